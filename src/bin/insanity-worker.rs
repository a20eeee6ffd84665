//! The program of the workers of Instant Insanity.

fn main() {
    casse_tete::worker::slice::start(casse_tete::worker::insanity::prepare);
}
