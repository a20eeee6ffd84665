//! The program of the workers of the Hungarian cube.

fn main() {
    casse_tete::worker::slice::start(casse_tete::worker::cube::prepare);
}
