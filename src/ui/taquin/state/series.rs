//! The comparison of methods on many boards, as the page keeps it.

use super::State;
use crate::puzzle::taquin::job::Part;
use crate::puzzle::taquin::outcome::Outcome;
use crate::puzzle::taquin::rival::Rival;
use crate::puzzle::taquin::series::{Series, SeriesSum, sums};
use crate::puzzle::taquin::{Method, Model};
use crate::ui::activity::Activity;

/// Who takes part in a comparison.
#[derive(Clone, Debug, PartialEq)]
pub enum Entrant {
    /// A method.
    Method(Method),
    /// A formula with a name.
    Rival(Rival),
}

impl Entrant {
    /// Its name for links and tests; no two have the same.
    pub fn key(&self) -> String {
        match self {
            Entrant::Method(method) => method.name().to_string(),
            Entrant::Rival(rival) => format!("formula:{}", rival.name()),
        }
    }

    /// Whether it always finds a shortest solution.
    pub fn is_optimal(&self) -> bool {
        matches!(self, Entrant::Method(method) if method.is_optimal())
    }

    /// What it searches the board of a model by.
    pub fn model(&self, model: &Model) -> Model {
        match self {
            Entrant::Method(method) => Model { method: *method, ..model.clone() },
            Entrant::Rival(rival) => {
                Model { method: Method::Formula, evaluation: rival.evaluation.clone(), ..model.clone() }
            }
        }
    }

    /// Its part in the search of one board.
    pub fn part(&self) -> Part {
        match self {
            Entrant::Method(method) => Part::Method(*method),
            Entrant::Rival(rival) => Part::Formula(rival.evaluation.clone()),
        }
    }
}

/// What the reader has chosen to compare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesChoice {
    /// Korf's hundred boards instead of random ones.
    pub korf: bool,
    /// The number of random boards.
    pub boards: u64,
    /// The keys of those who do not take part.
    pub left_out: Vec<String>,
}

impl Default for SeriesChoice {
    fn default() -> SeriesChoice {
        SeriesChoice { korf: false, boards: 20, left_out: vec![] }
    }
}

/// A comparison and its results so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeriesRun {
    /// The boards.
    pub series: Option<Series>,
    /// Those who take part.
    pub entrants: Vec<Entrant>,
    /// Their results, board by board.
    pub outcomes: Vec<Option<Outcome>>,
    /// Its progress.
    pub activity: Activity,
}

/// The comparison of the methods on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Contest {
    /// Those who take part in the comparison that was begun last.
    pub entrants: Vec<Entrant>,
    /// The outcome of each; none while it is not known.
    pub outcomes: Vec<Option<Outcome>>,
    /// The progress of the comparison.
    pub activity: Activity,
    /// The comparison on many boards.
    pub series: SeriesRun,
}

impl Contest {
    /// A new comparison on the board, and the parts of its job. That on many boards stays.
    pub fn begin(&mut self, entrants: Vec<Entrant>) -> Vec<Part> {
        let parts: Vec<Part> = entrants.iter().map(Entrant::part).collect();
        self.outcomes = vec![None; parts.len()];
        self.entrants = entrants;
        parts
    }

    /// The outcome of one who takes part, once it is known.
    pub fn outcome(&self, entrant: &Entrant) -> Option<&Outcome> {
        let place = self.entrants.iter().position(|other| other == entrant)?;
        self.outcomes.get(place)?.as_ref()
    }
}

impl SeriesRun {
    /// A new comparison, and the parts of its job.
    pub fn begin(&mut self, series: Series, entrants: Vec<Entrant>) -> Vec<Part> {
        let all = |index| entrants.iter().map(move |entrant| Part::Run(index, Box::new(entrant.part())));
        let parts: Vec<Part> = (0..series.boards()).flat_map(all).collect();
        *self = SeriesRun {
            series: Some(series),
            outcomes: vec![None; parts.len()],
            entrants,
            activity: Activity::default(),
        };
        parts
    }

    /// The number of boards that all have searched, and the sums of the results of each on these.
    pub fn sums(&self) -> (u64, Vec<SeriesSum>) {
        let optimal: Vec<bool> = self.entrants.iter().map(Entrant::is_optimal).collect();
        sums(&self.outcomes, &optimal, |index| self.series?.shortest(index))
    }
}

impl State {
    /// All who could search boards of the present sides.
    pub fn able(&self) -> Vec<Entrant> {
        let methods = Method::ALL.into_iter().filter(|method| method.fits(&self.model.board)).map(Entrant::Method);
        methods.chain(self.rivals.iter().cloned().map(Entrant::Rival)).collect()
    }

    /// Those of them who take part in the next comparison.
    pub fn entrants(&self) -> Vec<Entrant> {
        let mut able = self.able();
        able.retain(|entrant| !self.series.left_out.contains(&entrant.key()));
        able
    }

    /// The boards of the next comparison.
    pub fn series(&self) -> Series {
        let sides = (self.model.board.width(), self.model.board.height());
        if self.series.korf && Series::Korf.fits(sides) {
            return Series::Korf;
        }
        Series::Random { boards: self.series.boards, seed: self.seed }
    }
}
