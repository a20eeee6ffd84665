//! The program of Instant Insanity and of the home page.

fn main() {
    casse_tete::ui::app::mount::<casse_tete::ui::insanity::Insanity>();
}
