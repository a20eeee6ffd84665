//! The program of the workers of the taquin.

fn main() {
    casse_tete::worker::serve::<casse_tete::puzzle::taquin::job::Runner>();
}
