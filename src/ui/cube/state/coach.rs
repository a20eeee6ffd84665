//! The coach: the solution is followed on the reader's own cube, one turn at a time.

use super::{State, View};
use crate::puzzle::cube::Turn;
use crate::puzzle::cube::draft::Draft;
use crate::ui::activity::Activity;
use crate::ui::steps::Steps;

/// How far the reader is with the coach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coach {
    /// The coach is not asked for.
    #[default]
    Away,
    /// The reader takes the cube in hand. Meanwhile shorter solutions may still be found.
    Holding,
    /// The reader makes the turns of the solution that was shown last.
    Turning,
}

/// A button of the coach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachAct {
    /// Follow the solution on a cube in the hand.
    Follow,
    /// The cube is held as it is shown, or the turn is made.
    Done,
    /// Back to what came before.
    Back,
    /// The cube in the hand is not the one that is shown.
    Lost,
    /// Back to the page.
    Leave,
}

impl State {
    /// Whether the solution is followed with the coach in the present view.
    pub fn is_coached(&self) -> bool {
        self.coach != Coach::Away && self.view == View::Stages && self.is_reachable()
    }

    /// Whether the reader enters the cube in the hand, to go on with the coach.
    pub fn is_lost(&self) -> bool {
        self.coach != Coach::Away && self.view == View::Doctor
    }

    /// Whether the reader makes turns, and does not only take the cube in hand.
    pub fn is_turning(&self) -> bool {
        self.solved > 0 || self.coach == Coach::Turning && self.solution_way().is_some()
    }

    /// The turn that the coach asks for; none before the first one, and after the last.
    pub fn coached_turn(&self) -> Option<Turn> {
        self.next_turn().filter(|_| self.is_turning())
    }

    /// The number of the next turn, from 1, and of all. Turning the whole cube is no turn: it has the number of the turn after it.
    pub fn coached_count(&self) -> [usize; 2] {
        let count = |turns: &[Turn]| turns.iter().filter(|turn| turn.length() > 0).count();
        self.solution_way()
            .map_or([0, 0], |way| [count(&way.turns[..self.solved.min(way.turns.len())]) + 1, count(&way.turns)])
    }

    /// Applies a button of the coach. Leaving it and being lost change the view or the draft too.
    pub fn coach(&mut self, act: CoachAct) {
        match act {
            CoachAct::Follow => {
                (self.coach, self.view) = (Coach::Holding, View::Stages);
                self.player.rest();
                // Without any solution there would be nothing to follow.
                if self.solution_way().is_none() && !self.solving.is_running() {
                    self.solving = Activity::Idle;
                }
            }
            CoachAct::Done if !self.is_turning() => {
                if self.solution_way().is_some() {
                    self.coach = Coach::Turning;
                }
            }
            CoachAct::Done => self.go(self.step() + 1),
            CoachAct::Back if self.solved > 0 => self.go(self.step() - 1),
            CoachAct::Back => self.coach = Coach::Holding,
            CoachAct::Lost => {
                // As the cube of the solution is held, which the doctor does not show.
                let centres = Draft::centres(&self.cube());
                self.view = View::Doctor;
                self.enter(centres);
            }
            CoachAct::Leave => self.coach = Coach::Away,
        }
    }

    /// Called after every change: a cube that is entered and can be put in order is followed from its beginning. A text that is still being
    /// typed is not.
    pub fn coach_on(&mut self) {
        if self.is_lost() && self.draft.is_none() && !self.typed && self.is_reachable() {
            self.view = View::Stages;
        }
        if self.coach == Coach::Turning && self.solution_way().is_none() {
            self.coach = Coach::Holding;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::Link;
    use crate::puzzle::cube::solve::stages::Solver;
    use crate::puzzle::cube::{Cube, Kind, Place};
    use crate::ui::page::check::check_link;
    use crate::ui::page::state::{Linked, PageState};

    fn solved(link: &str) -> State {
        let mut state = State::of(&Link::parse(link).0);
        let problem = (state.live(), state.model.first);
        state.know(problem, Solver::new().solve(&problem.0, problem.1).expect("a solution"));
        state
    }

    #[test]
    fn the_coach_stands_in_the_link_where_it_is_shown() {
        let check = check_link::<State>;
        check("#/cube?setup=R_U_F2&view=stages&coach=1", &[], "#/cube?setup=R_U_F2&view=stages&coach=1");
        check("#/cube?alg=R&view=group&coach=1", &[], "#/cube?alg=R&view=group");
        check("#/cube?alg=R&view=stages&coach=2", &["coach=2"], "#/cube?alg=R&view=stages");
    }

    #[test]
    fn the_reader_goes_on_and_back_and_the_turns_are_counted() {
        let mut state = solved("#/cube?setup=R_U_F2&view=stages&coach=1");
        let way = state.solution_way().expect("a solution").clone();
        assert!(state.is_coached() && !state.is_turning());
        state.coach(CoachAct::Back);
        assert_eq!((state.coach, state.coached_turn()), (Coach::Holding, None));
        let all = way.turns.iter().filter(|turn| turn.length() > 0).count();
        state.coach(CoachAct::Done);
        let mut number = 1;
        for (step, &turn) in way.turns.iter().enumerate() {
            assert_eq!((state.coached_turn(), state.solved), (Some(turn), step));
            assert_eq!(state.coached_count(), [number, all]);
            number += usize::from(turn.length() > 0);
            state.coach(CoachAct::Done);
        }
        assert!(state.cube().is_solved() && state.coached_turn().is_none());
        state.coach(CoachAct::Done);
        state.coach(CoachAct::Back);
        assert_eq!(state.coached_turn(), way.turns.last().copied());
        state.coach(CoachAct::Leave);
        assert!(!state.is_coached() && state.view == View::Stages);
    }

    #[test]
    fn who_is_lost_enters_the_cube_and_goes_on() {
        let mut state = solved("#/cube?setup=R_U_F2&view=stages&coach=1");
        state.coach(CoachAct::Done);
        // Past the turning of the whole cube: the centres of the draft stand as it is held then.
        let hold = state.solution_way().expect("a way").turns.iter().position(|turn| turn.length() == 0);
        state.go(hold.map_or(1, |turn| turn as u64 + 1));
        let held = state.cube();
        state.coach(CoachAct::Lost);
        state.coach_on();
        assert_eq!((state.view, state.draft, state.is_lost()), (View::Doctor, Some(Draft::centres(&held)), true));
        // Taken back, the coach goes on where it was.
        let mut other = solved(&state.link().to_string());
        assert!(other.is_lost());
        state.undo();
        state.coach_on();
        assert!(state.is_coached() && state.cube() == held);
        // A cube that turns cannot reach stays with the doctor.
        let cube = held.turned(Turn::named('R', 1).expect("a turn"));
        let position = other.position().rotated(Place::new(Kind::Edge, 0), 1);
        other.enter(Draft::of(&Cube::of(&position)));
        other.coach_on();
        assert_eq!((other.view, other.draft), (View::Doctor, None));
        other.enter(Draft::of(&cube));
        other.coach_on();
        assert!(other.is_coached() && other.wants_solution() && other.live() == cube && !other.is_turning());
    }
}
