//! The progress of a long job of the workers, as a page keeps it. The results of the job are kept in the state of the page.

use super::transport::Work;
use crate::worker::progress::Progress;

/// The progress of a job.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Activity {
    /// It was not started.
    #[default]
    Idle,
    /// The workers are running it.
    Running(Progress),
    /// It was stopped and can be resumed.
    Stopped(Progress),
    /// It is complete.
    Done(Progress),
    /// It has failed and can be tried again.
    Failed,
}

impl Activity {
    /// Whether it was started.
    pub fn is_begun(&self) -> bool {
        *self != Activity::Idle
    }

    /// Whether the workers are running it.
    pub fn is_running(&self) -> bool {
        matches!(self, Activity::Running(_))
    }

    /// Whether it is complete.
    pub fn is_done(&self) -> bool {
        matches!(self, Activity::Done(_))
    }

    /// How much is done, if it is running, stopped or complete.
    pub fn progress(&self) -> Option<&Progress> {
        match self {
            Activity::Running(progress) | Activity::Stopped(progress) | Activity::Done(progress) => Some(progress),
            Activity::Idle | Activity::Failed => None,
        }
    }

    /// The name in the attribute `data-state` of the root element.
    pub fn name(&self) -> &'static str {
        match self {
            Activity::Idle => "idle",
            Activity::Running(_) => "busy",
            Activity::Stopped(_) => "stopped",
            Activity::Done(_) => "done",
            Activity::Failed => "error",
        }
    }

    /// The form in which the transport bar shows it.
    pub fn work(&self) -> Work {
        match self {
            Activity::Running(progress) => Work::Running(progress.fraction(), progress.seconds_left()),
            Activity::Stopped(progress) => Work::Stopped(progress.fraction()),
            Activity::Idle | Activity::Done(_) | Activity::Failed => Work::Idle,
        }
    }
}
