//! The transport bar: buttons, slider and speed to move through the steps of every search and every solution.

use super::button::Button;
use super::controls::{Icon, choice, icon, press, sends};
use super::jump_row::jump_row;
use super::jumps::SliderMarks;
use super::steps::Steps;
use super::transport::{SPEEDS, TransportCommand, Work};
use crate::geometry::decimal;
use crate::text::Lang;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The HTML of the bar; empty where there is neither another step nor a job to stop.
/// `program` tells whether the program is shown, and is called to show or hide it; none without a program.
pub fn transport_bar(
    state: &impl Steps,
    marks: &SliderMarks,
    work: Work,
    lang: Lang,
    program: Option<(bool, Callback<bool>)>,
    on_move: &Callback<TransportCommand>,
) -> Html {
    let (shell, player) = (lang.shell(), state.player());
    let (texts, jumps, listing) = (&shell.transport, &shell.jumps, shell.listing.title);
    let (step, farthest, finished) = (state.step(), state.farthest(), state.finished());
    let whole = state.total().is_some();
    let button = |class: &'static str, name: &'static str, picture: Icon, what: TransportCommand, disabled: bool| {
        Button { class, name: Some(name.into()), disabled, ..Button::of(press(on_move, what)) }.html(icon(picture))
    };
    let position = sends(on_move, |event: InputEvent| {
        let slider = event.target_dyn_into::<HtmlInputElement>()?;
        Some(TransportCommand::To(slider.value_as_number() as u64))
    });
    let begun = step > 0;
    let steps = !whole || farthest > 0;
    if !steps && work == Work::Idle {
        return html! {};
    }
    let words = (texts.step_of)(step, whole.then_some(farthest));
    html! {
        <footer class={classes!("transport", (!steps).then_some("work-only"))} role="group" aria-label={texts.label}>
            if steps {
                <div class="moves">
                    { button("first", texts.first, Icon::First, TransportCommand::First, !begun) }
                    { button("back", texts.back, Icon::Back, TransportCommand::Back, !begun) }
                    if player.playing {
                        { button("play", texts.pause, Icon::Pause, TransportCommand::PlayPause, false) }
                    } else {
                        { button("play", texts.play, Icon::Play, TransportCommand::PlayPause, false) }
                    }
                    { button("step", texts.step, Icon::Step, TransportCommand::Step, finished) }
                    { button("last", texts.last, Icon::Last, TransportCommand::Last, finished) }
                </div>
                <select class="speed" aria-label={texts.speed} title={texts.speed} onchange={choice(on_move, |line| Some(TransportCommand::Speed(line)))}>
                    { for SPEEDS.iter().enumerate().map(|(index, &speed)| html! {
                        <option selected={index == player.speed}>{ (texts.per_second)(speed) }</option>
                    }) }
                    <option selected={player.is_by_events()}>{ jumps.by_events }</option>
                </select>
                <div class="track">
                <input class="position" type="range" min="0" max={farthest.max(1).to_string()} step="1"
                    value={step.to_string()} aria-label={texts.position} aria-valuetext={words.clone()}
                    disabled={farthest == 0} oninput={position} />
                { marks.drawing(farthest) }
                </div>
                <span class="where">{ words }</span>
                { Button { class: "jump-button", name: Some(jumps.open[0].into()), expanded: Some(player.jumps), ..Button::of(press(on_move, TransportCommand::Jumps)) }.html(html! { <><span class="long">{ jumps.open[0] }</span><span class="short" aria-hidden="true">{ jumps.open[1] }</span></> }) }
                if let Some((shown, on_listing)) = program {
                    { Button { class: "program-button", name: Some(listing.into()), pressed: Some(shown), ..Button::of(press(&on_listing, !shown)) }.html(html! { <><span class="long">{ listing }</span><span class="short">{ "{ }" }</span></> }) }
                }
            }
            { progress(work, lang, on_move) }
            if steps && player.jumps { { jump_row(state, marks, lang, on_move) } }
        </footer>
    }
}

fn progress(work: Work, lang: Lang, on_move: &Callback<TransportCommand>) -> Html {
    let texts = &lang.shell().transport;
    let percent = |fraction: f64| (fraction * 100.0).floor() as u64;
    let bar = |fraction: f64| {
        html! {
            <progress max="1" value={decimal(fraction, 4)} aria-label={(texts.percent)(percent(fraction))} />
        }
    };
    match work {
        Work::Idle => html! {},
        Work::Running(fraction, left) => html! {
            <div class="work">
                { bar(fraction) }
                <span>{ (texts.percent)(percent(fraction)) }{ " · " }{ left.map_or(texts.estimating.to_string(), texts.left) }</span>
                { Button { class: "stop", ..Button::of(press(on_move, TransportCommand::Stop)) }.html(html! { <>{ icon(Icon::Stop) }{ texts.stop }</> }) }
            </div>
        },
        Work::Stopped(fraction) => html! {
            <div class="work">
                { bar(fraction) }
                <span>{ (texts.stopped_at)(percent(fraction)) }</span>
                { Button::of(press(on_move, TransportCommand::Resume)).html(html! { <>{ icon(Icon::Play) }{ texts.resume }</> }) }
            </div>
        },
    }
}
