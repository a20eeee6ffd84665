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

impl Theme {
    /// All themes, in the order the page offers them.
    pub const ALL: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::Projector];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Projector => "projector",
        }
    }

    /// The theme of that name.
    pub fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}
