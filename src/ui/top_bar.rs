//! The top bar: puzzles, language, theme, sharing, present mode, help.

use super::Look;
use super::controls::press;
use super::root::{ask, find};
use super::share::{PaintedProp, address, copy, save_drawing};
use crate::link::{Destination, Link};
use crate::puzzle::Puzzle;
use crate::scene::{Palette, Theme};
use crate::ui::button::Button;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A choice in the top bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choice {
    /// The other language.
    Language,
    /// A theme.
    Theme(Theme),
    /// Present mode.
    Present,
    /// The list of keys.
    Help,
    /// A menu was opened or closed.
    Menu(Menu),
    /// The link of the share menu is in the other one of these: the language of this page, or that of its reader.
    ReaderLang,
    /// What the share menu has done, or could not do.
    Shared(Shared),
    /// Add the state of the page to the reader's own lesson.
    Station,
}

/// What the share menu has done, or could not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// The link is copied.
    Copied,
    /// The browser does not let the page copy.
    NotCopied,
    /// The link is too long for a QR code, or the file for it did not come.
    NoCode,
    /// The system's share sheet did not open.
    NoSheet,
    /// The browser did not open a window for the second screen.
    NoWindow,
}

/// The menus of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// No menu is open.
    None,
    /// The list of the puzzles, on screens too narrow for their names.
    Puzzles,
    /// The list of themes.
    Theme,
    /// The share menu.
    Share,
}

/// The properties of the top bar.
pub struct TopBarProps<'a> {
    /// Language, theme and present mode.
    pub look: Look,
    /// The page that is shown.
    pub place: Destination,
    /// The menu that is open.
    pub menu: Menu,
    /// The scene that was painted last, if the page has a drawing.
    pub painted: Option<PaintedProp>,
    /// Language and theme of the reader, which the links to other pages carry on.
    pub base: Link,
    /// The state of the page.
    pub link: &'a Link,
    /// Whether the share menu leaves the language to the reader of the link.
    pub reader_lang: bool,
    /// What the share menu did last; none before the first attempt.
    pub shared: Option<Shared>,
    /// How many stations the reader's own lesson has since the state was added, if it could be kept; none before that.
    pub added: Option<Option<usize>>,
    /// Called with the reader's choice.
    pub on_choose: Callback<Choice>,
}

/// The HTML of the top bar.
pub fn top_bar(props: &TopBarProps) -> Html {
    let texts = props.look.shell();
    let choose = |choice: Choice| press(&props.on_choose, choice);
    let toggle = |menu: Menu| choose(Choice::Menu(if props.menu == menu { Menu::None } else { menu }));
    let link = |place: Destination| Link { place, ..props.base.clone() }.to_string();
    let other = props.look.lang.other();
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
                        { share(props) }
                    }
                </span>
                <span class="with-menu">
                    { Button { class: "theme-button", expanded: Some(props.menu == Menu::Theme), ..Button::of(toggle(Menu::Theme)) }.words(texts.theme) }
                    if props.menu == Menu::Theme {
                        <div class="menu">
                            { for Theme::ALL.into_iter().zip(texts.themes).map(|(theme, name)| Button { pressed: Some(theme == props.look.theme), ..Button::of(choose(Choice::Theme(theme))) }.words(name)) }
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
        Destination::Puzzle(puzzle) => look.lang.title(puzzle).name,
    }
}

/// The HTML of the share menu.
fn share(props: &TopBarProps) -> Html {
    let (look, texts) = (props.look, props.look.shell());
    let title = title(props.place, &look);
    let on_shared = props.on_choose.reform(Choice::Shared);
    let shown = Link { lang: (!props.reader_lang).then_some(look.lang), ..props.link.clone() };
    let address = address(&shown.to_string());
    let write = Link { place: Destination::Write, ..props.base.clone() }.to_string();
    let added = props.added.map(|count| count.map_or(texts.not_kept.to_string(), texts.station_added));
    let told = props.shared.map(|shared| match shared {
        Shared::Copied => texts.copied,
        Shared::NotCopied => texts.copy_by_hand,
        Shared::NoCode => texts.no_code,
        Shared::NoSheet => texts.no_sheet,
        Shared::NoWindow => texts.no_window,
    });
    // A function of a script, and what is told when it fails.
    let on_script = |file: &'static str, name: &'static str, words: [&'static str; 2], failed: Shared| {
        let (on_shared, address) = (on_shared.clone(), JsValue::from(&address));
        Callback::from(move |_: MouseEvent| {
            let (on_shared, address) = (on_shared.clone(), address.clone());
            spawn_local(async move {
                if ask(file, name, &[address, words[0].into(), words[1].into()]).await.is_none() {
                    on_shared.emit(failed);
                }
            });
        })
    };
    let on_code = on_script("share", "code", [texts.code, texts.close], Shared::NoCode);
    let on_sheet = has_sheet().then(|| on_script("share", "sheet", [title, ""], Shared::NoSheet));
    let on_frame = on_script("share", "frame", [texts.frame, texts.close], Shared::NoCode);
    let on_screen = on_script("screen", "open", [texts.screen_words, ""], Shared::NoWindow);
    let on_copied = on_shared.reform(|done| if done { Shared::Copied } else { Shared::NotCopied });
    let copied = address.clone();
    let on_copy = move |_: MouseEvent| {
        let on_copied = on_copied.clone();
        let on_copied = Callback::from(move |done| {
            on_copied.emit(done);
            if let Some(field) = field().filter(|_| !done) {
                field.select();
            }
        });
        copy(copied.clone(), on_copied);
    };
    let on_save = props.painted.clone().map(|painted| {
        Callback::from(move |_: MouseEvent| save_drawing(&painted, Palette { theme: look.theme }, title))
    });
    html! {
        <div class="menu share">
            <label>{ texts.link_label }<input type="text" readonly=true value={address} /></label>
            <label class="check"><input type="checkbox" checked={props.reader_lang} onclick={press(&props.on_choose, Choice::ReaderLang)} />{ texts.reader_lang }</label>
            { Button { class: "strong copy-link", ..Button::of(Callback::from(on_copy)) }.words(texts.copy_link) }
            { Button { class: "show-code", ..Button::of(on_code) }.words(texts.code) }
            if let Some(onclick) = on_sheet {
                { Button { class: "share-sheet", ..Button::of(onclick) }.words(texts.sheet) }
            }
            { Button { class: "show-frame", ..Button::of(on_frame) }.words(texts.frame) }
            <p role="status">{ told }</p>
            if let Some(onclick) = on_save {
                { Button { class: "second-screen", ..Button::of(on_screen) }.words(texts.second_screen) }
                { Button::of(onclick).words(texts.save_picture) }
                { Button { class: "add-station", ..Button::of(press(&props.on_choose, Choice::Station)) }.words(texts.add_station) }
                <p role="status">{ added }</p>
                <a href={write}>{ texts.write }</a>
            }
        </div>
    }
}

/// Whether the system has a share sheet that the page may open.
fn has_sheet() -> bool {
    web_sys::window().is_some_and(|window| Reflect::has(&window.navigator(), &"share".into()) == Ok(true))
}

/// The field with the link, which can be selected by hand.
fn field() -> Option<HtmlInputElement> {
    find(".share input")
}
