//! The program of Instant Insanity.

fn main() {
    casse_tete::ui::app::mount::<casse_tete::ui::page::Page<casse_tete::ui::insanity::Insanity>>();
}
