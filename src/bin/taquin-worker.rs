//! The program of the workers of the taquin.

fn main() {
    casse_tete::worker::slice::start(casse_tete::worker::taquin::prepare);
}
