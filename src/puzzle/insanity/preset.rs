//! Sets of cubes to begin with, from the literature.

/// A set of cubes with a name of its own in the texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// The example of the base text: 28 raw solutions.
    Example,
    /// The commercial set of 1967 (colours as on Jaap Scherphuis's Instant Insanity page): 1 raw solution.
    Classic,
    /// Three cubes and three colours, to begin with: 1 raw solution.
    Starter,
    /// The second set of a 2006 teaching kit (AMTNYS).
    Kit,
    /// Five cubes (Tick, 1989).
    TickFive,
    /// Five other cubes.
    Five,
    /// Six cubes (Tick, 1989).
    TickSix,
    /// Six cubes that each show all six colours.
    Six,
    /// Seven cubes (Tick, 1989).
    TickSeven,
}

impl Preset {
    /// All of them, in the order in which the page lists them.
    pub const ALL: [Preset; 9] = [
        Preset::Example,
        Preset::Classic,
        Preset::Starter,
        Preset::Kit,
        Preset::TickFive,
        Preset::Five,
        Preset::TickSix,
        Preset::Six,
        Preset::TickSeven,
    ];

    /// The cubes, as in links.
    pub const fn cubes(self) -> &'static str {
        match self {
            Preset::Example => "020331.232220.010323.301121",
            Preset::Classic => "000132.131220.210330.203131",
            Preset::Starter => "011202.120221.121102",
            Preset::Kit => "231031.302201.232110.103202",
            Preset::TickFive => "211431.322034.134104.120204.442303",
            Preset::Five => "104324.430120.142302.103243.431201",
            Preset::TickSix => "015531.231440.340524.153101.002252.424345",
            Preset::Six => "423150.243150.153240.513240.243510.153402",
            Preset::TickSeven => "501531.213440.306024.664101.135252.520345.422603",
        }
    }

    /// The preset with exactly these cubes.
    pub fn of(cubes: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.cubes() == cubes)
    }
}
