//! Mounts the page.

fn main() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    if let Some(root) = document.get_element_by_id("app") {
        yew::Renderer::<casse_tete::ui::app::App>::with_root(root).render();
    }
}
