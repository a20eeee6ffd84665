//! The program of the workers of the Soma cube that study its solutions, loaded when their map is asked for, or why there are none.

fn main() {
    casse_tete::worker::serve::<casse_tete::puzzle::soma::job::StudyRunner>();
}
