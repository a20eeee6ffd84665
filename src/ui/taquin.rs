//! The page of the taquin.

use super::app::Program;
use super::{Look, PageProps};
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::text::Lang;
use yew::prelude::*;

/// The program of the taquin.
pub struct Taquin;

impl Program for Taquin {
    const PUZZLE: Puzzle = Puzzle::Taquin;

    fn page(_props: PageProps) -> Html {
        html! {}
    }

    fn home(_look: Look, _base: Link) -> Html {
        // The program of Instant Insanity shows the home page.
        html! {}
    }

    fn keys(_lang: Lang) -> &'static [(&'static str, &'static str)] {
        &[]
    }
}
