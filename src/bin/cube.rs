//! The program of the Hungarian cube.

fn main() {
    casse_tete::ui::app::mount::<casse_tete::ui::page::Page<casse_tete::ui::cube::HungarianCube>>();
}
