//! The program of the page where the counts of a class are added up. The pages of the puzzles load it, too, to write a pupil's counts.

use casse_tete::link::{Destination, Link};
use casse_tete::pooled::PupilCounts;
use casse_tete::ui::{address, class};
use wasm_bindgen::prelude::wasm_bindgen;

fn main() {
    if Link::parse(&address::fragment()).0.place == Destination::Class {
        casse_tete::ui::app::mount::<class::ClassPage>();
    }
}

/// The counts that a page hands over as the text that a class adds up; none if no experiment yields them.
#[wasm_bindgen]
pub fn written(counts: &str) -> Option<String> {
    PupilCounts::from_page(counts).ok().map(|own| own.to_string())
}
