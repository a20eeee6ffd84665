//! The program of the page where a lesson is written.

fn main() {
    casse_tete::ui::app::mount::<casse_tete::ui::write::Write>();
}
