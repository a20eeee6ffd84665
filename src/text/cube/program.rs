//! The words of the programs of the Hungarian cube: one text for each line.

use crate::puzzle::cube::product::ProductLine;
use crate::puzzle::cube::solve::stages::Stage;
use crate::puzzle::cube::solve::stages::program::StageLine;

/// The program of the solution face first, as pseudocode.
#[derive(Debug)]
pub struct RuleTexts {
    /// The loop over the stages that build layers.
    pub each: &'static str,
    /// The cube is turned if the face that belongs on top is not there.
    pub hold: &'static str,
    /// The loop over the small cubes of the stage.
    pub not_in_order: &'static str,
    /// The test whether one of them can be put in order.
    pub can: &'static str,
    /// The test whether it is away from its place.
    pub away: &'static str,
    /// It is brought there.
    pub raise: &'static str,
    /// The test whether it is wrongly turned.
    pub turned: &'static str,
    /// It is turned in place.
    pub rotate: &'static str,
    /// Otherwise one is taken out of its place.
    pub lower: &'static str,
    /// The test whether a turn of the last layer helps.
    pub helps: &'static str,
    /// The last layer is turned.
    pub layer: &'static str,
    /// The loops of the last layer: corners and edges away from their places, corners and edges wrongly turned.
    pub left: [&'static str; 4],
    /// Their commutators.
    pub commute: [&'static str; 4],
    /// The cube is in order.
    pub solved: &'static str,
    /// The names of the values: stage, small cube, sequence, turn.
    pub values: [&'static str; 4],
    /// Why its tests come out as they do.
    pub why: RuleWhyTexts,
}

/// Why the tests of the rules come out as they do. Small cubes and places are written with their letters.
#[derive(Debug)]
pub struct RuleWhyTexts {
    /// The colour that belongs on top, and whether it is there.
    pub on_top: fn(&str, bool) -> String,
    /// The small cubes that are left to be put in order, none at the end of the stage.
    pub left: fn(Option<&str>) -> String,
    /// This small cube can be put in order.
    pub can: fn(&str) -> String,
    /// None of these can.
    pub cannot: fn(&str) -> String,
    /// A small cube, the place where it is, the place where it belongs.
    pub at: fn(&str, &str, &str) -> String,
    /// A small cube in its place, and whether it is wrongly turned.
    pub turned: fn(&str, bool) -> String,
    /// A turn of the last layer helps: no, yes.
    pub helps: [&'static str; 2],
}

impl RuleTexts {
    /// The words of a line.
    pub fn line(&self, line: StageLine) -> &'static str {
        let of = |texts: &[&'static str; 4], stage: Stage| {
            let last_layer = stage as usize - (stage as usize).min(Stage::PlaceCorners as usize);
            texts[last_layer % texts.len()]
        };
        match line {
            StageLine::Each => self.each,
            StageLine::Hold => self.hold,
            StageLine::While => self.not_in_order,
            StageLine::Can => self.can,
            StageLine::Away => self.away,
            StageLine::Raise => self.raise,
            StageLine::Turned => self.turned,
            StageLine::Rotate => self.rotate,
            StageLine::Lower => self.lower,
            StageLine::Helps => self.helps,
            StageLine::Layer => self.layer,
            StageLine::Left(stage) => of(&self.left, stage),
            StageLine::Commute(stage) => of(&self.commute, stage),
            StageLine::Solved => self.solved,
        }
    }
}

/// The program of the position after an algorithm, as pseudocode. A small cube i goes to σ(i) and has the index M(i); τ and m
/// are those of a turn t.
#[derive(Debug)]
pub struct ProductProgramTexts {
    /// The position at the beginning.
    pub start: &'static str,
    /// The loop over the turns.
    pub each_turn: &'static str,
    /// The loop over the small cubes that the turn changes.
    pub each_cubie: &'static str,
    /// The place where the small cube is.
    pub at: &'static str,
    /// Where it goes.
    pub place: &'static str,
    /// How it is turned then.
    pub index: &'static str,
    /// The order so far, at first.
    pub one: &'static str,
    /// The loop over the cycles.
    pub each_cycle: &'static str,
    /// The length of the cycle.
    pub length: &'static str,
    /// The test whether its small cubes are turned after one round.
    pub turned: &'static str,
    /// Then more rounds are needed.
    pub rounds: &'static str,
    /// The least common multiple.
    pub multiple: &'static str,
    /// The order of the position.
    pub order: &'static str,
    /// Whether the small cubes of a cycle are turned after one round: no, yes.
    pub why: [&'static str; 2],
}

impl ProductProgramTexts {
    /// The words of a line.
    pub fn line(&self, line: ProductLine) -> &'static str {
        match line {
            ProductLine::Start => self.start,
            ProductLine::EachTurn => self.each_turn,
            ProductLine::EachCubie => self.each_cubie,
            ProductLine::At => self.at,
            ProductLine::Place => self.place,
            ProductLine::Index => self.index,
            ProductLine::One => self.one,
            ProductLine::EachCycle => self.each_cycle,
            ProductLine::Length => self.length,
            ProductLine::Turned => self.turned,
            ProductLine::Rounds => self.rounds,
            ProductLine::Multiple => self.multiple,
            ProductLine::Order => self.order,
        }
    }
}
