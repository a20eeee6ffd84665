//! The page about accessibility, which the home program shows for the link `#/?about=access`.

use crate::link::Link;
use crate::ui::Look;
use crate::ui::help::key_list;
use yew::prelude::*;

/// The page.
pub fn access(look: &Look, home: &Link) -> Html {
    let (texts, shell) = (look.lang.access(), look.shell());
    let keys = shell.keys.iter().chain([&shell.letter_keys]);
    let list = |(heading, items): (&'static str, &[&'static str])| {
        html! { <section><h2>{ heading }</h2><ul>{ for items.iter().map(|item| html! { <li>{ *item }</li> }) }</ul></section> }
    };
    html! {
        // With a key of its own, so that it begins at its top.
        <main class="home-page access" key="access">
            <h1>{ shell.access }</h1>
            <p class="motto">{ texts.about }</p>
            <section>
                <h2>{ texts.ways }</h2>
                { for texts.way.iter().map(|(heading, words)| html! { <><h3>{ *heading }</h3><p>{ *words }</p></> }) }
            </section>
            { list((texts.tested.0, &texts.tested.1)) }
            { list((texts.missing.0, &texts.missing.1)) }
            <section>
                <h2>{ shell.keys_title }</h2>
                { key_list(keys) }
            </section>
            <p><a href={home.to_string()}>{ texts.back }</a></p>
        </main>
    }
}
