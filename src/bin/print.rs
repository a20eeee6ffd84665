//! The program of the page that prints sheets.

fn main() {
    casse_tete::ui::app::mount::<casse_tete::ui::print::Print>();
}
