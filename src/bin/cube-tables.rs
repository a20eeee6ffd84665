//! The program of the workers that hold the tables of short and of shortest solutions of the Hungarian cube, loaded when these are looked for.

fn main() {
    casse_tete::worker::serve::<casse_tete::puzzle::cube::job::TableRunner>();
}
