//! The state of the page of the Soma cube, without the browser: its changes by actions, and its link.

mod link;
mod program;
mod track;

use crate::link::LinkProblem;
use crate::puzzle::soma::assemble::assembling_order;
use crate::puzzle::soma::contest::{Outcome, RULES};
use crate::puzzle::soma::derive::Derivation;
use crate::puzzle::soma::draft::Draft;
use crate::puzzle::soma::fast::Cover;
use crate::puzzle::soma::figure::Mask;
use crate::puzzle::soma::moment;
use crate::puzzle::soma::pack::{Estimate, PackCount};
use crate::puzzle::soma::placement::placements;
use crate::puzzle::soma::preset::Preset;
use crate::puzzle::soma::solutions::{Class, solution};
use crate::puzzle::soma::theory::{Kind, kind, kinds};
use crate::puzzle::soma::{Assembly, Catalogue, Figure, KnownSet, Model, Moment, Placement, Request, Rules, Setup};
use crate::scene::Id;
use crate::search::event::Side;
use crate::search::whole::Whole;
use crate::search::{Plan, Tally, Timeline};
use crate::ui::activity::Activity;
use crate::ui::page::state::{Linked, PageState, StateBase};
use crate::ui::steps::Steps;
pub use crate::ui::transport::Goal;
use crate::ui::transport::Player;
use crate::ui::trouble::Trouble;
use crate::values::{Allowed, BadValue};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The search is divided into at least this many parts for the workers, if it has that many nodes.
const PARTS: usize = 64;

/// The number of pictures shown at first: enough for all solutions of the cube.
pub const PICTURES: usize = 240;

/// The view in the middle of the page.
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

named! {
    View: Search = "search", Pieces = "pieces", Placements = "placements", Solutions = "solutions", Figure = "figure"
}

/// What the figure view highlights on the figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shows {
    /// Its cubes.
    #[default]
    Cubes,
    /// The chessboard.
    Chess,
    /// A class of (x, y, z) mod 2, or a part of the figure, that shows why it cannot be built.
    Cells(Mask),
}

/// What the packing engine has told so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PackNews {
    /// About how many nodes its search has.
    pub estimate: Option<Estimate>,
    /// What it has found in the parts that are finished.
    pub found: PackCount,
    /// The first solution of which it has told: it is shown until all are known.
    pub first: Option<Class>,
}

impl PackNews {
    /// Takes in what was found in another part.
    pub fn add(&mut self, part: &PackCount) {
        self.found.add(part);
        if self.first.is_none() {
            self.first = self.found.classes.first().cloned();
        }
    }
}

/// All solutions and their kinds.
#[derive(Clone, Debug, PartialEq)]
pub struct KnownSolutions {
    /// The classes.
    pub catalogue: Catalogue,
    /// The kind of each class; only those of the cube have one.
    pub kind_of: Vec<Option<Kind>>,
    /// The classes of each kind.
    pub kinds: BTreeMap<Kind, Vec<usize>>,
}

/// The outcome of the search with each of the four sets of rules, as far as it is known.
pub type Contest = [Option<Outcome>; RULES.len()];

/// The values on which the drawing depends: a change of them requires a redraw.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// The current step of the view.
    pub step: u64,
    view: View,
    model: Model,
    draft: Option<Draft>,
    chosen: (usize, usize, usize),
    known: (bool, bool),
    light: Option<Id>,
    apart: u8,
    numbers: bool,
    shows: Shows,
}

impl Seen {
    /// Whether the two differ by one step of the same sequence.
    pub fn by_one(&self, before: &Seen) -> bool {
        let same = (self.view, self.chosen, &self.model) == (before.view, before.chosen, &before.model);
        same && self.step.abs_diff(before.step) == 1
    }
}

/// The state of the page of the Soma cube.
pub struct State {
    /// What the states of all pages have.
    pub base: StateBase<State>,
    /// The last valid figure, and the settings of its search.
    pub model: Model,
    /// The figure as it is being built in the editor.
    pub draft: Draft,
    /// The search, at the current step.
    pub timeline: Timeline<Assembly>,
    /// The parts of the search, once the workers have been asked for it.
    pub plan: Option<Plan<Mask>>,
    /// The progress of the workers' search.
    pub search: Activity,
    /// The counts of the whole search, once the workers have finished it.
    pub all: Option<Box<Tally>>,
    /// Whether the workers are to run the whole search once all solutions are counted.
    pub wants_search: bool,
    /// The step to go to once the whole search is finished.
    pub goal: Goal,
    /// The progress of the count of all solutions.
    pub counting: Activity,
    /// What the packing engine has told while it counts.
    pub packing: PackNews,
    /// All solutions, once they are counted.
    pub solutions: Option<Rc<KnownSolutions>>,
    /// The outcomes with each set of rules.
    pub contest: Contest,
    /// The derivation of the seven pieces.
    pub derivation: Rc<Derivation>,
    /// The current step of the derivation.
    pub derived: usize,
    /// The placements of each piece in the figure.
    pub placements: Rc<Vec<Vec<Placement>>>,
    /// The piece whose placements are shown.
    pub piece: usize,
    /// The number of the placement that is shown, from 1; 0 before the first.
    pub placement: usize,
    /// The index of the class of solutions that is shown.
    pub solution: usize,
    /// The number of its pieces that are in place.
    pub assembled: usize,
    /// The kind to which the gallery is limited; none: all kinds.
    pub kind: Option<Kind>,
    /// The distance between the pieces, in percent.
    pub apart: u8,
    /// Whether cells show their numbers.
    pub numbers: bool,
    /// What the figure view highlights.
    pub shows: Shows,
    /// The element that is pointed at.
    pub light: Option<Id>,
    /// The view in the middle of the page.
    pub view: View,
    /// Whether the steps are playing, and how fast.
    pub player: Player,
    /// The solution that the link asked for, until it is known.
    wanted: Option<usize>,
}

impl PageState for State {
    type Seen = Seen;

    fn seen(&self) -> Seen {
        Seen {
            step: self.step(),
            view: self.view,
            model: self.model.clone(),
            draft: (self.view == View::Figure).then(|| self.draft.clone()),
            chosen: (self.piece, self.solution, self.assembled),
            known: (self.solutions.is_some(), self.packing.first.is_some()),
            light: self.light,
            apart: self.apart,
            numbers: self.numbers,
            shows: self.shows,
        }
    }

    fn name(&self) -> &'static str {
        let lists = matches!(self.view, View::Solutions | View::Figure);
        let begun = [&self.search, &self.counting].into_iter();
        let told = begun.map(Activity::name).find(|name| matches!(*name, "error" | "stopped"));
        match told {
            _ if self.player.playing || self.timeline.winding() => "busy",
            Some(name) => name,
            None if self.search.is_done() => "done",
            _ if self.base.is_wrong() => "error",
            _ if lists && self.solutions.is_some() => "done",
            _ if self.step() > 0 && self.finished() && !lists => "done",
            _ if self.step() > 0 && !lists => "stopped",
            _ => "idle",
        }
    }

    fn point(&mut self, id: Option<Id>) -> bool {
        std::mem::replace(&mut self.light, id) != id
    }

    fn now(&self) -> (Model, Draft) {
        (self.model.clone(), self.draft.clone())
    }

    fn restore(&mut self, (model, draft): (Model, Draft)) -> bool {
        self.draft = draft;
        self.base.troubles.clear();
        if model == self.model {
            return false;
        }
        self.player.rest();
        let rules_only = Model { rules: self.model.rules, ..model.clone() } == self.model;
        if !rules_only {
            self.contest = Contest::default();
        }
        if model.figure != self.model.figure || model.pieces != self.model.pieces {
            self.put_figure(&model);
        }
        let assembly = Assembly::new(model.clone());
        if rules_only {
            // The search continues from where it is, and its counts mix both sets of rules.
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

    fn read_text(&mut self, text: &str) -> bool {
        let setup = text.parse::<Setup>().map_err(|problem| vec![problem]);
        let figure = setup.and_then(|setup| setup.figure_for(&self.model.pieces));
        self.take_text(figure, State::edit_figure)
    }
}

impl From<Model> for State {
    fn from(model: Model) -> State {
        State {
            draft: Draft::of(&model.figure),
            timeline: Timeline::new(Assembly::new(model.clone())),
            plan: None,
            search: Activity::Idle,
            all: None,
            wants_search: false,
            goal: Goal::Stay,
            counting: Activity::Idle,
            packing: PackNews::default(),
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
            base: StateBase::default(),
            view: View::default(),
            player: Player::default(),
            wanted: None,
            model,
        }
    }
}

impl State {
    /// The state of the search at the current step.
    pub fn moment(&self) -> Moment {
        Moment::of(self.timeline.judge(), self.timeline.search())
    }

    /// The pieces that are in place in the view, with their cells. A piece that the search has just rejected is not among them.
    pub fn in_place(&self) -> Vec<(usize, Mask)> {
        match self.view {
            View::Search => {
                let Moment { mut placed, outcome } = self.moment();
                if matches!(outcome, moment::Decision::Dropped(_)) {
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

    /// The steps at which the rules were changed, each with the rules before. The counts then mix several sets of rules.
    pub fn switched(&self) -> impl Iterator<Item = (u64, Rules)> {
        self.timeline.changes().iter().map(|(step, tree)| (*step, tree.model().rules))
    }

    /// The counts of the whole search with one set of rules, once they are known: from the workers, or because the reader has
    /// stepped to its end.
    pub fn whole(&self) -> Option<&Tally> {
        let stepped = self.timeline.finished() && self.timeline.changes().is_empty();
        self.all.as_deref().or_else(|| stepped.then_some(self.timeline.tally()))
    }

    /// The counts to show: of the whole search, or else up to the current step.
    pub fn tally(&self) -> Option<&Tally> {
        self.whole().or((self.timeline.step() > 0).then_some(self.timeline.tally()))
    }

    /// The number of solutions found according to these counts.
    pub fn found(&self, tally: &Tally) -> u64 {
        tally.levels[self.model.pieces.count() - 1].kept
    }

    /// The number of placed solutions that each solution found represents, if it is the same for all: 1 unless T is fixed.
    pub fn stands_for(&self) -> Option<u64> {
        if self.model.fixed.is_none() {
            return Some(1);
        }
        let mut each = self.timeline.solutions().iter().map(|solution| self.timeline.tree().stands_for(&solution.path));
        let first = each.next()?;
        each.all(|other| other == first).then_some(first)
    }

    /// The number of placed solutions, if it is known from the fast search or from this one.
    pub fn placed(&self) -> Option<u64> {
        match &self.solutions {
            Some(solutions) => Some(solutions.catalogue.placed),
            // The enumeration tells equal pieces apart.
            None if self.model.pieces.has_equal() => None,
            None => Some(self.found(self.tally()?) * self.stands_for().unwrap_or(1)),
        }
    }

    /// The name of the figure, if it has one.
    pub fn preset(&self) -> Option<Preset> {
        Preset::of(&self.model.figure.to_string())
    }

    /// Whether the draft in the editor is the searched figure.
    pub fn is_built(&self) -> bool {
        self.draft.count() == self.model.pieces.volume()
    }

    fn edit_both(&mut self, model: Model, draft: Draft) -> bool {
        if model == self.model && draft == self.draft {
            return false;
        }
        self.replace((model, draft))
    }

    /// Replaces the draft in the editor. If it is a valid figure, it becomes the searched one. Returns whether that has
    /// changed.
    pub fn build(&mut self, draft: Draft) -> bool {
        let figure = draft.figure(&self.model.pieces).unwrap_or_else(|_| self.model.figure.clone());
        self.edit_both(Model { figure, ..self.model.clone() }, draft)
    }

    /// Replaces the figure. Returns false if it is the same.
    pub fn edit_figure(&mut self, figure: Figure) -> bool {
        self.edit(Model { figure, ..self.model.clone() })
    }

    fn put_figure(&mut self, model: &Model) {
        self.counting = Activity::Idle;
        self.packing = PackNews::default();
        self.solutions = None;
        self.piece = 0;
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

    /// Stores the whole search of the workers and goes to the step that was wanted.
    pub fn finish(&mut self, whole: Whole<Mask>) {
        self.all = Some(Box::new(whole.tally));
        if !self.timeline.changes().is_empty() {
            // The whole search uses only the present rules.
            self.timeline = Timeline::new(Assembly::new(self.model.clone()));
        }
        self.timeline.adopt(whole);
        match self.goal {
            Goal::Stay => self.go_in_search(self.base.asked.unwrap_or(self.timeline.target())),
            Goal::End => self.go_in_search(u64::MAX),
            Goal::FirstSolution => self.go_to_first_solution(),
        }
        self.goal = Goal::Stay;
    }

    /// Stores all solutions, counted by the workers.
    pub fn know(&mut self, catalogue: Catalogue) {
        let Model { pieces, figure, .. } = &self.model;
        let is_cube = self.model.is_soma() && *figure == Figure::default();
        let kind_of = |class: &Class| kind(pieces, figure, &solution(&class.labels)).filter(|_| is_cube);
        let kind_of = if is_cube { catalogue.classes.iter().map(kind_of).collect() } else { vec![] };
        let kinds = if is_cube { kinds(pieces, figure, &catalogue) } else { BTreeMap::new() };
        let count = catalogue.classes.len();
        if let Some(first) = &self.packing.first {
            // The solution on show stays.
            let place = catalogue.classes.binary_search_by(|class| class.labels.cmp(&first.labels));
            self.solution = place.unwrap_or_default();
        }
        self.solutions = Some(Rc::new(KnownSolutions { catalogue, kind_of, kinds }));
        if let Some(wanted) = self.wanted.take() {
            if wanted < count {
                self.solution = wanted;
            } else {
                let allowed = Allowed::numbers(&(1..=count));
                let bad = BadValue { key: "solution", found: (wanted + 1).to_string(), allowed };
                self.base.troubles.push(Trouble::Value(LinkProblem::BadValue(bad)));
            }
        }
    }

    /// The class of solutions that is shown.
    pub fn class(&self) -> Option<&Class> {
        match &self.solutions {
            Some(solutions) => solutions.catalogue.classes.get(self.solution),
            None => self.packing.first.as_ref(),
        }
    }

    /// The pieces of the class that is shown, in an order in which they can be put together, with their cells.
    pub fn pieces_in_order(&self) -> Vec<(usize, Mask)> {
        let Some(class) = self.class() else { return vec![] };
        let solution = solution(&class.labels);
        let order = assembling_order(&self.model.figure, &solution[..self.model.pieces.count()]);
        order.into_iter().map(|piece| (piece, solution[piece])).collect()
    }

    /// The classes that the gallery shows, by their indices in the catalogue.
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

    /// The next class of the gallery, or the previous one.
    pub fn next_solution(&self, side: Side) -> Option<usize> {
        let gallery = self.gallery();
        let here = gallery.iter().position(|&class| class == self.solution);
        let next = match (here, side) {
            (None, _) => 0,
            (Some(here), Side::After) => here + 1,
            (Some(here), Side::Before) => here.checked_sub(1)?,
        };
        gallery.get(next).copied()
    }

    /// Whether the fast search counts the solutions, at once; otherwise the packing engine does, when it is asked to.
    pub fn is_counted_fast(&self) -> bool {
        Cover::fits(&self.model.pieces, &self.model.figure)
    }

    /// The known set whose pieces these are, if they are to fill its box.
    pub fn set(&self) -> Option<KnownSet> {
        KnownSet::of(&self.model.pieces, &self.model.figure)
    }

    /// Whether the view needs all solutions, and no count was started yet.
    pub fn wants_count(&self) -> bool {
        let shown = matches!(self.view, View::Solutions | View::Figure) && self.is_counted_fast();
        shown && self.solutions.is_none() && !self.counting.is_begun()
    }

    /// The request that describes the figure and the settings of the search.
    pub fn request(&self) -> Request {
        Request::of(&self.model)
    }
}

fn all_placements(model: &Model) -> Rc<Vec<Vec<Placement>>> {
    Rc::new(model.pieces.pieces().iter().map(|piece| placements(&model.figure, piece)).collect())
}
