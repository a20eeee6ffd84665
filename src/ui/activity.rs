//! A long job of the workers, as a page keeps it: how far it is. What has come of it is the page's own state.

use super::transport::Work;
use crate::worker::control::Progress;

/// How far a job is.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Activity {
    /// It was not asked for.
    #[default]
    Idle,
    /// It is under way.
    Running(Progress),
    /// It was stopped; it can go on.
    Stopped(Progress),
    /// It is finished.
    Done(Progress),
    /// It was given up; it can be tried again.
    Failed,
}

impl Activity {
    /// Whether it was asked for.
    pub fn is_begun(&self) -> bool {
        *self != Activity::Idle
    }

    /// Whether it is under way.
    pub fn is_running(&self) -> bool {
        matches!(self, Activity::Running(_))
    }

    /// Whether it is finished.
    pub fn is_done(&self) -> bool {
        matches!(self, Activity::Done(_))
    }

    /// How far it is or was, if it is under way, stopped or finished.
    pub fn progress(&self) -> Option<&Progress> {
        match self {
            Activity::Running(progress) | Activity::Stopped(progress) | Activity::Done(progress) => Some(progress),
            Activity::Idle | Activity::Failed => None,
        }
    }

    /// Its name in `data-state` of the root element.
    pub fn name(&self) -> &'static str {
        match self {
            Activity::Idle => "idle",
            Activity::Running(_) => "busy",
            Activity::Stopped(_) => "stopped",
            Activity::Done(_) => "done",
            Activity::Failed => "error",
        }
    }

    /// What the transport bar shows of it.
    pub fn work(&self) -> Work {
        match self {
            Activity::Running(progress) => Work::Running(progress.fraction(), progress.seconds_left()),
            Activity::Stopped(progress) => Work::Stopped(progress.fraction()),
            Activity::Idle | Activity::Done(_) | Activity::Failed => Work::Idle,
        }
    }
}
