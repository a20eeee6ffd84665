//! The state of the page of the Soma cube, without the browser: its changes by actions, and its link.

mod beside;
pub mod built;
#[cfg(test)]
mod check;
mod derived;
pub mod hand;
mod kind;
pub mod later;
mod link;
pub mod lockstep;
pub mod map;
pub mod own;
mod pasted;
mod program;
mod run;
mod solutions;
pub mod stroke;
mod track;
mod view;
mod walk;
pub mod ways;
pub mod why;

use crate::puzzle::soma::build::Building;
use crate::puzzle::soma::contest::{Outcome, RULES};
use crate::puzzle::soma::derive::Derivation;
use crate::puzzle::soma::diagnosis::{Reason, reasons};
use crate::puzzle::soma::draft::Draft;
use crate::puzzle::soma::figure::Mask;
use crate::puzzle::soma::pack::ideas::{IdeaCount, Ideas};
use crate::puzzle::soma::placement::placements;
use crate::puzzle::soma::preset::Preset;
use crate::puzzle::soma::scene::clear::Clear;
use crate::puzzle::soma::scene::home::home;
use crate::puzzle::soma::solutions::Labels;
use crate::puzzle::soma::theory::Kind;
use crate::puzzle::soma::tint::Tint;
use crate::puzzle::soma::{Assembly, Figure, KnownSet, Model, Moment, Partial, Placement, Request};
use crate::scene::{Camera, Id};
use crate::search::whole::Whole;
use crate::search::{Plan, Tally, Timeline};
use crate::ui::activity::Activity;
use crate::ui::page::state::{Linked, PageState, StateBase};
use crate::ui::steps::Steps;
pub use crate::ui::transport::Goal;
use crate::ui::transport::Player;
use built::BuiltHere;
use hand::HandState;
use lockstep::LockstepShown;
use map::{MapSeen, MapShown};
use own::OwnState;
use run::is_same;
pub use run::{Edited, Lost};
pub use solutions::{KnownSolutions, PackNews};
use std::cell::OnceCell;
use std::rc::Rc;
use ways::WaysShown;
use why::WhyShown;

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
    /// Building by hand.
    Hand,
    /// The map of all solutions.
    Map,
}

named! {
    View: Search = "search", Pieces = "pieces", Placements = "placements", Solutions = "solutions", Figure = "figure",
    Hand = "hand", Map = "map"
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
    /// A piece, by its place in the set, in a placement that it has in all solutions up to symmetry.
    Piece(usize, Mask),
    /// Weights that show why it cannot be built.
    Weights,
    /// A chain of choices that shows why it cannot be built, step by step.
    Chain,
    /// The argument about the solutions of the cube, step by step.
    Proof,
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
    pasted: Option<Labels>,
    light: Option<Id>,
    apart: u8,
    numbers: bool,
    shows: Shows,
    has_why: (bool, bool),
    ways: (Option<bool>, bool),
    clear: Option<Clear>,
    /// Of each search beside the one of the page.
    together: Vec<u64>,
    map: MapSeen,
    hand: u64,
}

impl Seen {
    /// Whether the two differ by one step of the same sequence.
    pub fn by_one(&self, before: &Seen) -> bool {
        let same =
            (self.view, self.chosen, self.map, &self.model) == (before.view, before.chosen, before.map, &before.model);
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
    /// The set of pieces that is being made.
    pub own: OwnState,
    /// The search, at the current step.
    pub timeline: Timeline<Assembly>,
    /// The parts of the search, once the workers have been asked for it.
    pub plan: Option<Plan<Partial>>,
    /// The progress of the workers' search.
    pub search: Activity,
    /// The counts of the whole search, once the workers have finished it.
    pub all: Option<Tally>,
    /// Whether the workers are to run the whole search once all solutions are counted.
    pub wants_search: bool,
    /// The step to go to once the whole search is finished.
    pub goal: Goal,
    /// The progress of the count of all solutions.
    pub counting: Activity,
    /// Making the map.
    pub charting: Activity,
    /// What the packing engine has told while it counts.
    pub packing: PackNews,
    /// All solutions, once they are counted.
    pub solutions: Option<Rc<KnownSolutions>>,
    /// The outcomes with each set of rules.
    pub contest: Contest,
    /// The counts of the packing engine without each of its ideas.
    pub ideas: [Option<IdeaCount>; Ideas::COMPARED.len()],
    /// The counts of exact cover with the most constrained item first, beside them.
    pub cover: Option<IdeaCount>,
    /// The derivation of the seven pieces, once it was asked for.
    pub derivation: Rc<OnceCell<Derivation>>,
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
    /// What makes the rejection of the present step clear, while the search rests.
    pub clear: Option<Clear>,
    /// The same search under several sets of rules.
    pub lockstep: LockstepShown,
    /// Why the figure cannot be built.
    pub why: WhyShown,
    /// How the pieces of a solution come in.
    pub ways: WaysShown,
    /// The reasons that are found without a search, once somebody has asked for them.
    reasons: OnceCell<Vec<Reason>>,
    /// The map of all solutions.
    pub map: MapShown,
    /// Building by hand.
    pub hand: HandState,
    /// The solutions that were built by hand.
    pub built: BuiltHere,
    /// The element that is pointed at.
    pub light: Option<Id>,
    /// The view in the middle of the page.
    pub view: View,
    /// Whether the steps are playing, and how fast.
    pub player: Player,
    /// The camera that sees the most of the figure.
    home: Camera,
    /// Whether a click on a cube of the figure in space takes it away, instead of adding one on that face.
    pub removes: bool,
    /// The colour with which the editors fill cells.
    pub brush: Tint,
    /// The colour with which the stroke over the editor fills cells, or that it empties them; none while there is none.
    stroke: Option<Option<Tint>>,
    /// The order that a drag of a piece would make.
    pub dragged: Option<Vec<usize>>,
    /// What the present search has lost of the one before, until it has begun itself.
    pub lost: Option<Lost>,
    /// The solution that was typed or pasted, cell by cell, until another one is shown.
    pub pasted: Option<Labels>,
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
            pasted: self.pasted.clone(),
            light: self.light,
            apart: self.apart,
            numbers: self.numbers,
            shows: self.shows,
            has_why: (self.why.found.is_some(), self.why.proof.is_some()),
            ways: (self.ways.asked, self.ways().is_some()),
            clear: self.clear.clone(),
            together: self.steps_together(),
            map: self.map.seen(self.kind, self.built.classes.len()),
            hand: self.hand.changes,
        }
    }

    fn name(&self) -> &'static str {
        let lists = matches!(self.view, View::Solutions | View::Figure | View::Hand | View::Map);
        let own = match self.view {
            View::Map => Some(&self.charting),
            View::Figure => Some(&self.why.arguing),
            View::Solutions => Some(&self.ways.seeking),
            _ => None,
        };
        let begun = [&self.search, &self.counting].into_iter().chain(own);
        let told = begun.map(Activity::name).find(|name| matches!(*name, "error" | "stopped"));
        match told {
            _ if self.player.playing || self.winding() => "busy",
            Some(name) => name,
            None if self.search.is_done() => "done",
            _ if self.base.is_wrong() => "error",
            _ if self.wants_map() || self.wants_why() || self.wants_ways() => "idle",
            _ if lists && self.solutions.is_some() => "done",
            _ if self.step() > self.first_step() && self.finished() && !lists => "done",
            _ if self.step() > self.first_step() && !lists => "stopped",
            _ => "idle",
        }
    }

    /// The camera that the drawing begins with and returns to: the one that sees the most of the figure, or why a placement is rejected.
    fn home(&self) -> Camera {
        match (self.view, &self.clear) {
            (View::Pieces, _) => Camera::STANDARD,
            (View::Search, Some(clear)) => clear.camera,
            _ => self.home,
        }
    }

    fn point(&mut self, id: Option<Id>) -> bool {
        std::mem::replace(&mut self.light, id) != id
    }

    fn now(&self) -> Edited {
        let (model, draft, pieces) = (self.model.clone(), self.draft.clone(), self.own.text.clone());
        Edited { model, draft, pieces, run: Some(self.run()) }
    }

    fn restore(&mut self, Edited { model, draft, pieces, run }: Edited) -> bool {
        self.draft = draft;
        self.own.filled = None;
        self.put_pieces(pieces);
        self.base.troubles.clear();
        self.dragged = None;
        self.lost = None;
        if model == self.model {
            return false;
        }
        let rules_only = Model { rules: self.model.rules, ..model.clone() } == self.model;
        if !rules_only {
            self.contest = Contest::default();
            self.ideas = Default::default();
            self.cover = None;
        }
        if model.figure != self.model.figure || model.pieces != self.model.pieces {
            self.put_figure(&model);
        }
        self.plan = None;
        self.search = Activity::Idle;
        self.all = None;
        self.wants_search = false;
        self.goal = Goal::Stay;
        if rules_only || run.is_none() && self.keeps_run(&model) {
            // The search continues from where it is, and its counts mix both settings.
            self.player.forget_ahead();
            self.timeline.change(Assembly::new(model.clone()));
            self.timeline.merge_changes(is_same);
        } else {
            self.player.rest();
            self.lost = self.would_lose().filter(|_| run.is_none());
            self.begin_run(&model, run);
        }
        self.model = model;
        true
    }

    fn is_play(&self) -> bool {
        self.view == View::Hand
    }

    fn read_text(&mut self, text: &str) -> bool {
        self.take_figure(text)
    }
}

impl From<Model> for State {
    fn from(model: Model) -> State {
        State {
            draft: Draft::of(&model.figure),
            own: OwnState::default(),
            timeline: Timeline::new(Assembly::new(model.clone())),
            plan: None,
            search: Activity::Idle,
            all: None,
            wants_search: false,
            goal: Goal::Stay,
            counting: Activity::Idle,
            charting: Activity::Idle,
            packing: PackNews::default(),
            solutions: None,
            contest: Contest::default(),
            ideas: Default::default(),
            cover: None,
            derivation: Rc::default(),
            derived: 0,
            placements: all_placements(&model),
            piece: 0,
            placement: 1,
            solution: 0,
            assembled: model.pieces.count(),
            kind: None,
            apart: 0,
            numbers: false,
            shows: Shows::default(),
            clear: None,
            lockstep: LockstepShown::default(),
            why: WhyShown::default(),
            ways: WaysShown::default(),
            reasons: OnceCell::new(),
            map: MapShown::default(),
            hand: HandState::new(&model),
            built: BuiltHere::default(),
            light: None,
            base: StateBase::default(),
            view: View::default(),
            player: Player::default(),
            home: home(&model.figure),
            removes: false,
            brush: Tint::default(),
            stroke: None,
            dragged: None,
            lost: None,
            pasted: None,
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

    /// The pieces of the class that is shown, in an order in which they can be put together, with their cells.
    fn pieces_in_order(&self) -> Vec<(usize, Mask)> {
        self.labels().map_or(vec![], |labels| later::pieces_in_order(self, labels))
    }

    /// The pieces that are in place in the view, with their cells. A piece that the search has just rejected is not among them.
    pub fn in_place(&self) -> Vec<(usize, Mask)> {
        match self.view {
            View::Search => self.moment().standing(),
            View::Placements => {
                let shown = self.placement.checked_sub(1).and_then(|index| self.placements[self.piece].get(index));
                shown.map(|placement| (self.piece, placement.cells)).into_iter().collect()
            }
            View::Solutions => self.pieces_in_order().into_iter().take(self.assembled).collect(),
            View::Map => self.map.placed().unwrap_or_else(|| self.pieces_in_order()),
            View::Figure if self.argues() => self.standing(),
            View::Pieces | View::Figure => vec![],
            View::Hand => self.hand.building.standing().to_vec(),
        }
    }

    /// The counts of the whole search with one set of rules, once they are known: from the workers, or because the reader has
    /// stepped to its end.
    pub fn whole(&self) -> Option<&Tally> {
        let stepped = self.timeline.finished() && self.timeline.changes().is_empty();
        self.all.as_ref().or_else(|| stepped.then_some(self.timeline.tally()))
    }

    /// The counts to show: of the whole search, or else up to the current step.
    pub fn tally(&self) -> Option<&Tally> {
        self.whole().or((self.timeline.step() > 0).then_some(self.timeline.tally()))
    }

    /// The number of solutions found according to these counts.
    pub fn found(&self, tally: &Tally) -> u64 {
        tally.level(self.model.pieces.count() - 1).kept
    }

    /// The number of placed solutions that each solution found represents, if it is the same for all: 1 unless T is fixed.
    pub fn stands_for(&self) -> Option<u64> {
        if self.model.fixed.is_none() {
            return Some(1);
        }
        let timeline = &self.timeline;
        let mut each = timeline.solutions().iter().map(|found| timeline.tree_at(found.step).stands_for(&found.path));
        let first = each.next()?;
        each.all(|other| other == first).then_some(first)
    }

    /// The number of placed solutions, if it is known from the fast search or from this one.
    pub fn placed(&self) -> Option<u64> {
        match &self.solutions {
            Some(solutions) => Some(solutions.catalogue.placed),
            // The enumeration in the order of the pieces tells equal ones apart.
            None if self.model.pieces.has_equal() && !self.model.fewest => None,
            None => Some(self.found(self.tally()?) * self.stands_for().unwrap_or(1)),
        }
    }

    /// The name of the figure, if it has one.
    pub fn preset(&self) -> Option<Preset> {
        Preset::of(&self.model.figure.to_string())
    }

    /// Whether it is known that the figure cannot be built: by a reason, by a count, or from the list of figures.
    pub fn is_hopeless(&self) -> bool {
        self.is_exhausted()
            || self.model.is_soma() && self.preset().is_some_and(Preset::is_impossible)
            || !self.reasons().is_empty()
    }

    /// The reasons that are found without a search why the figure cannot be built.
    pub fn reasons(&self) -> &[Reason] {
        self.reasons.get_or_init(|| reasons(&self.model.pieces, &self.model.figure))
    }

    /// The tab of the panel on the right with what a link asks for.
    pub fn tab(&self) -> usize {
        match self.view {
            View::Solutions if self.shows_ways() => 3,
            _ => 0,
        }
    }

    /// Whether the draft in the editor is the searched figure.
    pub fn is_built(&self) -> bool {
        self.draft.count() == self.model.pieces.volume()
    }

    fn edit_both(&mut self, model: Model, draft: Draft) -> bool {
        if model == self.model && draft == self.draft {
            return false;
        }
        self.replace(Edited { model, draft, pieces: self.own.text.clone(), run: None })
    }

    /// Replaces the draft in the editor. If it is a valid figure, it becomes the searched one. Returns whether that has
    /// changed.
    pub fn build(&mut self, draft: Draft) -> bool {
        self.edit_both(self.model_of(&draft), draft)
    }

    /// Replaces the figure. Returns false if it is the same.
    pub fn edit_figure(&mut self, figure: Figure) -> bool {
        self.edit(Model { figure, ..self.model.clone() })
    }

    fn put_figure(&mut self, model: &Model) {
        self.look_at(&model.figure);
        self.counting = Activity::Idle;
        self.charting = Activity::Idle;
        self.packing = PackNews::default();
        self.solutions = None;
        self.built.forget();
        self.piece = 0;
        self.placements = all_placements(model);
        self.placement = self.first_placement();
        self.solution = 0;
        self.pasted = None;
        self.assembled = model.pieces.count();
        self.kind = None;
        self.map = MapShown::default();
        self.shows = Shows::default();
        self.why = WhyShown::default();
        self.ways.forget();
        self.reasons = OnceCell::new();
        self.hand.begin(Building::new(model.pieces.clone(), model.figure.clone()));
        self.light = None;
    }

    /// The parts of the search.
    pub fn plan(&mut self) -> &Plan<Partial> {
        self.plan.get_or_insert_with(|| Plan::into_parts(&Assembly::new(self.model.clone()), PARTS))
    }

    /// Stores the whole search of the workers and goes to the step that was wanted.
    pub fn finish(&mut self, whole: Whole<Partial>) {
        self.all = Some(whole.tally.clone());
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

    /// The known set whose pieces these are, if they are to fill its box.
    pub fn set(&self) -> Option<KnownSet> {
        KnownSet::of(&self.model.pieces, &self.model.figure)
    }

    /// The placement that is shown at first: the first one, if the piece has any.
    pub fn first_placement(&self) -> usize {
        self.placements[self.piece].len().min(1)
    }

    /// The step of the view that is shown at first.
    pub(super) fn first_step(&self) -> u64 {
        if self.view == View::Placements { self.first_placement() as u64 } else { 0 }
    }

    /// The request that describes the figure and the settings of the search.
    pub fn request(&self) -> Request {
        Request::of(&self.model)
    }
}

fn all_placements(model: &Model) -> Rc<Vec<Vec<Placement>>> {
    let mut all: Vec<Vec<Placement>> = Vec::with_capacity(model.pieces.count());
    for piece in model.pieces.pieces() {
        // Equal pieces have the same.
        let of_kind = all.get(piece.kind).cloned();
        all.push(of_kind.unwrap_or_else(|| placements(&model.figure, piece)));
    }
    Rc::new(all)
}
