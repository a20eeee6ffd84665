//! The program of the taquin.

fn main() {
    casse_tete::ui::app::mount::<casse_tete::ui::page::Page<casse_tete::ui::taquin::Taquin>>();
}
