//! Work survives the end of the process that shows it: what the address says, and what was kept on the device.

use super::page::visit;
use super::words::words;
use casse_tete::lang::Lang;
use fantoccini::key::Key;
use serde_json::json;

/// Counts of a class.
const COUNTS: &str = "ct1:taquin:3x3.score:7:100,48,52,0,51234,80321,3120:5b36daa3";

#[test]
fn work_survives_the_end_of_its_process() {
    visit(async |page| {
        for (number, (link, key, changed)) in [
            ("#/insanity?step=40&lang=en", Key::Right, "step=41"),
            ("#/taquin?board=123456708&view=board&lang=fr", Key::Left, "moves=L"),
            ("#/soma?step=40&rules=islands&lang=en", Key::Right, "step=41"),
            ("#/cube?alg=R_U_F&step=1&lang=fr", Key::Right, "step=2"),
        ]
        .into_iter()
        .enumerate()
        {
            page.open(link).await;
            page.leave_focus().await;
            page.key(key).await;
            page.until_link(changed).await;
            page.share().await;
            page.click(".keep-state").await;
            page.until("kept", "document.querySelector('.share [data-told]').textContent").await;
            page.click(".add-station").await;
            let lang = if link.ends_with("fr") { Lang::Fr } else { Lang::En };
            let added = words("share", "added", lang).replace('%', &(number + 1).to_string());
            page.until(
                "added",
                &format!("document.querySelector('.share [data-told]').textContent === {}", json!(added)),
            )
            .await;
            page.click(".share-button").await;
            let (address, told) = (page.link().await, page.words(".now").await);
            page.crash().await;
            // A browser that starts again opens the address where it was.
            page.open(&address).await;
            page.until(link, &format!("document.querySelector('.now').textContent.trim() === {}", json!(told))).await;
            assert_eq!(page.link().await, address);
        }
        page.open("#/class?lang=en").await;
        page.run("document.querySelector('textarea.texts').value = arguments[0]", vec![json!(COUNTS)]).await;
        page.click(".add").await;
        page.until("added", "document.querySelector('[data-settings=\"taquin:3x3.score\"]')").await;
        page.crash().await;
        page.open("#/class?lang=en").await;
        page.until("the counts", "document.querySelector('[data-settings=\"taquin:3x3.score\"]')").await;
        page.open("#/shelf?lang=en").await;
        page.until("the states", "document.querySelectorAll('.shelf-item').length === 4").await;
        page.open("#/write?lang=en").await;
        page.until("the lesson", "document.querySelectorAll('.station-draft').length === 4").await;
    });
}
