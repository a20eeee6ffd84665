//! The state of the page of the Soma cube, without the browser: what actions make of it, and what link it is.

mod link;
mod track;

use crate::link::Problem as LinkProblem;
use crate::puzzle::soma::assemble::assembling_order;
use crate::puzzle::soma::contest::{Outcome, RULES};
use crate::puzzle::soma::derive::Derivation;
use crate::puzzle::soma::draft::Draft;
use crate::puzzle::soma::figure::Mask;
use crate::puzzle::soma::moment;
use crate::puzzle::soma::placement::placements;
use crate::puzzle::soma::preset::Preset;
use crate::puzzle::soma::solutions::{Class, solution};
use crate::puzzle::soma::theory::{Kind, kind, kinds};
use crate::puzzle::soma::{Assembly, Catalogue, Figure, Model, Moment, Placement, Problem, Request, Rules, Setup};
use crate::scene::Id;
use crate::search::whole::Whole;
use crate::search::{Plan, Tally, Timeline};
use crate::ui::activity::Activity;
use crate::ui::history::History;
use crate::ui::page::desktop;
use crate::ui::steps::Steps;
pub use crate::ui::transport::Goal;
use crate::ui::transport::Player;
use crate::ui::trouble;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The workers share the search in at least so many parts, if it has as many.
const PARTS: usize = 64;

/// Pictures of the gallery that are shown before more are asked for: all solutions of the cube.
pub const PICTURES: usize = 240;

/// What the drawing shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// The search, placement by placement.
    #[default]
    Search,
    /// Why there are seven pieces.
    Pieces,
    /// All placements of a piece.
    Placements,
    /// All solutions.
    Solutions,
    /// The figure and its editor.
    Figure,
}

impl View {
    /// All views, in the order of their tabs.
    pub const ALL: [View; 5] = [View::Search, View::Pieces, View::Placements, View::Solutions, View::Figure];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            View::Search => "search",
            View::Pieces => "pieces",
            View::Placements => "placements",
            View::Solutions => "solutions",
            View::Figure => "figure",
        }
    }
}

/// What the figure view shows on the figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shows {
    /// Its cubes.
    #[default]
    Cubes,
    /// The chessboard.
    Chess,
    /// A class of (x, y, z) mod 2, or a part, that tells why it cannot be built.
    Cells(Mask),
}

/// What went wrong, to be told where it belongs.
pub type Trouble = trouble::Trouble<Problem>;

/// All solutions, with what the page shows of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Solutions {
    /// The classes.
    pub catalogue: Catalogue,
    /// The kind of each class; only those of the cube have one.
    pub kind_of: Vec<Option<Kind>>,
    /// The classes of each kind.
    pub kinds: BTreeMap<Kind, Vec<usize>>,
}

/// What the four sets of rules come to, as far as it is known.
pub type Contest = [Option<Outcome>; RULES.len()];

/// What the drawing depends on.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// The present step of the track.
    pub step: u64,
    view: View,
    model: Model,
    draft: Option<Draft>,
    chosen: (usize, usize, usize),
    known: bool,
    light: Option<Id>,
    apart: u8,
    numbers: bool,
    shows: Shows,
}

impl Seen {
    /// Whether the same is a step further or one back.
    pub fn by_one(&self, before: &Seen) -> bool {
        let same = (self.view, self.chosen, &self.model) == (before.view, before.chosen, &before.model);
        same && self.step.abs_diff(before.step) == 1
    }
}

/// See the module.
pub struct State {
    /// The last good figure, and how it is searched.
    pub model: Model,
    /// The figure as it is being built in the editor.
    pub draft: Draft,
    history: History<(Model, Draft)>,
    /// The search, at the step that is shown.
    pub timeline: Timeline<Assembly>,
    /// The parts of the search, once the workers have been asked for it.
    pub plan: Option<Plan<Mask>>,
    /// The search by the workers.
    pub search: Activity,
    /// All its counts, once it is finished.
    pub all: Option<Box<Tally>>,
    /// Whether the search is to follow once all solutions are counted.
    pub wants_search: bool,
    /// Where to go once it has finished.
    pub goal: Goal,
    /// How the count of all solutions stands.
    pub counting: Activity,
    /// All solutions, once they are counted.
    pub solutions: Option<Rc<Solutions>>,
    /// What the sets of rules come to.
    pub contest: Contest,
    /// How the pieces come about.
    pub derivation: Rc<Derivation>,
    /// The step of the derivation that is shown.
    pub derived: usize,
    /// The placements of each piece in the figure.
    pub placements: Rc<Vec<Vec<Placement>>>,
    /// The piece whose placements are shown.
    pub piece: usize,
    /// How many of them have been shown: 0 before the first.
    pub placement: usize,
    /// The class that is shown.
    pub solution: usize,
    /// How many of its pieces are in place.
    pub assembled: usize,
    /// Only classes of this kind are shown.
    pub kind: Option<Kind>,
    /// How far the pieces are apart, in percent.
    pub apart: u8,
    /// Whether cells show their numbers.
    pub numbers: bool,
    /// What the figure view shows.
    pub shows: Shows,
    /// What is pointed at.
    pub light: Option<Id>,
    /// What the drawing shows.
    pub view: View,
    /// What plays.
    pub player: Player,
    /// The step that the link asked for, until it is reached.
    asked: Option<u64>,
    /// The solution that the link asked for, until it is known.
    wanted: Option<usize>,
    /// As many workers as the link asks for.
    pub workers: Option<usize>,
    /// What went wrong.
    pub troubles: Vec<Trouble>,
}

impl desktop::State for State {
    type Seen = Seen;
    type Problem = Problem;
    type Own = Problem;

    fn seen(&self) -> Seen {
        Seen {
            step: self.step(),
            view: self.view,
            model: self.model.clone(),
            draft: (self.view == View::Figure).then(|| self.draft.clone()),
            chosen: (self.piece, self.solution, self.assembled),
            known: self.solutions.is_some(),
            light: self.light,
            apart: self.apart,
            numbers: self.numbers,
            shows: self.shows,
        }
    }

    fn name(&self) -> &'static str {
        let wrong = |trouble: &Trouble| matches!(trouble, Trouble::Link(..) | Trouble::Text(_));
        let lists = matches!(self.view, View::Solutions | View::Figure);
        let begun = [&self.search, &self.counting].into_iter();
        let told = begun.map(Activity::name).find(|name| matches!(*name, "error" | "stopped"));
        match told {
            _ if self.player.playing || self.timeline.winding() => "busy",
            Some(name) => name,
            None if self.search.is_done() => "done",
            _ if self.troubles.iter().any(wrong) => "error",
            _ if lists && self.solutions.is_some() => "done",
            _ if self.step() > 0 && self.finished() && !lists => "done",
            _ if self.step() > 0 && !lists => "stopped",
            _ => "idle",
        }
    }

    fn troubles(&mut self) -> &mut Vec<Trouble> {
        &mut self.troubles
    }
}

impl State {
    fn new(model: Model) -> State {
        State {
            draft: Draft::of(&model.figure),
            history: History::default(),
            timeline: Timeline::new(Assembly::new(model.clone())),
            plan: None,
            search: Activity::Idle,
            all: None,
            wants_search: false,
            goal: Goal::Stay,
            counting: Activity::Idle,
            solutions: None,
            contest: Contest::default(),
            derivation: Rc::new(Derivation::soma()),
            derived: 0,
            placements: all_placements(&model),
            piece: 0,
            placement: 0,
            solution: 0,
            assembled: model.pieces.count(),
            kind: None,
            apart: 0,
            numbers: false,
            shows: Shows::default(),
            light: None,
            view: View::default(),
            player: Player::default(),
            asked: None,
            wanted: None,
            workers: None,
            troubles: vec![],
            model,
        }
    }

    /// The moment of the search that is shown.
    pub fn moment(&self) -> Moment {
        Moment::of(self.timeline.judge(), self.timeline.search())
    }

    /// The pieces that the view shows in place, with their cells: in a search without the one that was just dropped.
    pub fn in_place(&self) -> Vec<(usize, Mask)> {
        match self.view {
            View::Search => {
                let Moment { mut placed, outcome } = self.moment();
                if matches!(outcome, moment::Outcome::Dropped(_)) {
                    placed.pop();
                }
                placed.into_iter().map(|(piece, placement)| (piece, placement.cells)).collect()
            }
            View::Placements => {
                let shown = self.placement.checked_sub(1).and_then(|index| self.placements[self.piece].get(index));
                shown.map(|placement| (self.piece, placement.cells)).into_iter().collect()
            }
            View::Solutions => self.pieces_in_order().into_iter().take(self.assembled).collect(),
            View::Pieces | View::Figure => vec![],
        }
    }

    /// The steps at which the rules were switched, each with the rules before. Then counts mix.
    pub fn switched(&self) -> impl Iterator<Item = (u64, Rules)> {
        self.timeline.changes().iter().map(|(step, tree)| (*step, tree.model().rules))
    }

    /// The counts of the whole search, once they are known: from the workers, or because the search was stepped to its end
    /// by one set of rules.
    pub fn whole(&self) -> Option<&Tally> {
        let stepped = self.timeline.finished() && self.timeline.changes().is_empty();
        self.all.as_deref().or_else(|| stepped.then_some(self.timeline.tally()))
    }

    /// The counts that are shown: of the whole search, or else up to the present step.
    pub fn tally(&self) -> Option<&Tally> {
        self.whole().or((self.timeline.step() > 0).then_some(self.timeline.tally()))
    }

    /// Solutions that the search has found, by these counts.
    pub fn found(&self, tally: &Tally) -> u64 {
        tally.levels[self.model.pieces.count() - 1].kept
    }

    /// For how many placed solutions each one found stands, if all stand for as many: 1 unless T is fixed.
    pub fn stands_for(&self) -> Option<u64> {
        if self.model.fixed.is_none() {
            return Some(1);
        }
        let mut each = self.timeline.solutions().iter().map(|solution| self.timeline.tree().stands_for(&solution.path));
        let first = each.next()?;
        each.all(|other| other == first).then_some(first)
    }

    /// Placed solutions, as far as they are known: by the fast search, or by this one.
    pub fn placed(&self) -> Option<u64> {
        match &self.solutions {
            Some(solutions) => Some(solutions.catalogue.placed),
            None => Some(self.found(self.tally()?) * self.stands_for().unwrap_or(1)),
        }
    }

    /// The name of the figure, if it has one.
    pub fn preset(&self) -> Option<Preset> {
        Preset::of(&self.model.figure.to_string())
    }

    /// Whether what is being built in the editor is the figure that is searched.
    pub fn is_built(&self) -> bool {
        self.draft.count() == self.model.pieces.volume()
    }

    /// Puts another model in place, which can be undone. False if it is the same.
    pub fn edit(&mut self, model: Model) -> bool {
        let draft = if model.figure == self.model.figure { self.draft.clone() } else { Draft::of(&model.figure) };
        self.edit_both(model, draft)
    }

    fn edit_both(&mut self, model: Model, draft: Draft) -> bool {
        if model == self.model && draft == self.draft {
            return false;
        }
        self.history.note((self.model.clone(), self.draft.clone()));
        self.put(model, draft)
    }

    /// Builds further. Where the draft is a figure, it takes the place of the last one. False if the figure stays.
    pub fn build(&mut self, draft: Draft) -> bool {
        let figure = draft.figure(&self.model.pieces).unwrap_or_else(|_| self.model.figure.clone());
        self.edit_both(Model { figure, ..self.model.clone() }, draft)
    }

    /// Puts a figure in place.
    pub fn edit_figure(&mut self, figure: Figure) -> bool {
        self.edit(Model { figure, ..self.model.clone() })
    }

    /// Reads a text typed or pasted. False if it changes nothing, or is wrong, which becomes trouble.
    pub fn read_text(&mut self, text: &str) -> bool {
        self.troubles.retain(|trouble| !matches!(trouble, Trouble::Text(_)));
        let setup = text.parse::<Setup>().map_err(|problem| vec![problem]);
        let figure = setup.and_then(|setup| setup.figure());
        match figure {
            Ok(figure) => self.edit_figure(figure),
            Err(problems) => {
                self.troubles.push(Trouble::Text(problems));
                false
            }
        }
    }

    /// Whether there is an edit to undo, and one to redo.
    pub fn can_undo_redo(&self) -> (bool, bool) {
        self.history.can()
    }

    /// Undoes the last edit.
    pub fn undo(&mut self) -> bool {
        let Some((model, draft)) = self.history.undo((self.model.clone(), self.draft.clone())) else { return false };
        self.put(model, draft)
    }

    /// Redoes the last edit undone.
    pub fn redo(&mut self) -> bool {
        let Some((model, draft)) = self.history.redo((self.model.clone(), self.draft.clone())) else { return false };
        self.put(model, draft)
    }

    /// True if what is searched is another: then what the workers do is of no use any more.
    fn put(&mut self, model: Model, draft: Draft) -> bool {
        self.draft = draft;
        self.troubles.clear();
        if model == self.model {
            return false;
        }
        self.player.rest();
        let rules_only = Model { rules: self.model.rules, ..model.clone() } == self.model;
        if !rules_only {
            self.contest = Contest::default();
        }
        if model.figure != self.model.figure {
            self.put_figure(&model);
        }
        let assembly = Assembly::new(model.clone());
        if rules_only {
            // The search goes on from where it is, and its counts mix.
            self.timeline.change(assembly);
        } else {
            self.timeline = Timeline::new(assembly);
        }
        self.plan = None;
        self.search = Activity::Idle;
        self.all = None;
        self.wants_search = false;
        self.goal = Goal::Stay;
        self.model = model;
        true
    }

    fn put_figure(&mut self, model: &Model) {
        self.counting = Activity::Idle;
        self.solutions = None;
        self.placements = all_placements(model);
        self.placement = 0;
        self.solution = 0;
        self.assembled = model.pieces.count();
        self.kind = None;
        self.shows = Shows::default();
        self.light = None;
    }

    /// The parts of the search.
    pub fn plan(&mut self) -> &Plan<Mask> {
        self.plan.get_or_insert_with(|| Plan::into_parts(&Assembly::new(self.model.clone()), PARTS))
    }

    /// The workers have finished the search; the page goes where it wanted to.
    pub fn finish(&mut self, whole: Whole<Mask>) {
        self.all = Some(Box::new(whole.tally));
        if !self.timeline.changes().is_empty() {
            // The whole search knows only the rules that hold now.
            self.timeline = Timeline::new(Assembly::new(self.model.clone()));
        }
        self.timeline.adopt(whole);
        match self.goal {
            Goal::Stay => self.go_in_search(self.asked.unwrap_or(self.timeline.target())),
            Goal::End => self.go_in_search(u64::MAX),
            Goal::FirstSolution => self.go_to_first_solution(),
        }
        self.goal = Goal::Stay;
    }

    /// The workers have counted all solutions.
    pub fn know(&mut self, catalogue: Catalogue) {
        let Model { pieces, figure, .. } = &self.model;
        let is_cube = *figure == Figure::default();
        let kind_of = |class: &Class| kind(pieces, figure, &solution(&class.labels)).filter(|_| is_cube);
        let kind_of = if is_cube { catalogue.classes.iter().map(kind_of).collect() } else { vec![] };
        let kinds = if is_cube { kinds(pieces, figure, &catalogue) } else { BTreeMap::new() };
        let count = catalogue.classes.len();
        self.solutions = Some(Rc::new(Solutions { catalogue, kind_of, kinds }));
        if let Some(wanted) = self.wanted.take() {
            if wanted < count {
                self.solution = wanted;
            } else {
                let found = (wanted + 1).to_string();
                self.troubles.push(Trouble::Value(LinkProblem::BadValue { key: "solution", found }));
            }
        }
    }

    /// The class that is shown.
    pub fn class(&self) -> Option<&Class> {
        self.solutions.as_ref()?.catalogue.classes.get(self.solution)
    }

    /// The pieces of the class that is shown, in an order in which they can be put together, with their cells.
    pub fn pieces_in_order(&self) -> Vec<(usize, Mask)> {
        let Some(class) = self.class() else { return vec![] };
        let solution = solution(&class.labels);
        let order = assembling_order(&self.model.figure, &solution[..self.model.pieces.count()]);
        order.into_iter().map(|piece| (piece, solution[piece])).collect()
    }

    /// The classes that the gallery shows, by their places in the catalogue.
    pub fn gallery(&self) -> Vec<usize> {
        match (&self.solutions, self.kind) {
            (None, _) => vec![],
            (Some(solutions), Some(kind)) => solutions.kinds.get(&kind).cloned().unwrap_or_default(),
            (Some(solutions), None) => (0..solutions.catalogue.classes.len()).collect(),
        }
    }

    /// Shows a class, all its pieces in place.
    pub fn show_solution(&mut self, solution: usize) {
        self.solution = solution;
        self.assembled = self.model.pieces.count();
        self.player.playing = false;
    }

    /// The next class of the gallery, or the one before.
    pub fn next_solution(&self, forward: bool) -> Option<usize> {
        let gallery = self.gallery();
        let here = gallery.iter().position(|&class| class == self.solution);
        let next = match (here, forward) {
            (None, _) => 0,
            (Some(here), true) => here + 1,
            (Some(here), false) => here.checked_sub(1)?,
        };
        gallery.get(next).copied()
    }

    /// The step of the next solution known to the search, or of the one before.
    pub fn near_solution(&self, forward: bool) -> Option<u64> {
        let (step, solutions) = (self.timeline.step(), self.timeline.solutions());
        let index = if forward {
            solutions.partition_point(|solution| solution.step <= step)
        } else {
            solutions.partition_point(|solution| solution.step < step).checked_sub(1)?
        };
        solutions.get(index).map(|solution| solution.step)
    }

    /// The number, from 1, of the solution at which the search stands, if it stands at one that is listed.
    pub fn shown_solution(&self) -> Option<usize> {
        let step = self.timeline.step();
        let found = self.timeline.solutions().binary_search_by_key(&step, |solution| solution.step);
        found.ok().map(|index| index + 1)
    }

    /// Whether all solutions are wanted by what is shown, and nobody counts them yet.
    pub fn wants_count(&self) -> bool {
        let shown = matches!(self.view, View::Solutions | View::Figure);
        shown && self.solutions.is_none() && !self.counting.is_begun()
    }

    /// The request that describes what is searched.
    pub fn request(&self) -> Request {
        Request::of(&self.model)
    }
}

fn all_placements(model: &Model) -> Rc<Vec<Vec<Placement>>> {
    Rc::new(model.pieces.pieces().iter().map(|piece| placements(&model.figure, piece)).collect())
}
