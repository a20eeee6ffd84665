//! The program of the home page.

fn main() {
    casse_tete::ui::app::mount::<casse_tete::ui::home::Home>();
}
