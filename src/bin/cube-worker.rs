//! The program of the workers of the Hungarian cube.

fn main() {
    casse_tete::worker::serve::<casse_tete::puzzle::cube::job::Runner>();
}
