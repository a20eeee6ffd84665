//! The Hungarian (Rubik's) cube as a group: positions, the theorem that decides which of them can be reached by turns, and a
//! way to solve it by commutators, one face first.
//!
//! # Conventions
//!
//! * Axes: x to the right, y away from the viewer, z up. The cube in order has U (T in the base text) on top and F in front.
//! * A turn is **clockwise** as its face is seen from outside; one quarter unless said otherwise. `M` turns with `L`, `E` with
//!   `D`, `S` with `F`; `x`, `y`, `z` turn the whole cube with `R`, `U`, `F`.
//! * The 54 facelets are counted from 0 in the order U R F D L B, each face in reading order.
//! * A **place** is where a corner or an edge can be; a small cube is named by its **home**, the place it has in order. The
//!   numbers are those of the base text, counted from 1; in the program they are counted from 0.
//! * The **rotation index** of a small cube says where its marked facelet is: the number of steps anticlockwise, seen from
//!   outside, from the mark of its place to the marked facelet (0..3 for a corner, 0..2 for an edge). The base text writes -1
//!   for 2 of a corner, and 1 or -1 for 0 or 1 of an edge.
//! * Positions are written by **starting place** (where each small cube goes to), and products are read from left to right:
//!   the left factor is applied first.
//!
//! # Example
//!
//! From what a reader writes to the group, to a way to put the cube in order, and to a drawing:
//!
//! ```
//! use casse_tete::puzzle::cube::cycles::order;
//! use casse_tete::puzzle::cube::scene::{self, Picture};
//! use casse_tete::puzzle::cube::solve::stages::Solver;
//! use casse_tete::puzzle::cube::{Face, Setup};
//! use casse_tete::scene::{Camera, Room};
//!
//! // A setup is what was written. It becomes a cube and an algorithm, or the list of all reasons why it cannot.
//! let (start, algorithm) = "R U R' U'".parse::<Setup>().unwrap().cube().unwrap();
//! assert!("R (U".parse::<Setup>().unwrap().cube().is_err());
//!
//! // As an element of the group: made six times, the algorithm changes nothing.
//! let cube = start.then(&algorithm.cube());
//! assert_eq!(order(&cube.position()), 6);
//!
//! // Face first, the first face being the upper one.
//! let solution = Solver::new().solve(&cube, Face::Up).unwrap();
//! assert!(cube.then(&solution.algorithm().cube()).is_solved());
//!
//! let scene = scene::cube_alone(&Picture::of(&cube), 1.0, &Camera::STANDARD, Room { width: 480.0, height: 480.0 });
//! assert!(!scene.shapes.is_empty());
//! ```

// Input as a reader writes it, legal or not, and its problems.
pub mod colours;
pub mod draft;
pub mod generators;
pub mod notation;
pub mod problem;
pub mod request;
pub mod setup;
pub mod wish;
pub mod written;

// The cube, its turns and its positions.
pub mod algorithm;
pub mod cycles;
pub mod facelet;
pub mod hand;
pub mod held;
pub mod model;
pub mod place;
pub mod position;
pub mod preset;
pub mod scheme;
pub mod turn;

// The laws of the group, and what follows from them.
pub mod ball;
pub mod camera;
pub mod cayley;
pub mod diagnosis;
pub mod errata;
pub mod finder;
pub mod fit;
pub mod invariants;
pub mod laboratory;
pub mod mistake;
pub mod pattern;
pub mod printed;
pub mod product;
pub mod subgroup;
pub mod symmetry;

pub mod theorem;

// The ways to put a cube in order, and random cubes.
pub mod job;
pub mod random;
pub mod scramble;
pub mod solve;
pub mod trial;

// The drawings, and layers that are dragged.
pub mod cover;
pub mod grasp;
pub mod scene;
pub mod sheet;

pub mod evidence;

pub use algorithm::{Algorithm, Spelling};
pub use facelet::Face;
pub use held::Cube;
pub use model::Model;
pub use place::{Kind, Place};
pub use position::Position;
pub use preset::Preset;
pub use problem::{Fault, InputPart, Problem};
pub use request::Request;
pub use scheme::Scheme;
pub use setup::Setup;
pub use solve::Method;
pub use theorem::Sums;
pub use turn::{Layers, Turn};
