//! The three themes of colours and line widths.

/// A theme: the colours and line widths of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Warm paper.
    #[default]
    Light,
    /// Light on dark.
    Dark,
    /// White ground, black ink, thick lines, large labels.
    Projector,
}

named! { Theme: Light = "light", Dark = "dark", Projector = "projector" }
