//! The drawings of the Hungarian cube.

pub mod bounds;
pub mod cayley;
pub mod cycles;
pub mod figures;
pub mod net;
pub mod space;
pub mod symmetry;

use super::algorithm::Spelling;
use super::facelet::{self, FACELETS, Face};
use super::held::Cube;
use super::place::{Kind, Place};
use super::position::Position;
use super::scheme::Scheme;
use super::turn::{Layers, Turn};
use crate::geometry::lattice::{Cell, Symmetry, cell};
use crate::geometry::{Point, Vec3, Within, ease, point};
use crate::scene::{Anchor, Camera, FaceLook, Id, Mark, Paint, Room, Scene, Weight};

/// The kind of a facelet in space, as the cube is held: the facelet, 0..54. The centres' facelets are those of their faces.
pub const FACELET: &str = "facelet";

/// The kind of a small cube in the diagram of cycles: 0 for corners or 1 for edges, and its home, from 0.
pub const CUBIE: &str = "cubie";

/// The kind of a cycle: 0 for corners or 1 for edges, and its place among them, from 0.
pub const CYCLE: &str = "cycle";

/// The kind of a possible mistake of a cube that was entered: its place in the list, from 0.
pub const MISTAKE: &str = "mistake";

/// The kind of a node of a Cayley graph: its number, from 0.
pub const NODE: &str = "node";

/// The kind of an orbit of facelets of a subgroup: its place among them, from 0.
pub const ORBIT: &str = "orbit";

/// The kind of a length of solutions: their number of turns.
pub const LENGTH: &str = "length";

/// All kinds.
const KINDS: [&str; 7] = [FACELET, CUBIE, CYCLE, MISTAKE, NODE, ORBIT, LENGTH];

/// The id with this text form, `facelet-4-0`.
pub fn read(text: &str) -> Option<Id> {
    Id::read(text, &KINDS)
}

/// The id of a facelet in space; its part is 0 on the cube, where it can be dragged, and the number of the net, from 1, in a net.
pub fn facelet_id(facelet: usize) -> Id {
    Id::new(FACELET, facelet, 0)
}

/// The id of a small cube, by its home.
pub fn cubie_id(cubie: Place) -> Id {
    Id::new(CUBIE, cubie.kind() as usize, cubie.index())
}

/// The id of a possible mistake, by its place in the list.
pub fn mistake_id(index: usize) -> Id {
    Id::new(MISTAKE, index, 0)
}

/// The id of an orbit of facelets, by its place among those of a subgroup.
pub fn orbit_id(index: usize) -> Id {
    Id::new(ORBIT, index, 0)
}

/// The small cube of an id.
pub fn cubie_of(id: Id) -> Option<Place> {
    let kind = *Kind::ALL.get(id.a as usize).filter(|_| id.kind == CUBIE)?;
    Place::all(kind).nth(id.b as usize)
}

/// A set of places of the 26 small cubes in space, centres as well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// One bit for each cell of the 3x3x3 block, x first, then y, then z.
    cells: u32,
}

impl Places {
    /// No place.
    pub const fn empty() -> Places {
        Places { cells: 0 }
    }

    /// The one place to which a facelet in space, 0..54, belongs.
    pub fn of_facelet(facelet: usize) -> Places {
        Places { cells: bit(middle(facelet::point(facelet))) }
    }

    /// The places in space where small cubes, given by their homes, are now. A home is a place of the cube in order, that is,
    /// named by colours.
    pub fn of(cube: &Cube, cubies: impl Iterator<Item = Place>) -> Places {
        let standing = cube.standing();
        let mut places = Places::empty();
        cubies.for_each(|cubie| places.insert(standing.goes(cubie).0));
        places
    }

    /// Adds the place of a corner or an edge.
    pub fn insert(&mut self, place: Place) {
        let middle = place.faces().iter().fold(cell(0, 0, 0), |sum, face| sum.moved(face.normal()));
        self.cells |= bit(middle);
    }

    /// The places that are in both sets.
    pub fn and(self, other: Places) -> Places {
        Places { cells: self.cells | other.cells }
    }

    /// The directions from the middle of the cube to the places.
    pub fn directions(self) -> impl Iterator<Item = Vec3> {
        let range = || -1..=1;
        let all = range().flat_map(move |x| range().flat_map(move |y| range().map(move |z| cell(x, y, z))));
        all.filter(move |&middle| self.cells & bit(middle) != 0).map(space::vector)
    }

    /// The places that are not in this set.
    pub fn others(self) -> Places {
        Places { cells: !self.cells & ((1 << 27) - 1) & !bit(cell(0, 0, 0)) }
    }

    /// Whether the set contains the place of a corner or an edge.
    pub fn contains(self, place: Place) -> bool {
        let mut one = Places::empty();
        one.insert(place);
        self.cells & one.cells != 0
    }

    /// Whether the set contains the place to which a facelet in space belongs.
    pub fn has_facelet(self, facelet: usize) -> bool {
        self.cells & Places::of_facelet(facelet).cells != 0
    }
}

/// The middle of the small cube to which a [`facelet::point`] belongs.
fn middle(point: Cell) -> Cell {
    cell(point.x.clamp(-1, 1), point.y.clamp(-1, 1), point.z.clamp(-1, 1))
}

fn bit(middle: Cell) -> u32 {
    1 << (i32::from(middle.x) + 3 * i32::from(middle.y) + 9 * i32::from(middle.z) + 13)
}

/// Layers out of place, and how they move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turning {
    /// Which layers.
    pub layers: Layers,
    /// The face with which they turn.
    pub face: Face,
    /// How far they are turned at time 0: quarters clockwise, the face seen from outside.
    pub from: f64,
    /// The same at time 1; 0 if the layers end in their places.
    pub to: f64,
}

impl Turning {
    /// The way to a cube on which this turn was the last.
    pub fn into_place(turn: Turn) -> Turning {
        // Three quarters clockwise are drawn as one anticlockwise.
        let quarters = if turn.quarters() == 3 { -1.0 } else { f64::from(turn.quarters()) };
        Turning { layers: turn.layers(), face: turn.face(), from: -quarters, to: 0.0 }
    }

    /// Layers that a pointer holds at this number of quarters from their places.
    pub fn held(layers: Layers, face: Face, quarters: f64) -> Turning {
        Turning { layers, face, from: quarters, to: quarters }
    }

    /// Quarters clockwise at time `t`, 0..=1.
    pub fn at(&self, t: f64) -> f64 {
        self.from + (self.to - self.from) * ease(t)
    }
}

/// What is drawn: a cube, and what stands out on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The colour of each facelet in space, as the face that has it in order; `None` where none is given yet. They need not
    /// form a possible cube.
    pub colours: [Option<Face>; FACELETS],
    /// The colour scheme.
    pub scheme: Scheme,
    /// Which letter names the top, U or T.
    pub spelling: Spelling,
    /// Layers out of place; `colours` are those that are seen when the layers are in place.
    pub turning: Option<Turning>,
    /// Small cubes that are ringed.
    pub lit: Places,
    /// Small cubes that are crossed.
    pub wrong: Places,
    /// Small cubes that do not matter here, drawn in grey.
    pub blank: Places,
    /// Single facelets that are ringed, 0..54 each.
    pub ringed: Vec<usize>,
    /// The places of the small cubes that X moves, and of those that T moves: their signs are letters, and all others are grey.
    pub supports: Option<[Places; 2]>,
    /// The turn that comes next: arrows on its layers, while nothing turns.
    pub next: Option<Turn>,
    /// The facelets in space that are the marked ones of their small cubes: framed in grey, except on small cubes that do not
    /// matter.
    pub marked: [bool; FACELETS],
    /// The numbers of the places, named as [`figures::numbered`] does for this orientation; without it there are none.
    pub numbers: Option<Symmetry>,
}

impl Picture {
    /// A cube as it is held, without marks.
    pub fn of(cube: &Cube) -> Picture {
        Picture::of_colours(cube.colours().map(Some))
    }

    /// These colours, whether they are those of a cube or not.
    pub fn of_colours(colours: [Option<Face>; FACELETS]) -> Picture {
        Picture {
            colours,
            scheme: Scheme::default(),
            spelling: Spelling::default(),
            turning: None,
            lit: Places::empty(),
            wrong: Places::empty(),
            blank: Places::empty(),
            ringed: vec![],
            supports: None,
            next: None,
            marked: [false; FACELETS],
            numbers: None,
        }
    }

    /// What a facelet shows.
    fn look(&self, facelet: usize) -> FaceLook {
        let Some(face) = self.colours[facelet].filter(|_| !self.blank.has_facelet(facelet)) else {
            return FaceLook::Bare(BLANK);
        };
        let letter = |letter: char| FaceLook::Letter(self.scheme.colour(face), letter);
        match self.supports.map(|supports| supports.map(|own| own.has_facelet(facelet))) {
            None => self.scheme.look(face, self.spelling),
            Some([true, false]) => letter(SUPPORTS[0]),
            Some([false, true]) => letter(SUPPORTS[1]),
            Some([true, true]) => letter(SUPPORTS[2]),
            Some([false, false]) => FaceLook::Bare(BLANK),
        }
    }

    /// Whether a facelet has the grey frame of the marked ones.
    fn is_framed(&self, facelet: usize) -> bool {
        self.marked[facelet] && self.colours[facelet].is_some() && !self.blank.has_facelet(facelet)
    }

    /// What stands out on a facelet.
    fn mark(&self, facelet: usize) -> Mark {
        let is_lit = self.lit.has_facelet(facelet) || self.ringed.contains(&facelet);
        match (is_lit, self.wrong.has_facelet(facelet)) {
            (false, false) => Mark::Plain,
            (true, false) => Mark::Lit,
            (false, true) => Mark::Clash,
            (true, true) => Mark::LitClash,
        }
    }
}

/// The signs of small cubes that X alone moves, that T alone moves, and that both move.
pub const SUPPORTS: [char; 3] = ['X', 'T', '&'];

/// The colour of facelets that do not matter: the grey of the palette, which is not a colour of the cube.
const BLANK: u8 = crate::scene::solid::FRAME;

/// What stands beside the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// Nothing.
    Alone,
    /// Its net.
    Net,
    /// Its net with the numbers of the places, which need a larger one.
    NumberedNet,
    /// Its net, close to it, and the diagram of a position.
    Group,
    /// Three nets, beside it or below it.
    Laboratory,
    /// A Cayley graph.
    Graph,
    /// The bounds of a shortest solution.
    Bounds,
    /// Its net or a Cayley graph; on the cube itself a symmetry is drawn.
    Symmetry,
}

impl Arrangement {
    /// The part of the room that the cube takes, in a group with its net, 0..=1.
    const fn share(self, is_upright: bool) -> f64 {
        match (self, is_upright) {
            // The laboratory has rooms of its own.
            (Arrangement::Alone | Arrangement::Laboratory, _) => 1.0,
            (Arrangement::Net | Arrangement::Symmetry, _) => 0.6,
            (Arrangement::NumberedNet, _) => 0.5,
            (Arrangement::Group, true) => 0.38,
            (Arrangement::Group, false) => 0.4,
            (Arrangement::Graph, _) => 0.38,
            (Arrangement::Bounds, true) => 0.55,
            (Arrangement::Bounds, false) => 0.45,
        }
    }
}

/// The room of the cube, its corner at that of the whole; and the room of what stands beside it, or below it in a room that
/// is higher than wide, with its corner.
pub fn parts(arrangement: Arrangement, room: Room) -> (Room, (Room, Point)) {
    let share = arrangement.share(room.is_upright());
    if room.is_upright() {
        let height = (room.height * share).round();
        (Room { height, ..room }, (Room { height: room.height - height, ..room }, point(0.0, height)))
    } else {
        let width = (room.width * share).round();
        (Room { width, ..room }, (Room { width: room.width - width, ..room }, point(width, 0.0)))
    }
}

/// The room of the cube, whose corner is that of the whole room. [`super::grasp`] needs its [`space::scale`].
pub fn cube_room(arrangement: Arrangement, room: Room) -> Room {
    let part = parts(arrangement, room).0;
    match arrangement {
        Arrangement::Group => beside_close_net(part).0,
        Arrangement::Laboratory => laboratory_rooms(room)[0].0,
        _ => part,
    }
}

/// The room of a cube that shares a part of a drawing with its net, and that of the net with its corner: below the cube where the
/// part is higher than wide, else beside it. Without room for the net, the cube has all.
fn beside_close_net(part: Room) -> (Room, Option<(Room, Point)>) {
    /// The part of the height or width that the cube has.
    const OF_CUBE: f64 = 0.6;
    /// The smallest facelets of a net that are worth drawing.
    const LEAST_CELL: f64 = 7.0;
    let (of_cube, rest, corner) = if part.is_upright() {
        let height = (part.height * OF_CUBE).round();
        (Room { height, ..part }, Room { height: part.height - height, ..part }, point(0.0, height))
    } else {
        let width = (part.width * OF_CUBE).round();
        (Room { width, ..part }, Room { width: part.width - width, ..part }, point(width, 0.0))
    };
    if net::cell_size(rest) < LEAST_CELL { (part, None) } else { (of_cube, Some((rest, corner))) }
}

/// The cube in space, at time `t`, 0..=1.
pub fn cube_alone(picture: &Picture, t: f64, camera: &Camera, room: Room) -> Scene {
    space::scene(picture, t, camera, room)
}

/// The cube in space and its net.
pub fn cube_and_net(picture: &Picture, t: f64, camera: &Camera, room: Room) -> Scene {
    with_cube(beside_net(picture), picture, t, camera, room, |room| net::scene(picture, 1, room))
}

/// The arrangement of a cube and its net.
pub fn beside_net(picture: &Picture) -> Arrangement {
    if picture.numbers.is_some() { Arrangement::NumberedNet } else { Arrangement::Net }
}

/// The cube in space and the cycles of a position; the small cubes of `lit` are given by their homes.
pub fn group(
    picture: &Picture,
    t: f64,
    (position, lit): (&Position, &[Place]),
    words: &cycles::CyclesWords,
    camera: &Camera,
    room: Room,
) -> Scene {
    let mut scene = with_cube(Arrangement::Group, picture, t, camera, room, |room| {
        cycles::scene(position, lit, picture.spelling, words, room)
    });
    if let (_, Some((room, corner))) = beside_close_net(parts(Arrangement::Group, room).0) {
        scene.insert(net::scene(picture, 1, room), corner);
    }
    scene
}

/// Mean width of a letter of a caption, as a part of the font size.
const CAPTION: f64 = 0.54;

/// Where the cube and the three nets of the laboratory can stand: left, top, width and height as parts of the room. The cube is at the
/// top left.
const LABORATORY: [[[f64; 4]; 4]; 4] = {
    const THIRD: f64 = 1.0 / 3.0;
    [
        // A column of nets beside the cube; a row of them below it.
        [[0.0, 0.0, 0.6, 1.0], [0.6, 0.0, 0.4, THIRD], [0.6, THIRD, 0.4, THIRD], [0.6, 2.0 * THIRD, 0.4, THIRD]],
        [[0.0, 0.0, 1.0, 0.6], [0.0, 0.6, THIRD, 0.4], [THIRD, 0.6, THIRD, 0.4], [2.0 * THIRD, 0.6, THIRD, 0.4]],
        // Two nets beside the cube, and one below them; one net beside it, and two below.
        [[0.0, 0.0, 0.45, 1.0], [0.45, 0.0, 0.275, 0.5], [0.725, 0.0, 0.275, 0.5], [0.45, 0.5, 0.55, 0.5]],
        [[0.0, 0.0, 0.55, 0.55], [0.55, 0.0, 0.45, 0.55], [0.0, 0.55, 0.5, 0.45], [0.5, 0.55, 0.5, 0.45]],
    ]
};

/// The facelets of the nets of the laboratory that are large enough.
const LARGE_CELL: f64 = 24.0;

/// The rooms of the cube and of the three nets of the laboratory, each with its corner: where the facelets of the nets are largest; of
/// those ways in which they are large enough, where the cube is.
pub fn laboratory_rooms(room: Room) -> [(Room, Point); 4] {
    let (mut best, mut most) = ([(room, point(0.0, 0.0)); 4], [0.0; 3]);
    for shares in LABORATORY {
        let rooms = shares.map(|[left, top, width, height]| {
            let own = Room { width: room.width * width, height: room.height * height };
            (own, point(room.width * left, room.height * top))
        });
        let (cube, cell) = (rooms[0].0, net::cell_size(below_caption(&rooms, caption_size(room))));
        let worth = [cell.min(LARGE_CELL), cube.width.min(cube.height), cell];
        if worth > most {
            (best, most) = (rooms, worth);
        }
    }
    best
}

/// The size of the captions of the nets of the laboratory, where they have room.
fn caption_size(room: Room) -> f64 {
    ((room.width + room.height) / 80.0).within(13.0, 22.0)
}

/// The room for a caption above its net, in sizes of its type.
const HEAD: f64 = 1.7;

/// The room of each net, the same for all three, without that of its caption.
fn below_caption(rooms: &[(Room, Point); 4], text: f64) -> Room {
    let least = |size: fn(&Room) -> f64| rooms[1..].iter().map(|(room, _)| size(room)).fold(f64::MAX, f64::min);
    Room { width: least(|room| room.width), height: (least(|room| room.height) - HEAD * text).max(1.0) }
}

/// The cube in space and three nets with their captions.
pub fn laboratory(
    picture: &Picture,
    t: f64,
    nets: [&Picture; 3],
    captions: [&str; 3],
    camera: &Camera,
    room: Room,
) -> Scene {
    let rooms = laboratory_rooms(room);
    let mut scene = Scene::new(room);
    let [(of_cube, corner), of_nets @ ..] = rooms;
    scene.insert(space::scene(picture, t, camera, of_cube), corner);
    let text = caption_size(room);
    let place = below_caption(&rooms, text);
    let head = HEAD * text;
    // In a narrow room captions would overlap.
    let longest = captions.map(|caption| caption.chars().count()).into_iter().max().unwrap_or(1);
    let text = text.min(place.width / (CAPTION * longest as f64));
    for (index, (own, corner)) in of_nets.into_iter().enumerate() {
        let corner = corner + point((own.width - place.width) / 2.0, (own.height - head - place.height) / 2.0);
        // A caption stands close to its net.
        let above = (place.height - net::height(place)) / 2.0;
        let at = corner + point(place.width / 2.0, above + head / 2.0);
        scene.label(at, captions[index], text, Weight::Bold, Anchor::Middle, Paint::Ink);
        scene.insert(net::scene(nets[index], index + 1, place), corner + point(0.0, head));
    }
    scene
}

fn with_cube(
    arrangement: Arrangement,
    picture: &Picture,
    t: f64,
    camera: &Camera,
    room: Room,
    beside: impl Fn(Room) -> Scene,
) -> Scene {
    let (_, (rest, corner)) = parts(arrangement, room);
    let mut scene = Scene::new(room);
    scene.insert(space::scene(picture, t, camera, cube_room(arrangement, room)), point(0.0, 0.0));
    scene.insert(beside(rest), corner);
    scene
}
