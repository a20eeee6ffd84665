//! Checks of the state while its search runs: settings changed on the way, what is lost, and what undo brings back.

use super::stroke::{CellStroke, Editing};
use super::{State, View};
use crate::link::{Link, LinkProblem};
use crate::puzzle::soma::solutions::{Inquiry, Question};
use crate::puzzle::soma::{Catalogue, Figure, Model, Preset, Rules, SIDE, moment};
use crate::scene::Camera;
use crate::search::event::{Side, StepEvent};
use crate::ui::page::state::{Linked, PageState};
use crate::ui::soma::state::later::argue;
use crate::ui::steps::Steps;
use crate::ui::trouble::Trouble;

fn opened(link: &str) -> State {
    let (parsed, problems) = Link::parse(link);
    assert_eq!(problems, [], "{link}");
    let state = State::of(&parsed);
    assert!(state.base.troubles.is_empty(), "{link}");
    state
}

fn order(state: &State, text: &str) -> Model {
    let order = crate::puzzle::soma::Order::parse(text, &state.model.pieces);
    assert!(order.is_some(), "{text}");
    Model { order: order.unwrap_or_else(|| state.model.order.clone()), ..state.model.clone() }
}

/// The next step of the search, from `step` on, at which so many pieces were tried on the branch.
fn reach(link: &str, step: u64, levels: usize) -> (State, u64) {
    let mut state = opened(link);
    let mut step = step;
    loop {
        state.go(step);
        if state.tried_levels() == levels || step > 100_000 {
            return (state, step);
        }
        step += 1;
    }
}

const BOTH: Rules = Rules { islands: true, parity: true };

#[test]
fn rules_switched_while_it_plays_go_on_playing() {
    let mut state = opened("#/soma?step=40");
    state.play_pause();
    assert!(state.player.playing);
    state.edit(Model { rules: BOTH, ..state.model.clone() });
    assert!(state.player.playing && state.step() == 40);
    state.tick(2_000.0);
    assert!(state.step() > 40 && state.player.playing);
    assert_eq!(state.link().value("switched"), Some("none:40"));
}

#[test]
fn a_switch_on_and_off_at_one_step_leaves_nothing() {
    let mut state = opened("#/soma?step=40");
    for rules in [BOTH, Rules::default()] {
        state.edit(Model { rules, ..state.model.clone() });
    }
    assert!(state.timeline.changes().is_empty());
    assert_eq!(state.link().to_string(), "#/soma?step=40");
    // The same in a link that was written before.
    assert_eq!(opened("#/soma?switched=none:20.none:30&step=40").link().to_string(), "#/soma?step=40");
}

#[test]
fn the_pieces_left_are_reordered_without_losing_the_branch() {
    let (mut state, step) = reach("#/soma", 300, 5);
    let (before, path) = (state.link().to_string(), state.timeline.search().path());
    assert!(state.edit(order(&state, "1734526")));
    assert_eq!((state.step(), state.timeline.search().path(), state.lost), (step, path, None));
    state.go(step + 600);
    let link = state.link().to_string();
    assert!(link.contains("order=1734526") && link.contains(&format!("reordered=1734562:{step}")), "{link}");
    let again = opened(&link);
    assert_eq!(again.timeline.search().path(), state.timeline.search().path());
    assert_eq!(again.link().to_string(), link);
    // Back before the change, the old order is in use; undo leads to where the order was changed.
    state.go(step - 1);
    assert_eq!(state.timeline.judge().model().order.to_string(), "1734562");
    state.go(step + 600);
    assert!(state.undo());
    assert_eq!((state.step(), state.link().to_string()), (step, before));
    // In the end every solution is found, whatever was changed on the way.
    let (mut state, _) = reach("#/soma?rules=islands,parity&fix=1", 30, 4);
    assert!(state.edit(order(&state, "1734265")) && state.lost.is_none());
    state.go(u64::MAX);
    while state.winding() {
        state.wind();
    }
    assert!(state.timeline.finished());
    assert_eq!((state.found(state.timeline.tally()), state.placed()), (480, Some(11_520)));
}

#[test]
fn a_lost_run_is_told_and_undo_brings_it_back() {
    let mut state = opened("#/soma?rules=islands,parity&switched=none:100&step=2000");
    let path = state.timeline.search().path();
    assert!(state.edit(order(&state, "7654321")));
    assert_eq!((state.step(), state.lost.map(|lost| lost.step)), (0, Some(2_000)));
    state.go(5);
    assert_eq!(state.lost, None);
    assert!(state.undo());
    assert_eq!((state.step(), state.timeline.search().path()), (2_000, path.clone()));
    assert_eq!(state.link().value("switched"), Some("none:100"));
    assert!(state.redo());
    assert_eq!((state.step(), state.model.order.to_string().as_str()), (5, "7654321"));
    assert!(state.undo());
    assert!(state.edit(Model { fixed: Some(2), ..state.model.clone() }) && state.lost.is_some());
    assert!(state.undo());
    assert_eq!(state.timeline.search().path(), path);
}

#[test]
fn an_order_that_a_search_cannot_take_is_told() {
    for (bad, step) in [("7654321", "200"), ("1374562", "200"), ("1734562", "99999999999")] {
        let (link, _) = Link::parse(&format!("#/soma?order=1734526&reordered={bad}:{step}&step=250"));
        let state = State::of(&link);
        assert_eq!(state.base.troubles.len(), 1, "{bad}");
        assert!(
            matches!(&state.base.troubles[0], Trouble::Value(LinkProblem::BadValue(value)) if value.key == "reordered")
        );
        assert_eq!(state.link().to_string(), "#/soma?order=1734526&step=250");
    }
    for bad in ["1734562", "1734562:x", "123:20", "1734562:20.1734526:10"] {
        let (link, _) = Link::parse(&format!("#/soma?reordered={bad}&step=9"));
        assert_eq!(State::of(&link).link().to_string(), "#/soma?step=9", "{bad}");
    }
}

#[test]
fn events_are_found_across_a_new_order() {
    let (mut state, _) = reach("#/soma?rules=islands", 50, 4);
    assert!(state.edit(order(&state, "1734256")) && state.lost.is_none());
    let target = crate::ui::jumps::JumpTarget::Event(StepEvent::Solution);
    state.jump(target, Side::After);
    for _ in 0..10_000 {
        if state.player.seeking().is_none() && !state.winding() {
            break;
        }
        state.tick(16.0);
    }
    assert!(matches!(state.moment().outcome, moment::Decision::Solution), "{}", state.step());
}

#[test]
fn a_pasted_solution_is_shown_as_it_is_written() {
    const TEXT: &str = "/SOMA001 cube\n/333/774/172\n/634/574/112\n/664/562/552\n";
    const DIGITS: &str = "172112552774574562333634664";
    let mut state = opened("#/soma?figure=bathtub&step=9");
    assert!(state.read_text(TEXT));
    assert_eq!((state.view, state.link().value("solved")), (View::Solutions, Some(DIGITS)));
    let known = || {
        let model = Model::default();
        let found = crate::puzzle::soma::fast::solutions(&model.pieces, &model.figure);
        found.map(|(cover, found)| Catalogue::new(&model.pieces, &model.figure, &cover, &found))
    };
    let known = known();
    assert!(known.is_some());
    known.into_iter().for_each(|known| state.know(known, 0));
    let digits = |state: &State| -> String {
        let placed = state.pieces_in_order();
        let at =
            |cell: usize| placed.iter().find(|(_, cells)| cells >> cell & 1 == 1).map_or(0, |(piece, _)| piece + 1);
        (0..27).map(|cell| at(cell).to_string()).collect()
    };
    assert_eq!(digits(&state), DIGITS);
    let number = state.solution;
    let same = opened(&state.link().to_string());
    assert_eq!(same.pasted, state.pasted);
    // Another solution, and back: now as the gallery shows it, a turned one of the same class.
    state.show_solution(number.abs_diff(1));
    state.show_solution(number);
    assert_eq!(state.link().value("solved"), None);
    assert!(state.undo() && state.pasted.is_none() && state.model.figure != Figure::default());
    // Cells that name pieces without being a solution: the figure is read, and the pieces are named.
    assert!(state.read_text("/333/774/172\n/634/574/112\n/664/652/552"));
    let told = |trouble: &_| matches!(trouble, Trouble::Own(crate::puzzle::soma::Problem::NoSolution { letters }) if letters == "A, B");
    assert!(state.base.troubles.iter().any(told) && state.pasted.is_none());
    assert!(!state.base.is_wrong());
}

#[test]
fn placements_begin_with_the_first() {
    let mut state = opened("#/soma?view=placements");
    assert_eq!((state.step(), state.in_place().len(), state.name()), (1, 1, "idle"));
    assert_eq!(state.link().to_string(), "#/soma?view=placements");
    state.go(0);
    assert_eq!(state.link().to_string(), "#/soma?view=placements&step=0");
    assert!(opened("#/soma?view=placements&step=0").in_place().is_empty());
}

#[test]
fn a_stroke_over_the_editor_is_one_edit() {
    let at = |x: i16| crate::puzzle::soma::cell(x, 0, 0);
    let stroke = |state: &mut State, painted: Editing, cells: &[i16]| {
        let changed = state.paint(painted, CellStroke::Begin(at(cells[0])));
        for &x in &cells[1..] {
            state.paint(painted, CellStroke::Over(at(x)));
        }
        state.paint(painted, CellStroke::End);
        changed
    };
    let mut state = opened("#/soma?view=figure&figure=bathtub");
    assert!(!stroke(&mut state, Editing::Figure, &[0, 1, 2, 1, 3]));
    assert_eq!(state.draft.count(), 23);
    // Filled again by a stroke that began at an empty cell: the figure is there again.
    stroke(&mut state, Editing::Figure, &[0, 1, 2, 3, 4]);
    assert!(state.is_built() && state.preset() == Some(Preset::Bathtub));
    assert!(!state.paint(Editing::Figure, CellStroke::Over(at(2))), "the stroke has ended");
    state.undo();
    assert_eq!(state.draft.count(), 23);
    state.undo();
    assert!(state.is_built());
    assert_eq!(state.base.history.can(), (false, true));
}

#[test]
fn cubes_are_added_and_taken_away_on_the_figure_in_space() {
    let mut state = opened("#/soma?view=figure");
    // The last cube is the upper one, in front, on the right; the box grows on every side.
    for (face, sides) in [(0, [3, 4, 3]), (1, [4, 3, 3]), (5, [3, 3, 4])] {
        state.click_cube(26, face);
        assert_eq!((state.draft.count(), state.draft.sides()), (28, sides), "{face}");
        state.undo();
    }
    for (face, sides) in [(2, [3, 4, 3]), (3, [4, 3, 3]), (4, [3, 3, 4])] {
        state.click_cube(0, face);
        assert_eq!((state.draft.count(), state.draft.sides()), (28, sides), "{face}");
        state.undo();
    }
    state.click_cube(26, 5);
    state.removes = true;
    state.click_cube(0, 0);
    assert!(state.is_built() && state.model.figure != Figure::default());
    assert!(!state.click_cube(99, 0));
    // Beyond the longest side nothing is added.
    let longest = *SIDE.end();
    let mut state = opened(&format!("#/soma?view=figure&draft={}", "o".repeat(longest)));
    state.click_cube(longest - 1, 1);
    assert_eq!(state.draft.count(), longest);
}

#[test]
fn the_camera_and_the_kind_are_in_the_link() {
    let mut state = opened("#/soma?camera=200.-30&view=solutions&kind=PP");
    let camera = state.base.sight.camera.unwrap_or(Camera::STANDARD);
    assert!((camera.yaw.to_degrees() - 200.0).abs() < 1e-9 && (camera.pitch.to_degrees() + 30.0).abs() < 1e-9);
    let link = state.link().to_string();
    assert!(link.contains("camera=200.-30") && link.contains("kind=PP"), "{link}");
    assert_eq!(opened(&link).link().to_string(), link);
    // Mirror images are of one kind.
    assert!(opened("#/soma?view=solutions&kind=VB").link().to_string().contains("kind=VA"));
    // Another figure is seen from its own side.
    state.edit_figure(Figure::read(Preset::WWall.text()).unwrap_or_default());
    assert!(state.base.sight.camera.is_none() && state.kind.is_none() && state.home() != Camera::STANDARD);
    for bad in
        ["camera=360.0", "camera=10.84", "camera=10", "camera=x.y", "camera=1.2.3", "kind=V", "kind=VXP", "kind=Q7"]
    {
        let state = State::of(&Link::parse(&format!("#/soma?{bad}")).0);
        assert_eq!((state.base.troubles.len(), state.link().to_string().as_str()), (1, "#/soma"), "{bad}");
    }
}

/// The page knows that the figure has no solution.
fn know_none(state: &mut State) {
    let none = Catalogue::of_classes(&state.model.pieces, &state.model.figure, &[]);
    assert!(none.is_some());
    none.into_iter().for_each(|none| state.know(none, 0));
}

#[test]
fn an_argument_that_a_link_asks_for_is_shown_once_it_is_there() {
    use crate::puzzle::soma::why::{Weights, Why};
    use crate::ui::soma::state::Shows;
    let told = |state: &State| state.base.troubles.len();
    let wall = "#/soma?figure=w-wall&view=figure&shows=weights";
    let mut state = opened(wall);
    assert_eq!((state.shows, state.link().to_string().as_str()), (Shows::Weights, wall));
    // Until it is there, the figure is edited.
    assert!(!state.wants_why() && state.edits() && state.step() == 0 && state.farthest() == 0);
    know_none(&mut state);
    assert!(state.wants_why());
    // Weights that prove nothing are not taken: the worker is told as faulty, and the link as asking for what there is not.
    let class = state.model.figure.classes()[0];
    let weights = |cells: crate::puzzle::soma::Mask| Weights((0..27).map(|cell| (cells >> cell & 1) as u32).collect());
    let mut other = opened(wall);
    know_none(&mut other);
    other.take_why(Why { weights: Some(weights(!class)), ..Why::default() });
    argue(&mut other);
    assert_eq!((other.shows, told(&other)), (Shows::Cubes, 2));
    state.take_why(Why { weights: Some(weights(class)), ..Why::default() });
    argue(&mut state);
    assert_eq!((state.shows, told(&state), state.wants_why()), (Shows::Weights, 0, false));
    assert!(!state.edits());
    // Another figure has other arguments.
    state.edit_figure(Figure::default());
    assert!(state.shows == Shows::Cubes && state.weights().is_none());
    // A figure that can be built has none.
    let mut cube = opened("#/soma?view=figure&shows=chain&step=2");
    assert_eq!(cube.link().to_string(), "#/soma?view=figure&shows=chain&step=2");
    let Model { pieces, figure, .. } = cube.model.clone();
    let inquiry = Inquiry::new(&pieces, &figure, Question::Classes).map(|mut inquiry| {
        inquiry.advance(u64::MAX);
        inquiry.catalogue()
    });
    assert!(inquiry.is_some());
    inquiry.into_iter().for_each(|catalogue| cube.know(catalogue, 0));
    assert_eq!((cube.shows, told(&cube), cube.link().to_string().as_str()), (Shows::Cubes, 1, "#/soma?view=figure"));
    // Another view has no such key.
    assert_eq!(opened("#/soma?view=solutions&shows=chess").link().to_string(), "#/soma?view=solutions");
}

#[test]
fn the_argument_about_the_cube_is_stepped_and_in_the_link() {
    use crate::ui::soma::state::Shows;
    let mut state = opened("#/soma?view=figure&shows=proof&step=4");
    assert_eq!(state.link().to_string(), "#/soma?view=figure&shows=proof&step=4");
    argue(&mut state);
    let last = state.farthest();
    assert!(last > 10 && state.step() == 4 && !state.edits() && state.in_place().len() == 1);
    assert_eq!(state.link().to_string(), "#/soma?view=figure&shows=proof&step=4");
    state.go(last);
    assert!(state.finished() && state.in_place().is_empty());
    // What is shown next begins anew.
    state.show(Shows::Chess);
    assert_eq!(
        (state.step(), state.farthest(), state.link().to_string().as_str()),
        (0, 0, "#/soma?view=figure&shows=chess")
    );
    state.show(Shows::Proof);
    assert_eq!((state.step(), state.farthest()), (0, last));
    let mut beyond = State::of(&Link::parse("#/soma?view=figure&shows=proof&step=99").0);
    argue(&mut beyond);
    assert_eq!((beyond.step(), beyond.base.troubles.len()), (last, 1));
    // It is about the cube only.
    let other = State::of(&Link::parse("#/soma?figure=bathtub&view=figure&shows=proof").0);
    assert_eq!((other.shows, other.base.troubles.len()), (Shows::Cubes, 1));
    state.edit_figure(Figure::read(Preset::Bathtub.text()).unwrap_or_default());
    assert!(state.shows == Shows::Cubes && state.farthest() == 0);
}

#[test]
fn the_ways_are_asked_for_and_in_the_link() {
    use crate::puzzle::soma::assemble::seek::WaySearch;
    use crate::puzzle::soma::assemble::way::Ways;
    use crate::puzzle::soma::solutions::solution;
    let link = "#/soma?view=solutions&ways=gravity&step=3";
    let mut state = opened(link);
    assert_eq!(state.link().to_string(), link);
    // Not before there is a solution.
    assert!(!state.wants_ways());
    let Model { pieces, figure, .. } = state.model.clone();
    let inquiry = Inquiry::new(&pieces, &figure, Question::Classes).map(|mut inquiry| {
        inquiry.advance(u64::MAX);
        inquiry.catalogue()
    });
    inquiry.into_iter().for_each(|catalogue| state.know(catalogue, 0));
    assert!(state.wants_ways() && state.ways().is_none());
    let (parts, gravity) = state.way_parts();
    // The one on show, then all.
    assert_eq!((parts.iter().map(Vec::len).collect::<Vec<_>>(), gravity), (vec![1, 100, 100, 40], true));
    let ways = |labels: &Vec<u8>| {
        let mut search = WaySearch::new(&figure, &solution(labels, pieces.count()), gravity);
        search.advance(u64::MAX);
        search.answer()
    };
    let found: Vec<Vec<Ways>> = parts.iter().map(|part| part.iter().map(ways).collect()).collect();
    assert!(!state.take_ways(found[..2].to_vec()), "an answer is missing");
    state.way_parts();
    assert!(state.take_ways(found.clone()));
    assert_eq!(state.ways.tally.map(|tally| (tally.kinds, tally.others)), Some(([240, 0, 0, 0], 0)));
    assert!(!state.wants_ways() && state.ways_of_pieces().len() == 7 && state.in_place().len() == 3);
    assert_eq!(state.link().to_string(), link);
    // Another solution is known, too; without gravity it is another question.
    state.show_solution(86);
    assert!(!state.wants_ways() && state.ways().is_some());
    state.show_ways(Some(false));
    assert!(state.wants_ways() && state.ways().is_none());
    assert_eq!(state.link().to_string(), "#/soma?view=solutions&solution=87&ways=free");
    state.show_ways(None);
    assert!(!state.wants_ways() && state.step() == 7);
    // From the beginning, played once they are known.
    state.show_ways(Some(true));
    assert!(state.step() == 0 && !state.player.playing);
    // Also when gravity is chosen before.
    state.show_ways(Some(false));
    state.show_ways(Some(true));
    let (parts, _) = state.way_parts();
    let found: Vec<Vec<Ways>> = parts.iter().map(|part| part.iter().map(ways).collect()).collect();
    assert!(state.take_ways(found.clone()) && state.player.playing && state.step() == 0);
    // A step that was taken before they were known is kept, and nothing plays.
    state.show_ways(None);
    state.show_ways(Some(true));
    state.aim(4);
    state.way_parts();
    assert!(state.take_ways(found) && !state.player.playing && state.step() == 4);
}
