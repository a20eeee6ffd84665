//! Known figures to choose from.
//!
//! The cube, the bench, the bath tub and the pyramid are traditional; the others are figures of Rich Holmes's collection (`models.txt` of
//! github.com/holmesrichards/ssoma, commit b17575ae, CC0-1.0), but for the five seats. That the bench cannot be built, David Goodger's
//! polyform puzzler finds, too (`somacubes.py`).

/// A figure with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// The cube.
    Cube,
    /// Two layers of fifteen cells, the upper one without its middle three.
    Bathtub,
    /// Layers of 13, 9 and 5 cells.
    Pyramid,
    /// Layers of 21, 5 and 1 cells.
    SteppedPyramid,
    /// Two rows of nine cells and one row of nine on top of the rear one. No search finds a solution.
    Bench,
    /// A grand piano.
    Piano,
    /// A dog.
    Dog,
    /// A bed.
    Bed,
    /// A gorilla.
    Gorilla,
    /// The first of the castles.
    Castle,
    /// An aeroplane.
    Aeroplane,
    /// A heap in a corner.
    CornerStone,
    /// Seven storeys of two by two cells, but for one cell of the topmost.
    Tower,
    /// Steps up and down, three cells wide.
    Staircase,
    /// A channel, three cells long.
    Canal,
    /// A heap in a corner of which every layer is cut to three by three.
    Crystal,
    /// The W, three cells high: it cannot be built.
    WWall,
    /// A wall in steps, two cells high, with five seats in its corners: the "long wall" of David Goodger's polyform puzzler, which finds 104
    /// placed solutions.
    FiveSeats,
}

named! {
    Preset:
    Cube = "cube",
    Bathtub = "bathtub",
    Pyramid = "pyramid",
    SteppedPyramid = "stepped-pyramid",
    Bench = "bench",
    Piano = "piano",
    Dog = "dog",
    Bed = "bed",
    Gorilla = "gorilla",
    Castle = "castle",
    Aeroplane = "aeroplane",
    CornerStone = "corner-stone",
    Tower = "tower",
    Staircase = "staircase",
    Canal = "canal",
    Crystal = "crystal",
    WWall = "w-wall",
    FiveSeats = "five-seats",
}

impl Preset {
    /// Its text form.
    pub const fn text(self) -> &'static str {
        match self {
            Preset::Cube => "ooo.ooo.ooo_ooo.ooo.ooo_ooo.ooo.ooo",
            Preset::Bathtub => "ooooo.o---o.ooooo_ooooo.ooooo.ooooo",
            Preset::Pyramid => concat!(
                "-----.--o--.-ooo-.--o--.-----_",
                "-----.-ooo-.-ooo-.-ooo-.-----_",
                "--o--.-ooo-.ooooo.-ooo-.--o--",
            ),
            Preset::SteppedPyramid => concat!(
                "-----.-----.--o--.-----.-----_",
                "-----.--o--.-ooo-.--o--.-----_",
                "-ooo-.ooooo.ooooo.ooooo.-ooo-",
            ),
            Preset::Bench => "ooooooooo.---------_ooooooooo.ooooooooo",
            Preset::Piano => "-ooo-.-----_ooooo.o---o_ooooo.ooooo_ooooo.o---o",
            Preset::Dog => concat!(
                "---.---.---.-o-.-o-.---_",
                "---.---.---.-o-.-o-.-o-_",
                "-o-.-o-.-o-.-o-.ooo.---_",
                "ooo.ooo.ooo.-o-.ooo.o-o",
            ),
            Preset::Bed => "ooo.---.---.---.---.---.ooo_ooo.ooo.ooo.ooo.ooo.ooo.ooo",
            Preset::Gorilla => {
                concat!("--o--.o---o.-----.-----.-----.-----.-----_", "--o--.ooooo.ooooo.ooooo.-ooo-.-ooo-.-o-o-",)
            }
            Preset::Castle => "o---o.-----.-----.-----.o----_ooooo.ooooo.ooooo.ooooo.oooo-",
            Preset::Aeroplane => concat!(
                "---o---.-------.---o---.---o---.---o---.---o---.ooooooo_",
                "---o---.---o---.---o---.---o---.---o---.-ooooo-.-ooooo-",
            ),
            Preset::CornerStone => concat!(
                "o----.-----.-----.-----.-----_",
                "oo---.o----.-----.-----.-----_",
                "ooo--.o----.o----.-----.-----_",
                "oooo-.oo---.o----.o----.-----_",
                "ooooo.oo---.o----.o----.o----",
            ),
            Preset::Tower => "oo.o-_oo.oo_oo.oo_oo.oo_oo.oo_oo.oo_oo.oo",
            Preset::Staircase => "--o--.--o--.--o--_-ooo-.-ooo-.-ooo-_ooooo.ooooo.ooooo",
            Preset::Canal => "oo-oo.oo-oo.oo-oo_ooooo.ooooo.ooooo",
            Preset::Crystal => "o--.---.---_oo-.o--.---_ooo.oo-.o--_ooo.ooo.oo-_ooo.ooo.ooo",
            Preset::WWall => concat!(
                "o----.o----.ooo--.--o--.--ooo_",
                "o----.o----.ooo--.--o--.--ooo_",
                "o----.o----.ooo--.--o--.--ooo",
            ),
            Preset::FiveSeats => {
                concat!("-----o.----oo.---oo-.--oo--.-oo---.oo----_", "----oo.---ooo.--ooo-.-ooo--.ooo---.oo----",)
            }
        }
    }

    /// Whether it cannot be built.
    pub const fn is_impossible(self) -> bool {
        matches!(self, Preset::Bench | Preset::WWall)
    }

    /// How many classes of solutions it has, up to its rotations and reflections, as published; `None` where no source gives
    /// it.
    pub const fn known_classes(self) -> Option<usize> {
        match self {
            Preset::Cube => Some(240),
            Preset::Bathtub => Some(79),
            Preset::Pyramid => Some(39),
            Preset::SteppedPyramid => Some(7),
            Preset::Bench => None,
            Preset::Piano => Some(64),
            Preset::Dog => Some(10),
            Preset::Bed => Some(6),
            Preset::Gorilla => Some(1),
            Preset::Castle => Some(3),
            Preset::Aeroplane => Some(4),
            Preset::CornerStone => Some(5),
            Preset::Tower => Some(760),
            Preset::Staircase => Some(82),
            Preset::Canal => Some(294),
            Preset::Crystal => Some(1400),
            Preset::WWall => Some(0),
            Preset::FiveSeats => Some(52),
        }
    }

    /// The preset with exactly this text; `None` if there is none.
    pub fn of(text: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.text() == text)
    }
}
