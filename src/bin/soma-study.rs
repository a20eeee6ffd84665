//! The second worker program of the Soma cube: it makes the map of the solutions, looks for arguments that there are none, counts
//! under several rules and with the packing engine, and reads files of BurrTools. It is loaded when one of these is asked for.

fn main() {
    casse_tete::worker::serve::<casse_tete::puzzle::soma::job::StudyRunner>();
}
