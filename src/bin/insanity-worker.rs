//! The program of the workers of Instant Insanity.

fn main() {
    casse_tete::worker::serve::<casse_tete::puzzle::insanity::job::Runner>();
}
