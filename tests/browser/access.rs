//! Accessibility: axe-core finds no violation in any state of the page, in any theme, in both languages.

use super::driver::project_path;
use super::page::{Page, visit};
use serde_json::json;
use std::collections::BTreeMap;

/// Every violation as one line: the rule, the place, what is wrong there.
const RULES: &str = "const report = await axe.run(document, {
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    const said = ({ any, all, none }) => [...any, ...all, ...none].map((check) => check.message).join('; ');
    return report.violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id} (${help}): ${node.target.join(' ')}: ${said(node)}`));";

/// What axe-core has found, and in which states of the page.
struct Audit<'a> {
    page: &'a Page,
    axe: String,
    found: BTreeMap<String, Vec<&'static str>>,
}

impl Audit<'_> {
    async fn look(&mut self, state: &'static str) {
        if self.page.eval("typeof axe").await == json!("undefined") {
            self.page.run(&self.axe, vec![]).await;
        }
        let violations = self.page.run_async(RULES, vec![]).await;
        let lines = violations.as_array().unwrap_or_else(|| panic!("{state}: {violations}"));
        for line in lines {
            self.found.entry(line.as_str().unwrap_or_default().to_string()).or_default().push(state);
        }
    }
}

fn check(theme: &str, lang: &str) {
    let path = project_path("AXE", "node_modules/axe-core/axe.min.js");
    let axe = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} is missing: run `npm ci`", path.display()));
    visit(async |page| {
        let mut audit = Audit { page, axe, found: BTreeMap::new() };
        let look = format!("lang={lang}&theme={theme}");
        page.size(1366, 768).await;
        page.open(&format!("#/?{look}")).await;
        audit.look("home").await;
        page.open(&format!("#/insanity?{look}")).await;
        audit.look("idle").await;
        page.click(".theme-button").await;
        page.until("the menu", "document.querySelector('.menu')").await;
        audit.look("menu of themes").await;
        page.click(".share-button").await;
        page.until("the menu", "document.querySelector('.menu.share')").await;
        audit.look("menu for sharing").await;
        page.click(".share-button").await;
        page.click(".help-button").await;
        page.until("the help", "document.querySelector('dialog')?.open").await;
        audit.look("help").await;
        page.click("dialog button").await;
        page.open(&format!("#/insanity?run=1&{look}")).await;
        page.until_state("done").await;
        audit.look("solutions").await;
        page.click("#says-0").await;
        page.until("the levels", "document.querySelector('.levels')").await;
        audit.look("this step, a solution").await;
        page.click(".transport .step").await;
        page.until("dropped", "document.querySelector('.now.bad')").await;
        audit.look("this step, dropped").await;
        page.click("#says-2").await;
        page.click(".terms .term").await;
        audit.look("theory").await;
        page.open(&format!("#/insanity?cubes=02033x.232220.010329.3011&{look}")).await;
        page.until("told", "document.querySelector('[role=alert]')").await;
        audit.look("an error").await;
        page.run("document.querySelector('#set-text').value = 'xyz'", vec![]).await;
        page.click(".apply").await;
        page.until("told", "document.querySelector('.as-text [role=alert]')").await;
        audit.look("an error in the text").await;
        page.open(&format!("#/insanity?present=1&step=40&{look}")).await;
        audit.look("present mode").await;
        page.size(390, 844).await;
        page.open(&format!("#/?{look}")).await;
        audit.look("home, on a telephone").await;
        page.open(&format!("#/insanity?step=40&{look}")).await;
        audit.look("this step, on a telephone").await;
        page.click("#panel-0").await;
        audit.look("setup, on a telephone").await;
        page.open(&format!("#/insanity?run=1&view=tree&{look}")).await;
        page.until_state("done").await;
        audit.look("solutions and tree, on a telephone").await;
        assert!(audit.found.is_empty(), "{theme}, {lang}: {:#?}", audit.found);
    });
}

#[test]
fn light_in_french() {
    check("light", "fr");
}

#[test]
fn dark_in_english() {
    check("dark", "en");
}

#[test]
fn projector_in_french() {
    check("projector", "fr");
}
