//! What a class adds up of the experiment with many random sets: the counts of pupils who have drawn with the same settings.

use super::CUBES;
use super::random::{Colouring, Wanted};
use super::trial::{HEADINGS, Heading, MOST_SETS, Trial, exact};
use crate::search::sample::Pooling;

/// The place of the number of sets without a pair of disjoint factorisations, and after it of those with exactly one.
const NO_PAIR: usize = HEADINGS;
const ONE_PAIR: usize = NO_PAIR + 1;

/// The first counts of the experiment, which are added up: those under the headings, and the sets with no pair and with one.
pub const POOLED: usize = ONE_PAIR + 1;

/// With a solution, exactly one pair, exactly one raw solution, no factorisation, one only, several but no disjoint pair.
const ROWS: [usize; 6] = [
    Heading::Solvable as usize,
    ONE_PAIR,
    Heading::Unique as usize,
    Heading::NoFactorisation as usize,
    Heading::OneFactorisation as usize,
    Heading::NoPair as usize,
];

/// The settings of a trial: the number of cubes and how they are coloured.
///
/// ```
/// use casse_tete::puzzle::insanity::pooling::{read, settings};
/// use casse_tete::puzzle::insanity::trial::Trial;
///
/// assert_eq!(settings(&Trial::of(4)), "4.free");
/// assert_eq!(read("4.free"), Some(Trial::of(4)));
/// assert_eq!(read("7.all"), None, "six faces do not show seven colours");
/// ```
pub fn settings(trial: &Trial) -> String {
    format!("{}.{}", trial.count, trial.colouring.name())
}

/// A trial with these settings; the rest of it is the default.
pub fn read(text: &str) -> Option<Trial> {
    let (count, colouring) = text.split_once('.')?;
    let count = count.parse().ok().filter(|count| CUBES.contains(count))?;
    let colouring = Colouring::named(colouring).filter(|colouring| colouring.is_possible(count))?;
    let trial = Trial { colouring, ..Trial::of(count) };
    (settings(&trial) == text).then_some(trial)
}

/// How the counts of trials with these settings are added up.
pub fn pooling(settings: &str) -> Option<Pooling> {
    let trial = read(settings)?;
    let chances = exact(trial.count, trial.colouring).and_then(|exact| exact.chances);
    let exact = (0..ROWS.len()).map(|row| chances?.get(row).copied()).collect();
    Some(Pooling { most_cases: MOST_SETS, counts: POOLED, rows: &ROWS, exact, undecided: None })
}

/// Whether a trial with these settings can yield these counts.
pub fn is_possible(settings: &str, counts: &[u64]) -> bool {
    let (Some(trial), &[sets, solvable, unique, none, one, several, pairs, raw, no_pair, one_pair]) =
        (read(settings), counts)
    else {
        return false;
    };
    if !(1..=MOST_SETS).contains(&sets) || counts[..=Heading::NoPair as usize].iter().any(|&count| count > sets) {
        return false;
    }
    let stacks = 3 * 24u64.pow(trial.count as u32 - 1);
    let may = |wanted: Wanted, count: u64| count == 0 || wanted.is_possible(trial.count, trial.colouring);
    // Each set is of one of four kinds; each pair gives at least one solution, and one solution comes of one pair.
    solvable + none + one + several == sets
        && no_pair == sets - solvable
        && unique <= one_pair
        && one_pair <= solvable
        && pairs >= one_pair + 2 * (solvable - one_pair)
        && (solvable > one_pair || pairs == one_pair)
        && (pairs..=sets * stacks).contains(&raw)
        && may(Wanted::OnePair, one_pair)
        && may(Wanted::Unique, unique)
}
