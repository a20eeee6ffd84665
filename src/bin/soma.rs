//! The program of the Soma cube.

fn main() {
    casse_tete::ui::app::mount::<casse_tete::ui::page::Page<casse_tete::ui::soma::Soma>>();
}
