//! Links that were given away work for ever: `tests/data/golden-links.txt`.

use super::page::visit_with_each_engine;

const GOLDEN: &str = include_str!("../data/golden-links.txt");

/// Every link, and what the page writes for it.
fn golden() -> Vec<(&'static str, &'static str)> {
    let lines = GOLDEN.lines().filter(|line| line.starts_with("#/"));
    lines.map(|line| line.split_once(" -> ").unwrap_or((line, line))).collect()
}

/// The keys of a link with their values.
fn pairs(link: &str) -> Vec<&str> {
    link.split_once('?').map_or(vec![], |(_, query)| query.split('&').collect())
}

/// Follows all links to a page, in one document. The page has nothing to complain of, and keeps what the link says.
fn check(place: &str) {
    visit_with_each_engine(async |page| {
        let links: Vec<_> = golden().into_iter().filter(|(link, _)| link.split('?').next() == Some(place)).collect();
        assert!(!links.is_empty(), "no golden link to {place}");
        for (_, (link, written)) in page.cases(links) {
            let lang = if link.contains("lang=") { "" } else { "lang=en" };
            page.show(&format!("{link}{}{lang}", if link.contains('?') { '&' } else { '?' })).await;
            page.until(link, "!['busy', 'error'].includes(document.documentElement.dataset.state)").await;
            if link.contains("lesson=") {
                page.until(link, "document.querySelector('[data-station]')").await;
            }
            let own = page.text("location.hash").await;
            assert!(!page.is_seen("[role=alert]").await, "{link}: {}", page.words("[role=alert]").await);
            let kept = |asked: &str| pairs(asked).iter().all(|pair| pairs(&own).contains(pair));
            assert!(kept(link) || kept(written), "{link} has become {own}");
        }
    });
}

#[test]
fn golden_links_to_home_work() {
    check("#/");
}

#[test]
fn golden_links_to_the_other_pages_work() {
    check("#/print");
    check("#/shelf");
    check("#/class");
    check("#/write");
}

#[test]
fn golden_links_to_instant_insanity_work() {
    check("#/insanity");
}

#[test]
fn golden_links_to_the_taquin_work() {
    check("#/taquin");
}

#[test]
fn golden_links_to_the_soma_cube_work() {
    check("#/soma");
}

#[test]
fn golden_links_to_the_hungarian_cube_work() {
    check("#/cube");
}
