//! The changes that the form makes to a lesson.

use crate::lesson::{DraftField, DraftKind, Grade, LessonDraft, StationDraft};

/// A change of the form.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// This text was typed in this field.
    Type(DraftField, String),
    /// The grade with this index was chosen.
    Grade(usize),
    /// A station gets a kind of exercise, by its index.
    Kind(usize, usize),
    /// An option of a station becomes the right one.
    Right(usize, usize),
    /// A station gets another option.
    AddOption(usize),
    /// A station loses an option.
    DropOption(usize, usize),
    /// A new station at the end.
    AddStation,
    /// A station is removed.
    DropStation(usize),
    /// A station changes places with the one after it.
    Swap(usize),
}

/// Applies a change of the form. Returns the field that is typed in.
pub fn apply(draft: &mut LessonDraft, change: Change) -> Option<DraftField> {
    match change {
        Change::Type(field, text) => {
            if let Some(own) = draft.field(field) {
                *own = text;
            }
            return Some(field);
        }
        Change::Grade(index) => {
            if let Some(grade) = Grade::ALL.get(index) {
                draft.grade = grade.number().to_string();
            }
        }
        Change::Kind(station, kind) => {
            if let (Some(station), Some(&kind)) = (draft.stations.get_mut(station), DraftKind::ALL.get(kind)) {
                station.ask(kind);
            }
        }
        Change::Right(station, option) => {
            if let Some(station) = draft.stations.get_mut(station) {
                station.right = option;
            }
        }
        Change::AddOption(station) => {
            if let Some(station) = draft.stations.get_mut(station) {
                station.add_option();
            }
        }
        Change::DropOption(station, option) => {
            if let Some(station) = draft.stations.get_mut(station) {
                station.drop_option(option);
            }
        }
        Change::AddStation => draft.stations.push(StationDraft::default()),
        Change::DropStation(station) if station < draft.stations.len() => drop(draft.stations.remove(station)),
        Change::Swap(station) if station + 1 < draft.stations.len() => draft.stations.swap(station, station + 1),
        Change::DropStation(_) | Change::Swap(_) => {}
    }
    None
}
