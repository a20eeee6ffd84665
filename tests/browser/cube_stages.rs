//! The Hungarian cube put in order face first: from any colour, forth and back, many positions; no search where there is no way.

use super::cube::{algorithm, check_figures, until_algorithm, until_key};
use super::graph::{all, open_tab, until_words};
use super::page::{Page, visit, visit_with_each_engine};
use super::taquin::{choose, type_over, until_number};
use casse_tete::puzzle::cube::solve::stages::{Solution, Solver};
use casse_tete::puzzle::cube::theorem::Consequence;
use casse_tete::puzzle::cube::trial::{Positions, summary};
use casse_tete::puzzle::cube::{Cube, Face, Scheme, Spelling, Turn, random};
use casse_tete::search::sample::{Block, Dice};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;
use std::sync::LazyLock;
use std::time::Duration;

/// The core's own.
static SOLVER: LazyLock<Solver> = LazyLock::new(Solver::new);

/// A scramble with something to do in every stage.
const SCRAMBLE: &str = "R U2 D' B D' F L2 U' R2 F' D B2";

/// The turns of a solution, and how many are made before each of its steps and after the last.
fn turns(solution: &Solution) -> (Vec<Turn>, Vec<usize>) {
    let (mut turns, mut begins) = (vec![], vec![0]);
    for step in &solution.steps {
        turns.extend(step.algorithm.turns());
        begins.push(turns.len());
    }
    (turns, begins)
}

/// How many of them turn layers: turning the whole cube is no turn.
fn to_come(turns: &[Turn]) -> u64 {
    turns.iter().filter(|turn| turn.length() > 0).count() as u64
}

/// What the page has found for a cube must put it in order, and be what the core finds.
async fn check_solution(page: &Page, cube: &Cube, first: Face, lang: Lang) -> Solution {
    page.until_state("done").await;
    let solution = SOLVER.solve(cube, first).expect("a cube that turns reach");
    until_number(page, "cube.length", Some(solution.turns() as u64)).await;
    let text = page.text("document.querySelector('output[data-value=\"cube.solution\"]').dataset.text").await;
    assert_eq!(text, solution.algorithm().text(Spelling::Field));
    assert!(cube.along(algorithm(&text).turns()).is_solved(), "{text}");
    until_number(page, "cube.face-turns", Some(solution.length() as u64)).await;
    until_number(page, "cube.left", Some(solution.turns() as u64)).await;
    check_figures(page, cube).await;
    if solution.turns() > 0 {
        check_stage(page, &solution, 0, lang).await;
        // The stages together have as many turns as the counter tells.
        let sum = "[...document.querySelectorAll('.stage-steps small')].reduce((sum, each) => sum + parseInt(each.textContent), 0)";
        assert_eq!(page.eval(sum).await, json!(solution.turns()));
    }
    solution
}

/// The sentence names the stage of a step.
async fn check_stage(page: &Page, solution: &Solution, step: usize, lang: Lang) {
    let texts = &lang.cube().stages;
    let stage = solution.steps[step].stage;
    let said = (texts.stage)(stage.number(), texts.names[stage as usize]);
    page.until(&said, &format!("document.querySelector('.now').textContent.startsWith({})", json!(said))).await;
}

#[test]
fn a_cube_is_put_in_order_from_any_colour() {
    visit(async |page| {
        let cube = algorithm(SCRAMBLE).cube();
        let link = algorithm(SCRAMBLE).text(Spelling::Link);
        page.open(&format!("#/cube?alg={link}&lang=en")).await;
        page.click(".solve").await;
        until_key(page, "view", Some("stages")).await;
        for first in Face::ALL {
            choose(page, ".first-colour", first as usize).await;
            let letter = first.letter().to_string();
            until_key(page, "first", Some(letter.as_str()).filter(|_| first != Face::Up)).await;
            let solution = check_solution(page, &cube, first, Lang::En).await;
            page.click(".transport .last").await;
            until_words(page, ".now", &(Lang::En.cube().stages.done)(solution.turns())).await;
            until_number(page, "cube.left", Some(0)).await;
            assert!(page.is_seen(".now.good").await);
            // The live cube is still the one that was to be put in order.
            check_figures(page, &cube).await;
            page.click(".transport .first").await;
            until_key(page, "step", None).await;
        }
        // The link asks for the same at once.
        page.open(&page.link().await).await;
        check_solution(page, &cube, Face::Back, Lang::En).await;
    });
}

#[test]
fn a_link_with_a_method_is_solved_on_opening() {
    visit_with_each_engine(async |page| {
        for (lang, first, scheme) in [(Lang::Fr, Face::Down, Scheme::Text), (Lang::En, Face::Up, Scheme::Field)] {
            let link = format!(
                "#/cube?method=stages&alg=R_U_F&first={}&scheme={}&run=1&lang={}",
                first.letter(),
                scheme.name(),
                lang.name()
            );
            page.open(&link).await;
            let cube = algorithm("R U F").cube();
            let solution = check_solution(page, &cube, first, lang).await;
            page.until_link("run=1").await;
            // From wherever it stands, it is shown there again.
            page.leave_focus().await;
            page.keys([Key::Right, Key::Right, Key::Right]).await;
            until_key(page, "step", Some("3")).await;
            page.open(&page.link().await).await;
            page.until_state("done").await;
            until_number(page, "cube.left", Some(to_come(&turns(&solution).0[3..]))).await;
            until_key(page, "step", Some("3")).await;
        }
        // A random position, from facelets, in another view: it is solved all the same.
        let position = random::reachable(&mut Dice::new(8, 0));
        let facelets = Cube::of(&position).facelets();
        page.open(&format!("#/cube?facelets={facelets}&view=cube&run=1&lang=en")).await;
        page.until_state("done").await;
        let solution = SOLVER.solve(&Cube::of(&position), Face::Up).expect("a way");
        until_number(page, "cube.length", Some(solution.turns() as u64)).await;
        // The cube in order needs nothing.
        for lang in Lang::ALL {
            page.open(&format!("#/cube?view=stages&run=1&lang={}", lang.name())).await;
            page.until_state("done").await;
            until_number(page, "cube.length", Some(0)).await;
            until_words(page, ".now", lang.cube().stages.already).await;
            let text = page.eval("document.querySelector('output[data-value=\"cube.solution\"]').dataset.text").await;
            assert_eq!(text, json!(""));
        }
    });
}

#[test]
fn a_solution_is_gone_through_forth_and_back() {
    visit(async |page| {
        for lang in Lang::ALL {
            let cube = algorithm(SCRAMBLE).cube();
            let link = algorithm(SCRAMBLE).text(Spelling::Link);
            page.open(&format!("#/cube?alg={link}&view=stages&lang={}", lang.name())).await;
            let solution = check_solution(page, &cube, Face::Up, lang).await;
            let (turns, begins) = turns(&solution);
            let left = async |made: usize| {
                until_number(page, "cube.left", Some(to_come(&turns[made..]))).await;
                until_key(page, "step", Some(made.to_string().as_str()).filter(|_| made > 0)).await;
            };
            // Turn by turn.
            page.leave_focus().await;
            for made in 1..=6 {
                page.key(Key::Right).await;
                left(made).await;
                let step = (0..).find(|&step| made <= begins[step + 1]).expect("a step");
                check_stage(page, &solution, step, lang).await;
            }
            page.key(Key::Left).await;
            left(5).await;
            // Step by step, with the arrows up and down.
            page.key(Key::Home).await;
            left(0).await;
            for &begin in &begins[1..4] {
                page.key(Key::Down).await;
                left(begin).await;
            }
            page.key(Key::Up).await;
            left(begins[2]).await;
            // The list names every step with its turns; a click leads to where it begins.
            let steps = all(page, ".to-step", "textContent").await;
            let written: Vec<String> = solution.steps.iter().map(|step| step.algorithm.text(Spelling::Field)).collect();
            assert_eq!(
                steps.as_array().map(|steps| steps
                    .iter()
                    .map(|step| step.as_str().unwrap_or_default().trim().to_string())
                    .collect::<Vec<_>>()),
                Some(written)
            );
            for step in [0, solution.steps.len() - 1, solution.steps.len() / 2] {
                page.run("document.querySelectorAll('.to-step')[arguments[0]].click()", vec![json!(step)]).await;
                left(begins[step]).await;
                check_stage(page, &solution, step, lang).await;
                let current = "[...document.querySelectorAll('.to-step')].findIndex((button) => button.getAttribute('aria-current') === 'step')";
                assert_eq!(page.eval(current).await, json!(step), "the step that was clicked is the present one");
            }
            // Only what counts so far keeps its colours.
            page.click(".focus input").await;
            until_key(page, "focus", Some("1")).await;
            page.click(".transport .last").await;
            until_words(page, ".now", &(lang.cube().stages.done)(solution.turns())).await;
            // A turn by hand goes on from what is shown.
            page.leave_focus().await;
            page.key('r').await;
            until_key(page, "step", None).await;
            let all: Vec<Turn> =
                algorithm(SCRAMBLE).turns().chain(turns.iter().copied()).chain(algorithm("R").turns()).collect();
            until_algorithm(
                page,
                &all.iter().copied().collect::<casse_tete::puzzle::cube::Algorithm>().text(Spelling::Link),
            )
            .await;
            check_figures(page, &Cube::SOLVED.along(all)).await;
        }
    });
}

#[test]
fn what_turns_do_not_reach_is_not_searched() {
    visit(async |page| {
        page.before_load(
            "window.__jobs = 0;
             const post = Worker.prototype.postMessage;
             // A worker that starts gets its program first; that is no job yet.
             Worker.prototype.postMessage = function (...a) { window.__jobs += a[0].module ? 0 : 1; return post.apply(this, a); };",
        )
        .await;
        for (lang, example) in [(Lang::En, Consequence::Flip), (Lang::Fr, Consequence::Corners)] {
            let facelets = Cube::of(&example.position()).facelets();
            page.open(&format!("#/cube?facelets={facelets}&view=stages&run=1&lang={}", lang.name())).await;
            until_words(page, ".now", lang.cube().stages.unsolvable).await;
            assert_eq!(page.state().await, "idle");
            until_number(page, "cube.valid", Some(0)).await;
            until_number(page, "cube.length", None).await;
            page.click(".setup .solve").await;
            until_words(page, ".now", lang.cube().stages.unsolvable).await;
            assert_eq!(page.eval("window.__jobs").await, json!(0), "no worker is asked");
            let solution = "document.querySelector('output[data-value=\"cube.solution\"]').hasAttribute('data-text')";
            assert_eq!(page.eval(solution).await, json!(false));
            // Once it is repaired, it is solved.
            page.press_button(lang.cube().page.views[2]).await;
            page.click(".do-repair").await;
            until_number(page, "cube.valid", Some(1)).await;
            page.click(".setup .solve").await;
            page.until_state("done").await;
            assert!(page.number("cube.length").await.is_some());
        }
    });
}

#[test]
fn many_positions_are_solved() {
    visit(async |page| {
        for (lang, seed, workers) in [(Lang::En, 1, 2), (Lang::Fr, 7, 1)] {
            let usual = if seed == 1 { String::new() } else { format!("seed={seed}&") };
            page.open(&format!("#/cube?{usual}view=stages&workers={workers}&lang={}", lang.name())).await;
            page.until_state("done").await;
            open_tab(page, 2).await;
            type_over(page, ".says-panel .seed input", "100").await;
            page.click(".says-panel .positions").await;
            page.until_within(Duration::from_secs(30), "all are solved", "document.querySelector('output[data-value=\"cube.positions\"]')?.dataset.number === '100' && document.documentElement.dataset.state === 'done'").await;
            let mut experiment = Positions::new(&*SOLVER, Face::Up);
            let mut block = Block::new(&experiment, seed, 0, 100);
            block.advance(&mut experiment, u64::MAX);
            let known = summary(&block.into_counts());
            assert_eq!((known.cases, known.solved), (100, 100));
            until_number(page, "cube.least", Some(known.least)).await;
            until_number(page, "cube.most", Some(known.most)).await;
            let mean = page.text("document.querySelector('output[data-value=\"cube.mean\"]').dataset.number").await;
            assert_eq!(mean, format!("{:.3}", known.mean));
            until_key(page, "positions", Some("100")).await;
        }
        // Stopped, and gone on with; a search for a solution meanwhile is not lost.
        page.open("#/cube?alg=R_U&view=stages&positions=1000000&lang=en").await;
        page.until_state("done").await;
        open_tab(page, 2).await;
        let stop = "const root = document.documentElement;
            const told = () => Number(document.querySelector('output[data-value=\"cube.positions\"]')?.dataset.number ?? 0);
            const before = told();
            while (!(document.querySelector('.stop') && told() > before)) await new Promise(requestAnimationFrame);
            document.querySelector('.stop').click();
            while (root.dataset.state === 'busy') await new Promise(requestAnimationFrame);
            return [root.dataset.state, told()];";
        page.click(".says-panel .positions").await;
        let first = page.run_async(stop, vec![]).await;
        assert_eq!(first[0], json!("stopped"), "{first}");
        page.press_button(Lang::En.shell().transport.resume).await;
        let second = page.run_async(stop, vec![]).await;
        assert_eq!(second[0], json!("stopped"), "{second}");
        assert!(second[1].as_u64() > first[1].as_u64(), "{first} then {second}");
        assert!(second[1].as_u64() < Some(1_000_000), "{second}");
        // Beside it the solution is there as before.
        until_number(
            page,
            "cube.length",
            SOLVER.solve(&algorithm("R U").cube(), Face::Up).map(|own| own.turns() as u64),
        )
        .await;
    });
}

#[test]
fn small_cubes_are_named_by_their_colours_once_the_cube_was_turned() {
    visit(async |page| {
        // The edge between the front and the right stands at the back, because the cube was turned upside down after the first face.
        let link = "#/cube?alg=R_U_F2_L_D-_B_R2_U_F-_L2_D_F_R-_B2&view=stages&step=25";
        for (lang, words) in [(Lang::En, "2 (green, red) from UB to BR"), (Lang::Fr, "2 (vert, rouge) de UB")] {
            page.open(&format!("{link}&lang={}", lang.name())).await;
            page.until(words, &format!("document.querySelector('.now').textContent.includes({})", json!(words))).await;
        }
    });
}
