//! Reads the state from a link, collecting its problems, and writes the state as a link.

use super::filling::FillingShown;
use super::series::SeriesChoice;
use super::{Contest, State, Track, View};
use crate::link::{Destination, Link};
use crate::puzzle::Puzzle;
use crate::puzzle::taquin::formula::Formula;
use crate::puzzle::taquin::play::{self, Play};
use crate::puzzle::taquin::race::{self, RaceClock};
use crate::puzzle::taquin::request::Request;
use crate::puzzle::taquin::rival::{self, Rival};
use crate::puzzle::taquin::scene::motif::TileImage;
use crate::puzzle::taquin::scores::WeightSearch;
use crate::puzzle::taquin::series::{MOST_BOARDS, Series};
use crate::puzzle::taquin::trial::Trial;
use crate::puzzle::taquin::{Board, Model, Problem, Setup};
use crate::ui::page::state::{Asked, Linked, PageState, StateBase};
use crate::ui::steps::Steps;
use crate::values::{Allowed, LinkValues, LinkWriter};

/// The largest number of moves in a link.
pub(super) const MOST_MOVES: usize = 1_000;

impl Linked for State {
    type Model = Model;
    type Problem = Problem;
    type Own = Problem;
    type Edited = (Model, Vec<Rival>);

    const OTHER_PAGE: Problem = Problem::OtherPage;

    fn link(&self) -> Link {
        let mut written: LinkWriter = Request::of(&self.model).keys().collect();
        written.name("view", self.view);
        if let Some(bound) = self.bound {
            written.put("estimate", bound.name().to_string());
        }
        if self.play.start() != self.model.board {
            written.put("game", self.play.start().to_string());
        }
        let carried = (1..=MOST_MOVES).contains(&self.play.known());
        if carried {
            written.put("moves", play::text(self.play.ways()));
        }
        if let Some(TileImage::Motif(motif)) = self.image {
            written.put("picture", motif.name());
        }
        written.add("formulas", rival::text(&self.rivals), String::new());
        if self.series != (SeriesChoice { left_out: self.series.left_out.clone(), ..SeriesChoice::default() }) {
            written.put("series", if self.series.korf { "korf".to_string() } else { self.series.boards.to_string() });
        }
        if !self.race.chosen.is_empty() {
            written.put("race", self.race.chosen.join(","));
        }
        if self.race.clock != RaceClock::default() {
            written.put("clock", self.race.clock.name().to_string());
        }
        if let Some([first, second]) = self.filling.tiles {
            written.put("fill", format!("{first}.{second}"));
        }
        written.add("scores", self.scores.choice.to_string(), WeightSearch::default().to_string());
        let trial = self.lab.trial();
        // An experiment that was started is written with its own seed, otherwise the next seed is written.
        let seed = if self.lab.activity.is_begun() { trial.seed } else { self.seed };
        Trial { seed, ..trial }.write(&mut written);
        let ended = if self.is_deepening() { self.descent.solution().is_some() } else { self.growth().finished() };
        self.base.write_sight(&mut written);
        Link {
            marks: self.player.marked.of(self.track_number()),
            keys: written.0,
            step: match self.track() {
                // The end of a search is written as `run`, not as the number of its last step.
                Track::Search | Track::Rounds if ended && self.ran || self.descent.shows_end() => None,
                Track::Play if !carried => None,
                Track::Rounds => Some(self.descent.aimed()).filter(|&step| step > 0),
                _ => Some(self.step()).filter(|&step| step > 0),
            },
            workers: self.base.workers,
            // A reader who opens the link sees the same as this reader.
            run: match self.view {
                View::Statistics => self.lab.activity.is_begun(),
                View::Distances if self.has_ends() => self.ends_here().is_some(),
                _ => self.ran && (ended || self.is_deepening()),
            },
            ..Link::to(Destination::Puzzle(Puzzle::Taquin))
        }
    }

    fn asked(link: &Link) -> Asked<Model, Problem> {
        let (model, problems) = Request::from_keys(|key| link.value(key)).read(Model::default().board);
        Asked { model, is_legal: !problems.iter().any(Problem::is_of_board), problems }
    }

    fn edit(&mut self, model: Model) -> bool {
        model != self.model && self.replace((model, self.rivals.clone()))
    }

    fn read_view(&mut self, values: &mut LinkValues) {
        self.view = values.name("view").unwrap_or_default();
        self.bound = values.name("estimate");
        let had_part = self.base.sight.part.is_some();
        self.base.read_sight(values);
        if had_part && self.base.sight.part.is_none() {
            // A link without a part shows what a fresh page shows.
            self.forest.follow_again();
        }
        // A picture from a file of the reader stays: no link names it.
        self.image =
            values.name("picture").map(TileImage::Motif).or(self.image.filter(|&image| image == TileImage::Photo));
        self.wrong_formula =
            values.text("formula").and_then(|text| Some((text.to_string(), text.parse::<Formula>().err()?)));
        let rivals =
            values.read("formulas", Allowed::Like("A:manhattan;B:-score:0:1"), rival::read).unwrap_or_default();
        if rivals != self.rivals {
            self.rivals = rivals;
            self.contest = Contest::default();
        }
        let usual = SeriesChoice::default();
        let named = |text: &str| (text == "korf").then_some((true, usual.boards));
        let number = |text: &str| text.parse().ok().filter(|boards| (1..=MOST_BOARDS).contains(boards));
        let read = |text: &str| named(text).or(number(text).map(|boards| (false, boards)));
        let asked = values.read("series", Allowed::Like("korf"), read);
        (self.series.korf, self.series.boards) = asked.unwrap_or((false, usual.boards));
        let sides = (self.model.board.width(), self.model.board.height());
        if self.series.korf && !Series::Korf.fits(sides) {
            values.refuse("series", Allowed::Like("20"));
            self.series.korf = false;
        }
        let chosen = values.read("race", Allowed::Like("score,astar-manhattan"), race::read).unwrap_or_default();
        let clock = values.name("clock").unwrap_or_default();
        if (&chosen, clock) != (&self.race.chosen, self.race.clock) {
            self.race.forget();
            (self.race.chosen, self.race.clock) = (chosen, clock);
        }
        let pair = |text: &str| {
            let (first, second) = text.split_once('.')?;
            let tiles: [u8; 2] = [first.parse().ok()?, second.parse().ok()?];
            let legal = |tile: &u8| (1..self.model.board.tiles().len()).contains(&usize::from(*tile));
            (tiles[0] != tiles[1] && tiles.iter().all(legal) && self.can_fill()).then_some(tiles)
        };
        let tiles = values.read("fill", Allowed::Like("1.2"), pair);
        if tiles != self.filling.tiles {
            self.filling = FillingShown::of(tiles);
        }
        self.scores.choice =
            values.read("scores", Allowed::Like("20.12.8"), |text| text.parse().ok()).unwrap_or_default();
        let trial = Trial::read(values);
        self.seed = trial.seed;
        self.lab.set(trial);
    }

    fn read_rest(&mut self, values: &mut LinkValues, step: Option<u64>) {
        let sides = |board: &Board| (board.width(), board.height());
        let fits = |board: &Board| sides(board) == sides(&self.model.board);
        let game = |text: &str| text.parse::<Setup>().ok()?.board().ok().filter(fits);
        let start = values.read("game", Allowed::Like("3x3:1,2,3,4,5,6,7,0,8"), game).unwrap_or(self.model.board);
        let legal = |ways: &Vec<_>| Play::along(start, ways).known() == ways.len();
        match values.read("moves", Allowed::Like("ULDR"), |text| play::read(text).filter(legal)) {
            // Where back and forward lead to the same moves, the groups of moves for undo are kept.
            Some(ways) if self.play.start() == start && self.play.ways().eq(ways.iter().copied()) => {}
            Some(ways) => self.begin_play(Play::along(start, &ways)),
            None if values.has("moves") => {}
            None if self.play.start() != start || (1..=MOST_MOVES).contains(&self.play.known()) => {
                self.begin_play(Play::new(start));
            }
            None => {}
        }
        match self.track() {
            Track::Search => {
                self.base.asked = step;
                self.aim(step.unwrap_or(0));
            }
            Track::Rounds | Track::Race | Track::Filling => self.aim(step.unwrap_or(0)),
            Track::Play | Track::Nothing => self.go_to(step.unwrap_or(0)),
        }
    }

    fn base(&self) -> &StateBase<State> {
        &self.base
    }

    fn base_mut(&mut self) -> &mut StateBase<State> {
        &mut self.base
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::page::check::{check_golden, check_link, check_pasted};

    #[test]
    fn golden_links_are_understood() {
        check_golden::<State>("#/taquin");
    }

    #[test]
    fn what_makes_no_sense_is_told_and_the_rest_is_done() {
        let check = check_link::<State>;
        check("#/taquin?boards=0&seed=7&method=bfs", &["boards=0"], "#/taquin?method=bfs&seed=7");
        check("#/taquin?boards=50&seed=x&view=parity", &["seed=x"], "#/taquin?view=parity&boards=50");
        check(
            "#/taquin?view=boards&method=best&stop=never&weights=1&seed=-1&moves=Q&boards=5",
            &["3 Default", "view=boards", "seed=-1", "moves=Q"],
            "#/taquin?boards=5",
        );
        let game = "#/taquin?view=board&game=3x3:1,2,3,4,5,6,7,0,8&moves=L&step=1";
        check(game, &[], game);
        check("#/taquin?view=board&game=3x3:1,2", &["game=3x3:1,2"], "#/taquin?view=board");
        let other = "4x2:1,2,3,4,5,6,7,0";
        check(&format!("#/taquin?view=board&game={other}"), &[&format!("game={other}")], "#/taquin?view=board");
        check("#/taquin?view=board&picture=boat", &[], "#/taquin?view=board&picture=boat");
        check("#/taquin?view=board&picture=photo", &["picture=photo"], "#/taquin?view=board");
        check("#/taquin?view=statistics&step=3", &["step=3 of 0"], "#/taquin?view=statistics");
        check("#/taquin?view=statistics&step=0", &[], "#/taquin?view=statistics");
        check("#/taquin?view=parity&step=3", &["step=3 of 0"], "#/taquin?view=parity");
        check("#/taquin?view=board&moves=L&step=3", &["step=3 of 1"], "#/taquin?view=board&moves=L&step=1");
        check("#/taquin?part=-300.100.500.700", &[], "#/taquin?part=-300.100.500.700");
        for part in ["4.0.3.1", "0.0.400", "0.0.4.x", "0.5.4.5"] {
            check(&format!("#/taquin?part={part}&seed=2"), &[&format!("part={part}")], "#/taquin?seed=2");
        }
        check("#/taquin?formulas=A:blank;B:-score:0:1", &[], "#/taquin?formulas=A:blank%3BB:-score:0:1");
        check("#/taquin?formulas=A:blank;B&seed=2", &["formulas=A:blank;B"], "#/taquin?seed=2");
        check("#/taquin?series=korf&seed=2", &["series=korf"], "#/taquin?seed=2");
        let korf = "#/taquin?board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15&series=korf";
        check(korf, &[], korf);
        check("#/taquin?scores=30.16.10.chance", &[], "#/taquin?scores=30.16.10.chance");
        check("#/taquin?scores=0.12.8&seed=2", &["scores=0.12.8"], "#/taquin?seed=2");
        check("#/taquin?formula=2*&g=0", &["1 Default"], "#/taquin?formula=manhattan%2B2%2Aconflicts&g=0");
        check("#/taquin?board=12&method=bfs&seed=x&boards=5", &["1 Example", "seed=x"], "#/taquin?method=bfs&boards=5");
    }

    #[test]
    fn a_pasted_link_is_followed() {
        let check = check_pasted::<State>;
        let before = "#/taquin?board=3x3:5,2,3,1,0,6,7,4,8&method=bfs&view=parity&picture=boat&seed=9";
        let board = "3x3:1,2,3,4,0,5,7,8,6";
        let link = format!("#/taquin?board={board}&view=board&moves=LU&step=1");
        check(before, &format!("https://example.org/x/{link}&lang=fr&theme=dark\n"), &[], &link);
        check(
            before,
            "#/taquin?view=boards&stop=never&seed=x&step=y",
            &["1 Default", "view=boards", "seed=x", "step=y"],
            "#/taquin",
        );
        for (text, told) in [
            ("#/taquin?board=3x3:1,2,3,4,0,5,7,8,8&view=board", "2 in the text"),
            ("#/soma?figure=bathtub", "1 in the text"),
            ("#/hanoi", "unknown-page"),
            ("#/taquin?v=2&view=board", "newer-version"),
            ("1 2 3", "1 in the text"),
        ] {
            check(before, text, &[told], before);
        }
        check(before, "1 2 3 4 0 5 7 8 6", &[], &before.replace("5,2,3,1,0,6,7,4,8", "1,2,3,4,0,5,7,8,6"));
    }
}
