//! The form of a lesson that is being written: its head and its stations.

use super::change::Change;
use super::typed;
use crate::lesson::{DraftField, DraftKind, Grade, LessonDraft, POINTS, StationDraft, StationField};
use crate::text::write::WriteTexts;
use crate::ui::Look;
use crate::ui::controls::{choice, options, press};
use crate::ui::parts::button;
use yew::prelude::*;

/// The HTML of the form.
pub fn form(draft: &LessonDraft, look: &Look, on_change: &Callback<Change>) -> Html {
    let texts = look.lang.write();
    let labels = &texts.labels;
    let line = |label, field, value: &str| line(label, field, value, on_change);
    let grade = Grade::ALL.into_iter().position(|grade| grade.number().to_string() == draft.grade);
    let on_grade = choice(&on_change.reform(Change::Grade), Some);
    html! {
        <div class="form">
            <div class="lesson-head">
                { line(labels.title, DraftField::Title, &draft.title) }
                { line(labels.audience, DraftField::Audience, &draft.audience) }
                { line(labels.minutes, DraftField::Minutes, &draft.minutes) }
                <label>{ labels.level }<select onchange={on_grade}>{ options(look.lang.lesson().grades, grade) }</select></label>
            </div>
            { for draft.stations.iter().enumerate().map(|(index, own)| station(index, own, draft.stations.len(), texts, on_change)) }
            <datalist id="points">{ for POINTS.iter().map(|name| html! { <option value={*name} /> }) }</datalist>
            { button("add-station", texts.add, on_change, Change::AddStation) }
        </div>
    }
}

/// The fields of a station.
fn station(
    index: usize,
    own: &StationDraft,
    count: usize,
    texts: &'static WriteTexts,
    on_change: &Callback<Change>,
) -> Html {
    let labels = &texts.labels;
    let at = move |field| DraftField::Station(index, field);
    let line = |label, field, value: &str| line(label, at(field), value, on_change);
    let area = |label, field, value: &str| {
        let oninput = on_change.reform(move |event: InputEvent| Change::Type(at(field), typed(&event)));
        html! { <label>{ label }<textarea rows="3" value={value.to_string()} {oninput} /></label> }
    };
    let name = (texts.station)(index + 1);
    let button = |what: &'static str, on: bool, sign: &'static str, change: Change| {
        html! { <button disabled={!on} aria-label={format!("{name}: {what}")} title={what} onclick={press(on_change, change)}>{ sign }</button> }
    };
    let point = on_change.reform(move |event: InputEvent| Change::Type(at(StationField::Point), typed(&event)));
    let on_kind = choice(&on_change.reform(move |kind| Change::Kind(index, kind)), Some);
    let asks = own.kind != DraftKind::Nothing;
    html! {
        <fieldset class="station-draft" id={format!("station-{}", index + 1)}>
            <legend>{ &name }</legend>
            <div class="row">
                { button(texts.up, index > 0, "↑", Change::Swap(index.saturating_sub(1))) }
                { button(texts.down, index + 1 < count, "↓", Change::Swap(index)) }
                { button(texts.drop, true, "×", Change::DropStation(index)) }
                if own.link.starts_with("#/") { <a href={own.link.clone()}>{ texts.see }</a> }
            </div>
            { line(labels.station, StationField::Title, &own.title) }
            { area(labels.text, StationField::Text, &own.text) }
            { line(labels.link, StationField::Link, &own.link) }
            <label>{ labels.point }<input type="text" list="points" autocomplete="off" value={own.point.clone()} oninput={point} /></label>
            <label>{ labels.kind }<select class="kind" onchange={on_kind}>{ options(texts.kinds, Some(own.kind as usize)) }</select></label>
            if asks { { line(labels.asked, StationField::Asked, &own.asked) } }
            { match own.kind {
                DraftKind::Nothing => html! {},
                DraftKind::Number => line(labels.number, StationField::Answer, &own.answer),
                DraftKind::Choice => answers(index, own, texts, on_change),
                DraftKind::Action => html! {
                    <>
                        { area(labels.until, StationField::Until, &own.until) }
                        { line(labels.answer, StationField::Answer, &own.answer) }
                    </>
                },
            } }
            if asks {
                { line(labels.hint, StationField::Hint, &own.hint) }
                { line(labels.why, StationField::Why, &own.why) }
            }
            { line(labels.note, StationField::Note, &own.note) }
        </fieldset>
    }
}

/// The options of a choice; the right one is marked.
fn answers(index: usize, own: &StationDraft, texts: &'static WriteTexts, on_change: &Callback<Change>) -> Html {
    let option = |(option, text): (usize, &String)| {
        let field = DraftField::Station(index, StationField::Choice(option));
        let oninput = on_change.reform(move |event: InputEvent| Change::Type(field, typed(&event)));
        let number = option + 1;
        let right = on_change.reform(move |_: Event| Change::Right(index, option));
        html! {
            <div class="answer">
                <input type="radio" name={format!("right-{index}")} checked={option == own.right} aria-label={(texts.right)(number)} onchange={right} />
                <input type="text" autocomplete="off" aria-label={(texts.option)(number)} value={text.clone()} {oninput} />
                <button aria-label={(texts.drop_option)(number)} onclick={press(on_change, Change::DropOption(index, option))}>{ "×" }</button>
            </div>
        }
    };
    html! {
        <fieldset class="answers">
            <legend>{ texts.labels.options }</legend>
            { for own.options.iter().enumerate().map(option) }
            { button("", texts.add_option, on_change, Change::AddOption(index)) }
        </fieldset>
    }
}

/// A field of one line.
fn line(label: &'static str, field: DraftField, value: &str, on_change: &Callback<Change>) -> Html {
    let oninput = on_change.reform(move |event: InputEvent| Change::Type(field, typed(&event)));
    html! { <label>{ label }<input type="text" autocomplete="off" value={value.to_string()} {oninput} /></label> }
}
