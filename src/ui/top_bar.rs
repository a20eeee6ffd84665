//! The top bar: puzzles, language, theme, sharing, present mode, help.

use super::Look;
use super::controls::press;
use crate::link::{Destination, Link};
use crate::puzzle::Puzzle;
use crate::scene::{Hues, Theme};
use crate::ui::button::Button;
use yew::prelude::*;

/// A choice in the top bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choice {
    /// The other language.
    Language,
    /// A theme.
    Theme(Theme),
    /// The colours of the puzzles.
    Hues(Hues),
    /// Present mode.
    Present,
    /// The list of keys.
    Help,
    /// A menu was opened or closed.
    Menu(Menu),
}

/// The menus of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// No menu is open.
    None,
    /// The list of the puzzles, on screens too narrow for their names.
    Puzzles,
    /// The lists of themes and of the colours of the puzzles.
    Theme,
    /// The share menu, which `static/share.js` fills.
    Share,
}

/// The properties of the top bar.
pub struct TopBarProps {
    /// Language, theme and present mode.
    pub look: Look,
    /// The page that is shown.
    pub place: Destination,
    /// The menu that is open.
    pub menu: Menu,
    /// Language and theme of the reader, which the links to other pages carry on.
    pub base: Link,
    /// Whether what fills the share menu did not come.
    pub is_menu_missing: bool,
    /// Called with the reader's choice.
    pub on_choose: Callback<Choice>,
}

/// The HTML of the top bar.
pub fn top_bar(props: &TopBarProps) -> Html {
    let texts = props.look.shell();
    let choose = |choice: Choice| press(&props.on_choose, choice);
    let toggle = |menu: Menu| choose(Choice::Menu(if props.menu == menu { Menu::None } else { menu }));
    let link = |place: Destination| Link { place, ..props.base.clone() }.to_string();
    let (other, palette) = (props.look.lang.other(), props.look.palette);
    html! {
        <header class="top">
            <a class="home" href={link(Destination::Home)} aria-current={(props.place == Destination::Home).then_some("page")}>{ "Casse-tête" }</a>
            { Button { class: "puzzles-button", name: Some(texts.puzzles_label.into()), expanded: Some(props.menu == Menu::Puzzles), ..Button::of(toggle(Menu::Puzzles)) }.words("") }
            <nav class={(props.menu == Menu::Puzzles).then_some("open")} aria-label={texts.puzzles_label}>
                { for Puzzle::ALL.into_iter().map(|puzzle| {
                    let here = props.place == Destination::Puzzle(puzzle);
                    html! { <a href={link(Destination::Puzzle(puzzle))} aria-current={here.then_some("page")}>{ props.look.lang.title(puzzle).name }</a> }
                }) }
            </nav>
            <div class="actions">
                <button class="language" lang={other.name()} aria-label={texts.other_language_label} onclick={choose(Choice::Language)}>
                    { texts.other_language }
                </button>
                <span class="with-menu">
                    { Button { class: "share-button", expanded: Some(props.menu == Menu::Share), ..Button::of(toggle(Menu::Share)) }.words(texts.share) }
                    if props.menu == Menu::Share {
                        // static/share.js fills it.
                        <div class="menu share">
                            if props.is_menu_missing {
                                <p role="alert">{ texts.no_share }</p>
                            }
                        </div>
                    }
                </span>
                <span class="with-menu">
                    { Button { class: "theme-button", expanded: Some(props.menu == Menu::Theme), ..Button::of(toggle(Menu::Theme)) }.words(texts.theme) }
                    if props.menu == Menu::Theme {
                        <div class="menu">
                            { for Theme::ALL.into_iter().zip(texts.themes).map(|(theme, name)| Button { pressed: Some(theme == palette.theme), ..Button::of(choose(Choice::Theme(theme))) }.words(name)) }
                            <p>{ texts.hues_of }</p>
                            { for Hues::ALL.into_iter().zip(texts.hues).map(|(hues, name)| Button { pressed: Some(hues == palette.hues), ..Button::of(choose(Choice::Hues(hues))) }.words(name)) }
                        </div>
                    }
                </span>
                if props.place.is_puzzle() {
                    { Button { class: "present-button", ..Button::of(choose(Choice::Present)) }.words(texts.present) }
                }
                { Button { class: "help-button", name: Some(texts.help.into()), ..Button::of(choose(Choice::Help)) }.words("?") }
            </div>
        </header>
    }
}

/// The title of a page.
pub fn title(place: Destination, look: &Look) -> &'static str {
    match place {
        Destination::Home => "Casse-tête",
        Destination::Write => look.shell().write,
        Destination::Print => look.shell().print,
        Destination::Shelf => look.shell().shelf,
        Destination::Class => look.shell().class,
        Destination::Puzzle(puzzle) => look.lang.title(puzzle).name,
    }
}
