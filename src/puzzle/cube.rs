//! The Hungarian (Rubik's) cube as a group: positions, the theorem that tells which can be reached, and a way to solve it by
//! commutators, face first.
//!
//! # Conventions
//!
//! * Axes: x to the right, y away from the viewer, z up. The cube in order has U (T in the base text) on top and F in front.
//! * A turn is **clockwise** as its face is seen from outside; one quarter unless said otherwise. `M` turns with `L`, `E` with
//!   `D`, `S` with `F`; `x`, `y`, `z` turn the whole cube with `R`, `U`, `F`.
//! * The 54 facelets are counted from 0 in the order U R F D L B, each face in reading order.
//! * A **place** is where a corner or an edge can be; a small cube is named by its **home**, the place it has in order. The
//!   numbers are those of the base text, counted from 1; in the program they are counted from 0.
//! * The **rotation index** of a small cube tells where its marked facelet is: 0 where the mark of its place is, else so many
//!   steps anticlockwise, seen from outside. The base text writes -1 for 2 of a corner, and 1 or -1 for 0 or 1 of an edge.
//! * Positions are told by **starting place**, and products go from left to right: first the left one, then the right one.

pub mod algorithm;
pub mod ball;
pub mod colours;
pub mod cycles;
pub mod doctor;
pub mod draft;
pub mod facelet;
pub mod grasp;
pub mod held;
pub mod laboratory;
pub mod notation;
pub mod place;
pub mod position;
pub mod preset;
pub mod printed;
pub mod problem;
pub mod random;
pub mod report;
pub mod request;
pub mod scene;
pub mod scheme;
pub mod setup;
pub mod stages;
pub mod theorem;
pub mod trial;
pub mod turn;
pub mod written;

pub use algorithm::{Algorithm, Spelling};
pub use facelet::Face;
pub use held::Cube;
pub use place::{Kind, Place};
pub use position::Position;
pub use preset::Preset;
pub use problem::{Fault, Part, Problem};
pub use request::{Method, Model, Request};
pub use scheme::Scheme;
pub use setup::Setup;
pub use theorem::Sums;
pub use turn::{Layers, Turn};
