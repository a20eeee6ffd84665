//! Explanations of the played board: the last move, a hint, the encodings.

use super::{last_slide, slide};
use crate::puzzle::taquin::code::Division;
use crate::puzzle::taquin::scene::CELL;
use crate::puzzle::taquin::scene::motif::{Motif, TileImage};
use crate::puzzle::taquin::{Board, Parity, code};
use crate::scene::Id;
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::controls::{choice, formulas, options, sends};
use crate::ui::parts::{able, button, paragraph};
use crate::ui::table::Caption;
use crate::ui::taquin::Taquin;
use crate::ui::taquin::act::Act;
use crate::ui::taquin::state::{Hint, State, View};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.taquin().hand;
    let (made, runs) = (state.play.made(), state.play.runs());
    let board = state.play.board();
    let solvable = Parity::of(&board).is_solvable();
    let mut sentences: Vec<String> =
        last_slide(state, look).map(|slide| (texts.moved)(&slide, made, runs)).into_iter().collect();
    if made == 0 && solvable {
        sentences.push(texts.begin.to_string());
    }
    if board.is_solved() {
        sentences.push((texts.solved)(made, state.best(&state.play.start()).filter(|_| made > 0)));
    } else if !solvable {
        sentences.push(texts.unsolvable.to_string());
    }
    sentences
}

fn hint(state: &State, look: &Look) -> String {
    let texts = &look.lang.taquin().hand;
    let board = state.play.board();
    let words = |way| slide(&board, way, look).unwrap_or_default();
    match state.hint {
        None => String::new(),
        Some(Hint::Nearer(way, left, ways)) => (texts.hint)(&words(way), left, ways),
        Some(Hint::Some(way, left)) => format!("{}{}", (texts.some)(&words(way), left), searched(state, look)),
        Some(Hint::Looking) => format!("{}{}", texts.looking, searched(state, look)),
        Some(Hint::Lost) => texts.lost.to_string(),
        Some(Hint::Hopeless) => texts.hopeless.to_string(),
        Some(Hint::Solved) => texts.done.to_string(),
    }
}

/// How far the workers are with the shortest way from here, as a further sentence; empty while nobody would read it.
fn searched(state: &State, look: &Look) -> String {
    let (search, texts) = (&state.comparing, &look.lang.taquin().rounds);
    let Activity::Running(progress) = &search.solved else { return String::new() };
    let words = match progress.preparing {
        _ if !state.seeks_hint() => None,
        // A hint that is there already is read meanwhile.
        Some(_) => (state.hint == Some(Hint::Looking)).then(|| texts.waiting[1].to_string()),
        None if search.is_quick() => None,
        None => search.searched().map(texts.searching),
    };
    words.map(|words| format!(" {words}")).unwrap_or_default()
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &Taquin, look: &Look) -> Html {
    let (state, all) = (&page.state, look.lang.taquin());
    let texts = &all.hand;
    let on_act = &page.frame.calls.act;
    let board = state.play.board();
    let solvable = Parity::of(&board).is_solvable();
    let [_, _, again, search] = texts.buttons;
    html! {
        <>
            <p class="hinted" data-told="all">{ hint(state, look) }</p>
            <div class="row">
                { able("again", again.into(), on_act, (state.play.known() > 0).then_some(Act::Again)) }
                { able("search-here", search.into(), on_act, (board != state.model.board).then_some(Act::SearchHere)) }
            </div>
            { results(page, look) }
            if let Some(distance) = state.known().and_then(|known| known.of(&board)) { <p class="distance">{ (texts.distance)(distance) }</p> }
            <div class={classes!("verdict-box", if solvable { "good" } else { "bad" })}>
                <p><strong>{ if solvable { "✓ " } else { "✕ " } }{ all.parity.verdict[usize::from(!solvable)] }</strong></p>
                <p>{ super::parity::rule(&board, look) }</p>
                { button("", all.page.views[2], on_act, Act::Show(View::Parity)) }
            </div>
            { images(page, look) }
            { encodings(state, &board, look) }
        </>
    }
}

/// The best results on this board, and the links to the game.
fn results(page: &Taquin, look: &Look) -> Html {
    let (state, texts) = (&page.state, &look.lang.taquin().hand);
    let on_act = &page.frame.calls.act;
    let start = state.play.start();
    let time = |seconds: u32| (texts.time)(seconds.into());
    let [race, replay] = texts.links;
    let mut lines = vec![];
    if state.is_won() {
        lines.extend(
            if !state.unaided { Some(texts.won[1]) } else { page.added.is_best.then_some(texts.won[0]) }
                .map(String::from),
        );
        lines.extend(page.added.is_lost.then(|| texts.not_kept.to_string()));
    }
    lines.extend(page.results.of(&start).map(|best| (texts.result)(best.games, best.moves, &time(best.seconds))));
    lines.extend(page.results.of_sides(&start).map(|(boards, seconds)| (texts.of_size)(boards, &time(seconds))));
    html! {
        <>
            { for lines.into_iter().map(|line| paragraph("result", line)) }
            <div class="row">
                { button("copy-race", race, on_act, Act::CopyLink(false)) }
                { able("copy-replay", replay.into(), on_act, state.can_replay().then_some(Act::CopyLink(true))) }
            </div>
            <p class="copied" data-told="all">
                if let Some(done) = page.frame.copied {
                    { texts.copied[usize::from(!done)] }{ " " }<a href={page.copied.clone()}>{ page.copied.clone() }</a>
                }
            </p>
        </>
    }
}

/// What the tiles can show besides their numbers, in the order of the list.
const IMAGES: [Option<TileImage>; 4] =
    [None, Some(TileImage::Motif(Motif::Boat)), Some(TileImage::Motif(Motif::Squares)), Some(TileImage::Photo)];

/// The choice of what the tiles show.
fn images(page: &Taquin, look: &Look) -> Html {
    let texts = &look.lang.taquin().hand;
    let on_act = &page.frame.calls.act;
    // The line of the reader's own picture is there once a file was read.
    let names = texts.images[1..].iter().copied().take(3 + usize::from(page.photo.is_some()));
    let shown = IMAGES.iter().position(|&image| image == page.state.image);
    let onchange = choice(on_act, |line| IMAGES.get(line).map(|&image| Act::Image(image)));
    let onfile = sends(on_act, |event: Event| {
        let input: HtmlInputElement = event.target_dyn_into()?;
        let file = input.files()?.get(0)?;
        // The same file can be chosen again.
        input.set_value("");
        Some(Act::File(file))
    });
    html! {
        <div class="row images">
            <label class="workers">{ texts.images[0] }<select class="tile-image" {onchange}>{ options(names, shown) }</select></label>
            <label class="button open-file">{ texts.file[0] }<input type="file" class="unseen" accept="image/*" onchange={onfile} /></label>
            <p class="hint" data-told="all">{ texts.file[1 + usize::from(page.no_photo)] }</p>
        </div>
    }
}

/// The matrix, the vector, the number, and the conversions between them.
fn encodings(state: &State, board: &Board, look: &Look) -> Html {
    let texts = &look.lang.taquin().hand;
    let vector = code::vector(board);
    let lit = state.light.filter(|id| id.kind == CELL).map(|id| id.a as usize);
    let class = |cell: usize| classes!((lit == Some(cell)).then_some("lit"));
    let id = |cell: usize| Id::new(CELL, cell, 0).to_string();
    let [matrix, vector_name, number] = texts.names;
    let last = vector.len() - 1;
    let entries = |between: &'static str| {
        html! { <>{ for vector.iter().enumerate().map(|(cell, tile)| html! {
            <><span class={class(cell)} data-id={id(cell)}>{ tile }</span>{ if cell < last { between } else { "" } }</>
        }) }</> }
    };
    html! {
        <section class="encodings" aria-label={texts.encodings}>
            <h2>{ texts.encodings }</h2>
            <dl>
                <dt>{ matrix }</dt>
                <dd><table class="matrix">{ Caption::Heard(matrix).html() }<tbody>
                    { for code::v_to_m(&vector, board.width()).iter().enumerate().map(|(row, tiles)| html! {
                        <tr>{ for tiles.iter().enumerate().map(|(column, tile)| {
                            let cell = row * board.width() + column;
                            html! { <td class={class(cell)} data-id={id(cell)}>{ tile }</td> }
                        }) }</tr>
                    }) }
                </tbody></table></dd>
                <dt>{ vector_name }</dt>
                <dd class="vector">{ "(" }{ entries(";") }{ ")" }</dd>
                <dt>{ number }</dt>
                <dd class="number">{ if code::v_to_n(&vector).is_some() { entries("") } else { html! { texts.no_number } } }</dd>
            </dl>
            <dl class="conversions">
                { for texts.conversions.into_iter().zip(worked(&vector, board.width())).map(|((name, what), lines)| html! {
                    <>
                        <dt>{ name }</dt>
                        <dd>{ what }<div class="worked">{ for lines.iter().map(|line| html! { <div>{ formulas(line) }</div> }) }</div></dd>
                    </>
                }) }
            </dl>
        </section>
    }
}

/// The four conversions with the numbers of a board, line by line: NtoV, VtoM, MtoV, VtoN. Larger boards have no number.
fn worked(vector: &[u8], width: usize) -> [Vec<String>; 4] {
    let join = |tiles: &[u8], between: &str| tiles.iter().map(u8::to_string).collect::<Vec<_>>().join(between);
    let (number, matrix) = (code::v_to_n(vector), code::v_to_m(vector, width));
    let divided = |(place, Division { number, quotient, digit }): (usize, Division)| {
        format!("{number} = 10·{quotient} + {digit}, v_{} = {digit}", vector.len() - place)
    };
    let row = |(row, tiles): (usize, &Vec<u8>)| {
        let from = row * width + 1;
        format!("v_{from} … v_{} = {}", from + width - 1, join(tiles, " "))
    };
    let rows: Vec<String> = matrix.iter().map(|tiles| format!("({})", join(tiles, " "))).collect();
    let power = |(place, tile): (usize, &u8)| match vector.len() - 1 - place {
        0 => tile.to_string(),
        1 => format!("{tile}·10"),
        power => format!("{tile}·10^{power}"),
    };
    let powers: Vec<String> = vector.iter().enumerate().map(power).collect();
    [
        number.map(|number| code::divisions(number).enumerate().map(divided).collect()).unwrap_or_default(),
        matrix.iter().enumerate().map(row).collect(),
        vec![format!("{} → ({})", rows.join(" "), join(&code::m_to_v(&matrix), ";"))],
        number.map(|number| format!("{} = {number}", powers.join(" + "))).into_iter().collect(),
    ]
}
