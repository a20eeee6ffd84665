//! The program of the workers of the Soma cube.

fn main() {
    casse_tete::worker::slice::start(casse_tete::worker::soma::prepare);
}
