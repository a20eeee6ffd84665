//! The texts about figures that cannot be built.

/// The texts about figures that cannot be built.
#[derive(Debug)]
pub struct VerdictTexts {
    /// Before the first step of a search that will find nothing.
    pub hopeless: &'static str,
    /// Where the reason is.
    pub see_figure: &'static str,
    /// There is no solution, and the view of the figure gives a reason.
    pub none_with_reason: &'static str,
    /// Other programs find no solution either.
    pub known: &'static str,
}
