//! Why a job of the workers could not be carried out.

/// Why a job of the workers could not be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The browser could not load or start the worker's program.
    NoStart,
    /// Workers died or fell silent again and again.
    Lost,
    /// The worker's program does not understand the page: they are of different versions.
    Refused,
}

impl Failure {
    /// The name of the kind of failure on the page.
    pub fn code(self) -> &'static str {
        match self {
            Failure::NoStart => "worker-start",
            Failure::Lost => "worker-lost",
            Failure::Refused => "worker-refused",
        }
    }
}
