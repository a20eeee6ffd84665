//! The counts of one pupil's experiment as a text of one line, and the pool into which a class puts them.
//!
//! The text has a version, the puzzle, the settings, the seed, the counts and a checksum (CRC-32 of all before it, in hexadecimal), with
//! colons between: `ct1:taquin:3x3.score:7:100,48,52,0,51234,80321,3120:5b36daa3`. It is data and nothing else: a text is taken if an
//! experiment could have yielded it, and refused with the reasons if not.

use crate::puzzle::Puzzle;
use crate::search::sample::{Pooling, interval};
use std::fmt;
use std::str::FromStr;

/// What a text begins with; the version follows.
const MARK: &str = "ct";

/// The version of the texts that this program reads and writes.
pub const VERSION: u32 = 1;

/// The most bytes of a text.
pub const LONGEST: usize = 600;

/// The most pupils of a pool.
pub const MOST_PUPILS: usize = 1000;

/// The largest text that is read at once, in bytes: more than [`MOST_PUPILS`] long lines.
pub const LARGEST: usize = 1_000_000;

/// The counts of one pupil's experiment; always such as an experiment can yield.
///
/// ```
/// use casse_tete::pooled::{CountsProblem, PupilCounts};
/// use casse_tete::puzzle::Puzzle;
///
/// let counts = vec![100, 48, 52, 0, 51_234, 80_321, 3_120];
/// let own = PupilCounts::new(Puzzle::Taquin, "3x3.score", 7, counts).expect("possible counts");
/// let text = own.to_string();
/// assert_eq!(text, "ct1:taquin:3x3.score:7:100,48,52,0,51234,80321,3120:5b36daa3");
/// assert_eq!(text.parse(), Ok(own));
/// // The checksum finds a wrong digit.
/// assert_eq!(text.replace("48", "49").parse::<PupilCounts>(), Err(vec![CountsProblem::Damaged]));
/// // Out of 100 boards, no more than 100 can be put in order, whatever the checksum says.
/// let counts = vec![100, 480, 52, 0, 51_234, 80_321, 3_120];
/// assert_eq!(PupilCounts::new(Puzzle::Taquin, "3x3.score", 7, counts), Err(CountsProblem::Impossible));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PupilCounts {
    puzzle: Puzzle,
    settings: String,
    seed: u64,
    counts: Vec<u64>,
}

/// Why a text is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountsProblem {
    /// There are no counts in it.
    NoCounts,
    /// It is larger than [`LARGEST`].
    TooLarge,
    /// It was written by a later version.
    Newer,
    /// A part is missing, or the checksum is that of another text.
    Damaged,
    /// There is no such puzzle.
    Puzzle(String),
    /// The puzzle has no experiment with such settings whose counts could be added up.
    Settings(String),
    /// The seed is no whole number, or too large.
    Seed(String),
    /// The counts are not whole numbers, or too many or too few.
    Numbers,
    /// No experiment yields such counts.
    Impossible,
    /// The pool has the counts of this seed with these settings already, drawn by the same cases.
    SameSeed(u64),
    /// The pool has the counts of [`MOST_PUPILS`] pupils.
    Full,
}

impl CountsProblem {
    /// The code of the problem on the page, in `data-error`.
    pub fn code(&self) -> &'static str {
        match self {
            CountsProblem::NoCounts => "no-counts",
            CountsProblem::TooLarge => "too-large",
            CountsProblem::Newer => "newer-version",
            CountsProblem::Damaged => "damaged",
            CountsProblem::Puzzle(_) => "puzzle",
            CountsProblem::Settings(_) => "settings",
            CountsProblem::Seed(_) => "seed",
            CountsProblem::Numbers => "numbers",
            CountsProblem::Impossible => "impossible",
            CountsProblem::SameSeed(_) => "same-seed",
            CountsProblem::Full => "full",
        }
    }
}

impl PupilCounts {
    /// The counts of an experiment, if one with these settings can yield them.
    pub fn new(puzzle: Puzzle, settings: &str, seed: u64, counts: Vec<u64>) -> Result<PupilCounts, CountsProblem> {
        let pooling = puzzle.pooling(settings).ok_or_else(|| CountsProblem::Settings(settings.to_string()))?;
        if counts.len() != pooling.counts {
            return Err(CountsProblem::Numbers);
        }
        if !puzzle.can_count(settings, &counts) {
            return Err(CountsProblem::Impossible);
        }
        Ok(PupilCounts { puzzle, settings: settings.to_string(), seed, counts })
    }

    /// The counts that a page hands over: the text without version and checksum, `taquin:3x3.score:7:100,48,…`.
    ///
    /// ```
    /// use casse_tete::pooled::PupilCounts;
    ///
    /// let own = PupilCounts::from_page("insanity:4.free:7:2,1,0,0,0,1,1,8,1,1").expect("possible counts");
    /// assert!(own.to_string().starts_with("ct1:insanity:4.free:7:2,1,0,0,0,1,1,8,1,1:"));
    /// ```
    pub fn from_page(text: &str) -> Result<PupilCounts, Vec<CountsProblem>> {
        let parts: Vec<&str> = text.split(':').collect();
        let &[puzzle, settings, seed, counts] = parts.as_slice() else { return Err(vec![CountsProblem::Damaged]) };
        read(puzzle, settings, seed, counts)
    }

    /// The puzzle of the experiment.
    pub fn puzzle(&self) -> Puzzle {
        self.puzzle
    }

    /// The settings, as the puzzle writes them: `3x3.score`.
    pub fn settings(&self) -> &str {
        &self.settings
    }

    /// The seed.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The counts; the first is the number of cases.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// Whether both were drawn with the same settings, so that they can be added.
    pub fn is_like(&self, other: &PupilCounts) -> bool {
        (self.puzzle, &self.settings) == (other.puzzle, &other.settings)
    }
}

impl fmt::Display for PupilCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts: Vec<String> = self.counts.iter().map(u64::to_string).collect();
        let PupilCounts { puzzle, settings, seed, .. } = self;
        let text = format!("{MARK}{VERSION}:{}:{settings}:{seed}:{}", puzzle.name(), counts.join(","));
        write!(f, "{text}:{:08x}", crc32fast::hash(text.as_bytes()))
    }
}

impl FromStr for PupilCounts {
    type Err = Vec<CountsProblem>;

    /// Reads exactly what `Display` writes; everything else is refused with all reasons.
    fn from_str(text: &str) -> Result<PupilCounts, Vec<CountsProblem>> {
        let only = |problem| Err(vec![problem]);
        if !begins(text) {
            return only(CountsProblem::NoCounts);
        }
        if text.len() > LONGEST {
            return only(CountsProblem::Damaged);
        }
        let parts: Vec<&str> = text.split(':').collect();
        let version = parts[0].strip_prefix(MARK).and_then(|version| version.parse::<u32>().ok());
        if version.is_some_and(|version| version > VERSION) {
            return only(CountsProblem::Newer);
        }
        let &[_, puzzle, settings, seed, counts, checksum] = parts.as_slice() else {
            return only(CountsProblem::Damaged);
        };
        let body = &text.as_bytes()[..text.len() - checksum.len() - 1];
        if checksum != format!("{:08x}", crc32fast::hash(body)) {
            return only(CountsProblem::Damaged);
        }
        let own = read(puzzle, settings, seed, counts)?;
        // Numbers are written in one way only.
        if own.to_string() == text { Ok(own) } else { only(CountsProblem::Damaged) }
    }
}

/// The counts with these parts, or all reasons why there are none.
fn read(puzzle: &str, settings: &str, seed: &str, counts: &str) -> Result<PupilCounts, Vec<CountsProblem>> {
    let mut problems = vec![];
    let known = Puzzle::named(puzzle);
    match known {
        None => problems.push(CountsProblem::Puzzle(puzzle.to_string())),
        Some(known) if known.pooling(settings).is_none() => {
            problems.push(CountsProblem::Settings(settings.to_string()))
        }
        Some(_) => {}
    }
    let number: Option<u64> = seed.parse().ok();
    if number.is_none() {
        problems.push(CountsProblem::Seed(seed.to_string()));
    }
    let numbers: Option<Vec<u64>> = counts.split(',').map(|count| count.parse().ok()).collect();
    if numbers.is_none() {
        problems.push(CountsProblem::Numbers);
    }
    match (known, number, numbers) {
        (Some(puzzle), Some(seed), Some(counts)) if problems.is_empty() => {
            PupilCounts::new(puzzle, settings, seed, counts).map_err(|problem| vec![problem])
        }
        _ => Err(problems),
    }
}

/// Whether a text begins as counts do: the mark, a version, a colon.
fn begins(text: &str) -> bool {
    text.strip_prefix(MARK).and_then(|rest| rest.split_once(':')).is_some_and(|(version, _)| {
        !version.is_empty() && version.len() < 6 && version.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// What came of a text with the counts of some pupils.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// The counts that were added.
    pub added: Vec<PupilCounts>,
    /// What was refused: the line, from 1, and a reason.
    pub problems: Vec<(usize, CountsProblem)>,
    /// Lines that are neither empty nor have counts: greetings and names.
    pub other_lines: usize,
}

/// The counts of a class, in the order in which they were added. No two have the same settings and the same seed.
///
/// ```
/// use casse_tete::pooled::{ClassPool, CountsProblem};
///
/// let mut pool = ClassPool::default();
/// let (first, second) = ("ct1:insanity:4.free:7:2,1,0,0,0,1,1,8,1,1:1a0e611f", "ct1:insanity:4.free:8:2,0,0,1,1,0,0,0,2,0:3998f9ce");
/// let taken = pool.take(&format!("Léa : {first}\nhttps://example.org/#/class?counts={second}&lang=fr\n"));
/// assert_eq!((taken.added.len(), taken.problems), (2, vec![]));
/// assert_eq!(pool.groups()[0].counts[..2], [4, 1], "four sets, one of them with a solution");
/// assert_eq!(pool.take(first).problems, [(1, CountsProblem::SameSeed(7))]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassPool {
    pupils: Vec<PupilCounts>,
}

/// The counts of a pool that were drawn with the same settings.
#[derive(Clone, Debug, PartialEq)]
pub struct PoolGroup<'a> {
    /// The puzzle of the experiment.
    pub puzzle: Puzzle,
    /// The settings, as the puzzle writes them.
    pub settings: &'a str,
    /// What the counts mean.
    pub pooling: Pooling,
    /// The counts of the pupils, in the order in which they were added, each with its place in the pool.
    pub pupils: Vec<(usize, &'a PupilCounts)>,
    /// Their sums.
    pub counts: Vec<u64>,
}

impl ClassPool {
    /// The counts, in the order in which they were added.
    pub fn pupils(&self) -> &[PupilCounts] {
        &self.pupils
    }

    /// Adds the counts of a pupil. Those of a seed that the pool has with the same settings are refused: they are the same cases.
    pub fn add(&mut self, own: PupilCounts) -> Result<(), CountsProblem> {
        if self.pupils.iter().any(|other| other.is_like(&own) && other.seed == own.seed) {
            return Err(CountsProblem::SameSeed(own.seed));
        }
        if self.pupils.len() >= MOST_PUPILS {
            return Err(CountsProblem::Full);
        }
        self.pupils.push(own);
        Ok(())
    }

    /// Adds all counts that stand in a text, out of a mail or a chat, in links or alone, and tells what is wrong with the others.
    pub fn take(&mut self, text: &str) -> Taken {
        let mut taken = Taken::default();
        if text.len() > LARGEST {
            taken.problems.push((1, CountsProblem::TooLarge));
            return taken;
        }
        for (line, words) in (1..).zip(text.lines()) {
            let found = texts_in(words);
            taken.other_lines += usize::from(found.is_empty() && !words.trim().is_empty());
            for found in found {
                let read = found.parse::<PupilCounts>();
                let added = read.and_then(|own| self.add(own.clone()).map(|()| own).map_err(|problem| vec![problem]));
                match added {
                    Ok(own) => taken.added.push(own),
                    Err(problems) => taken.problems.extend(problems.into_iter().map(|problem| (line, problem))),
                }
            }
        }
        if taken.added.is_empty() && taken.problems.is_empty() {
            taken.problems.push((1, CountsProblem::NoCounts));
        }
        taken
    }

    /// Removes the counts at a place, if it exists.
    pub fn remove(&mut self, place: usize) {
        if place < self.pupils.len() {
            self.pupils.remove(place);
        }
    }

    /// The counts by their settings, in the order of the first of each.
    pub fn groups(&self) -> Vec<PoolGroup<'_>> {
        let mut groups: Vec<PoolGroup<'_>> = vec![];
        for (place, own) in self.pupils.iter().enumerate() {
            let group = match groups.iter().position(|group| group.pupils[0].1.is_like(own)) {
                Some(known) => &mut groups[known],
                None => {
                    let Some(pooling) = own.puzzle.pooling(&own.settings) else { continue };
                    let counts = vec![0; own.counts.len()];
                    let PupilCounts { puzzle, settings, .. } = own;
                    groups.push(PoolGroup { puzzle: *puzzle, settings, pooling, pupils: vec![], counts });
                    let last = groups.len() - 1;
                    &mut groups[last]
                }
            };
            group.pupils.push((place, own));
            group.counts.iter_mut().zip(&own.counts).for_each(|(sum, count)| *sum = sum.saturating_add(*count));
        }
        groups
    }
}

impl fmt::Display for ClassPool {
    /// The texts of all pupils, one a line, as [`ClassPool::take`] reads them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pupils.iter().try_for_each(|own| writeln!(f, "{own}"))
    }
}

impl PoolGroup<'_> {
    /// The number of cases of all pupils.
    pub fn cases(&self) -> u64 {
        self.counts[0]
    }

    /// The exact fractions, of the rows of [`Pooling::rows`]; none while there are cases of which nothing is known.
    pub fn exact(&self) -> Vec<Option<f64>> {
        let is_open = self.pooling.undecided.is_some_and(|place| self.counts[place] > 0);
        self.pooling.exact.iter().map(|exact| exact.filter(|_| !is_open)).collect()
    }

    /// The fraction of hits as the pupils were added, one after the other: number of cases, fraction, its 95 % interval.
    pub fn running(&self) -> Vec<(u64, f64, [f64; 2])> {
        let hits_at = self.pooling.rows[0];
        let (mut cases, mut hits) = (0, 0);
        let point = |(_, own): &(usize, &PupilCounts)| {
            cases += own.counts[0];
            hits += own.counts[hits_at];
            (cases, hits as f64 / cases.max(1) as f64, interval(hits, cases))
        };
        self.pupils.iter().map(point).collect()
    }
}

/// The texts in a line that begin as counts do, without what stands around them. Mail programs escape the signs of links.
fn texts_in(line: &str) -> Vec<String> {
    let plain = percent_encoding::percent_decode_str(line).decode_utf8_lossy();
    let words = plain.split(|c: char| c.is_whitespace() || "&=<>\"'()[]“”«»".contains(c));
    let end = |c: char| matches!(c, '.' | ',' | ';' | ':' | '!' | '?' | '*' | '_');
    words.filter(|word| begins(word)).map(|word| word.trim_end_matches(end).to_string()).collect()
}
