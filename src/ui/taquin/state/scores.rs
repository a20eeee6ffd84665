//! The search for better weights of the Score, as the page keeps it.

use super::State;
use crate::puzzle::taquin::job::Part;
use crate::puzzle::taquin::scores::{TestedWeights, WeightSearch, later};
use crate::ui::activity::Activity;

/// A search for better weights and its results so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScoresRun {
    /// What the reader has chosen; the seed is that of the page.
    pub choice: WeightSearch,
    /// What was asked for, once one was begun.
    pub search: Option<WeightSearch>,
    /// The reader's own weights, which were tested, too.
    pub own: Vec<i64>,
    /// The tests, in their order.
    pub tests: Vec<Option<TestedWeights>>,
    /// Its progress.
    pub activity: Activity,
}

impl ScoresRun {
    /// A new search, and the parts of its first round.
    pub fn begin(&mut self, search: WeightSearch, own: Vec<i64>) -> Vec<Part> {
        let parts = later::first(&search, &own).into_iter().map(Part::Test).collect();
        *self = ScoresRun { choice: self.choice, search: Some(search), own, ..ScoresRun::default() };
        parts
    }

    /// Takes the result of a test, by its index. Returns whether there is such a test.
    pub fn take(&mut self, test: usize, tested: &TestedWeights) -> bool {
        if self.search.is_none_or(|search| test as u64 >= search.tests()) {
            return false;
        }
        if test >= self.tests.len() {
            self.tests.resize(test + 1, None);
        }
        self.tests[test] = Some(tested.clone());
        true
    }

    /// The tests up to the first one without a result.
    pub fn tested(&self) -> Vec<&TestedWeights> {
        self.tests.iter().map_while(Option::as_ref).collect()
    }

    /// The share of the tests that is done, from 0 to 1.
    pub fn share(&self) -> f64 {
        let all = self.search.map_or(1, |search| search.tests());
        self.tests.iter().flatten().count() as f64 / all as f64
    }
}

impl State {
    /// The next search for better weights.
    pub fn weight_search(&self) -> WeightSearch {
        WeightSearch { seed: self.seed, ..self.scores.choice }
    }
}
