//! The bar below the board: a new game, undo and redo of moves, a hint. On a telephone it is under the thumb, and has also what the
//! transport bar and the panels are for elsewhere.

use super::Taquin;
use super::act::Act;
use super::state::Hint;
use crate::puzzle::taquin::Parity;
use crate::ui::Look;
use crate::ui::button::Button;
use crate::ui::controls::{Icon, icon, press};
use crate::ui::keys::Command;
use crate::ui::parts::button;
use crate::ui::transport::TransportCommand;
use yew::prelude::*;

/// The HTML of the bar.
pub fn bar(page: &Taquin, look: &Look) -> Html {
    let (state, shell, texts) = (&page.state, look.shell(), &look.lang.taquin().hand);
    let calls = &page.frame.calls;
    let play = &state.play;
    let (back, ahead) = (play.made() > 0, play.made() < play.known());
    let stuck = !Parity::of(&play.board()).is_solvable();
    let key = |class: &'static str, name: &'static str, picture: Icon, command: Command, can: bool| {
        let onclick = press(&calls.key, command);
        Button { class, name: Some(name.into()), disabled: !can, ..Button::of(onclick) }.html(icon(picture))
    };
    let (picture, name) = match state.player.playing {
        true => (Icon::Pause, shell.transport.pause),
        false => (Icon::Play, shell.transport.play),
    };
    let onplay = press(&calls.moves, TransportCommand::PlayPause);
    let [new, more] = texts.bar;
    html! {
        <div class="row tools play-bar" role="group" aria-label={look.lang.taquin().setup.board} data-more={page.more.then_some("1")}>
            { Button { class: if stuck || state.is_won() { "new-game strong" } else { "new-game" }, ..Button::of(press(&calls.act, Act::NewGame)) }.words(new) }
            { key("undo", shell.undo, Icon::Undo, Command::Undo, back) }
            { key("redo", shell.redo, Icon::Redo, Command::Redo, ahead) }
            if ahead || state.player.playing { { Button { class: "play-moves", name: Some(name.into()), ..Button::of(onplay) }.html(icon(picture)) } }
            { Button { class: "hint-button", disabled: stuck, ..Button::of(press(&calls.act, Act::Hint)) }.html(html! { <>{ texts.buttons[0] }<kbd>{ "H" }</kbd></> }) }
            if state.hint.and_then(Hint::way).is_some() { { button("do-it", texts.buttons[1], &calls.act, Act::DoHint) } }
            { Button { class: "more", expanded: Some(page.more), ..Button::of(press(&calls.act, Act::More)) }.words(more) }
        </div>
    }
}
