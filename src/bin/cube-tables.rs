//! The program of the workers that hold the tables of short and of shortest solutions of the Hungarian cube, and look for solutions along
//! the chain of subgroups, for graphs and for words; loaded when one of these is looked for.

fn main() {
    casse_tete::worker::serve::<casse_tete::puzzle::cube::job::TableRunner>();
}
