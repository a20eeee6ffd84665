//! The program of the workers that hold the taquin's tables, loaded when a table is asked for.

fn main() {
    casse_tete::worker::serve::<casse_tete::puzzle::taquin::job::TableRunner>();
}
