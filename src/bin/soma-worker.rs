//! The program of the workers of the Soma cube.

fn main() {
    casse_tete::worker::serve::<casse_tete::puzzle::soma::job::Runner>();
}
