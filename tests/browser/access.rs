//! Accessibility: axe-core finds no violation in any state of the page, in any theme, in both languages.

use super::layout;
use super::page::{Page, visit_without_motion};
use super::server::AXE;
use casse_tete::puzzle::insanity::random::{Colouring, DrawRequest, RepeatedDraw, Wanted};
use casse_tete::puzzle::insanity::{CubeSet, Theory};
use casse_tete::text::Lang;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Changes the language, as a reader does, and the theme, which is what the style sheet makes of one attribute. Gives the
/// number of elements, and every violation as one line: the rule, the place, what is wrong there.
const RULES: &str = "const [source, lang, theme, runOnly] = arguments;
    if (!window.axe) {
        const script = document.createElement('script');
        script.src = source;
        await new Promise((resolve, reject) => {
            script.onload = resolve;
            script.onerror = () => reject(new Error('axe-core is missing: run `npm ci`'));
            document.head.append(script);
        });
        script.remove();
    }
    const root = document.documentElement;
    const frame = () => new Promise(requestAnimationFrame);
    const rest = async () => { for (let frames = 0; frames < 3; frames++) await frame(); };
    while (root.dataset.state === 'busy') await frame();
    await rest();
    if (root.lang !== lang) {
        const codes = () => document.querySelectorAll('.state-code').length;
        const before = codes();
        const button = document.querySelector('.language');
        if (button) button.click();
        else {
            const [page, keys] = location.hash.split('?');
            location.hash = `${page}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(keys)), lang })}`;
        }
        // The file of a lesson comes later than the rest, and the codes of a worksheet after that.
        while (root.lang !== lang || document.querySelector('.lesson') && !document.querySelector('[data-station]') || codes() < before) await frame();
        await rest();
    }
    let report;
    do {
        // The page sets its own theme again when something happens on it.
        root.dataset.theme = theme;
        report = await axe.run({ exclude: ['.thumb:nth-of-type(n+9)'] }, { resultTypes: ['violations'], runOnly });
    } while (root.dataset.theme !== theme);
    const said = ({ any, all, none }) => [...any, ...all, ...none].map((check) => check.message).join('; ');
    return {
        // The two languages of a lesson explain different terms, and a plot has as many numbers as have room beside its words.
        elements: document.querySelectorAll('#app :not(.lesson p *, .pool-plot *)').length,
        found: report.violations.flatMap(({ id, help, nodes }) =>
            nodes.map((node) => `${id} (${help}): ${node.target.join(' ')}: ${said(node)}`))
            .concat([...document.querySelectorAll('table:not(:has(> caption))')].map((table) => `no caption: ${table.outerHTML.slice(0, 80)}`)),
    };";

/// The rules of axe-core by their tags.
const TAGS: &[&str] = &["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/// The looks of each state: language and theme. States have the first three and the last three by turns, so that each page is seen in all six
/// of them. On a telephone a state has one of them by turns: the same parts have been seen in the others on a laptop.
const LOOKS: [(&str, &str); 6] =
    [("en", "light"), ("fr", "dark"), ("fr", "projector"), ("fr", "light"), ("en", "dark"), ("en", "projector")];

/// The width of a telephone.
const TELEPHONE: u32 = 390;

/// What axe-core has found, and in which states of the page.
struct Audit<'a> {
    page: &'a Page,
    /// The number of states seen so far.
    seen: usize,
    found: BTreeMap<String, Vec<&'static str>>,
}

impl Audit<'_> {
    /// Examines a state in both languages and in every theme, on a telephone in one of each. What has happened on the page stands through the changes.
    async fn look(&mut self, state: &'static str) {
        // What the mouse points at depends on the widths of words.
        self.page.leave_pointer().await;
        let mut elements = Value::Null;
        let on_telephone = self.page.eval("innerWidth").await == json!(TELEPHONE);
        let looks =
            if on_telephone { &LOOKS[self.seen % LOOKS.len()..][..1] } else { &LOOKS[self.seen % 2 * 3..][..3] };
        self.seen += 1;
        for &(lang, theme) in looks {
            let report = self.page.run_async(RULES, vec![json!(AXE), json!(lang), json!(theme), json!(TAGS)]).await;
            let lines = report["found"].as_array().unwrap_or_else(|| panic!("{state}, {lang}, {theme}: {report}"));
            for line in lines {
                let line = format!("{lang}, {theme}: {}", line.as_str().unwrap_or_default());
                self.found.entry(line).or_default().push(state);
            }
            let now = &report["elements"];
            assert!(elements.is_null() || elements == *now, "{state} has changed: {elements} elements, then {now}");
            elements = now.clone();
        }
    }
}

/// The counts of a class, with a seed that is there twice.
const CLASS: &str = "ct1:taquin:3x3.score:7:100,48,52,0,51234,80321,3120:5b36daa3
ct1:insanity:4.free:7:2,1,0,0,0,1,1,8,1,1:1a0e611f
ct1:insanity:4.free:8:2,0,0,1,1,0,0,0,2,0:3998f9ce
ct1:insanity:4.free:7:2,1,0,0,0,1,1,8,1,1:1a0e611f";

/// Opens a browser, and tells of all that was found at the end.
fn audit(look_around: impl AsyncFnOnce(&mut Audit<'_>)) {
    visit_without_motion(async |page| {
        let mut audit = Audit { page, seen: 0, found: BTreeMap::new() };
        look_around(&mut audit).await;
        assert!(audit.found.is_empty(), "{:#?}", audit.found);
    });
}

#[test]
fn the_home_page_the_editor_and_the_search_of_instant_insanity() {
    audit(async |audit| {
        let page = audit.page;
        page.size(1366, 768).await;
        page.open("#/").await;
        audit.look("home").await;
        page.open("#/?about=access").await;
        audit.look("accessibility").await;
        page.open("#/write").await;
        page.click(".form > .add-station").await;
        page.until("a station", "document.querySelector('.station-draft')").await;
        audit.look("a lesson that is written").await;
        page.click("#way-1").await;
        audit.look("its text").await;
        page.open("#/print?sheet=nets").await;
        page.until("the sheets", "document.querySelector('.paper')").await;
        audit.look("sheets").await;
        page.open("#/print?sheet=worksheet").await;
        page.until("the codes", "document.querySelector('.state-code')").await;
        audit.look("a worksheet").await;
        page.click(".print-answers").await;
        page.until("the key", "document.querySelector('.reader')").await;
        audit.look("the key of a worksheet").await;
        page.open("#/soma").await;
        page.share().await;
        page.click(".keep-state").await;
        page.until("kept", "document.querySelector('.share [data-told]').textContent").await;
        page.open("#/shelf").await;
        page.until("an item", "document.querySelector('.shelf-item')").await;
        audit.look("the shelf").await;
        page.open("#/class").await;
        audit.look("no counts of a class").await;
        page.run("document.querySelector('textarea.texts').value = arguments[0]", vec![json!(CLASS)]).await;
        page.click(".add").await;
        page.until("told", "document.querySelector('[data-error=same-seed]')").await;
        audit.look("the counts of a class").await;
        let film = "const getUserMedia = async () => document.createElement('canvas').captureStream(1);
            Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
            document.querySelector('.film').click();";
        page.run(film, vec![]).await;
        page.until("the camera", "document.querySelector('dialog.scan[open]')").await;
        audit.look("the camera").await;
        page.open("#/insanity").await;
        audit.look("idle").await;
        page.click(".theme-button").await;
        page.until("the menu", "document.querySelector('.menu')").await;
        audit.look("menu of themes").await;
        page.share().await;
        page.until("the menu", "document.querySelector('.menu.share')").await;
        audit.look("menu for sharing").await;
        page.click(".show-code").await;
        page.until("the code", "document.querySelector('dialog.code[open]')").await;
        audit.look("QR code").await;
        page.key(fantoccini::key::Key::Escape).await;
        page.until("it is closed", "!document.querySelector('dialog.code[open]')").await;
        page.click(".share-button").await;
        page.click(".help-button").await;
        page.until("the help", "document.querySelector('dialog')?.open").await;
        audit.look("help").await;
        page.click("dialog button").await;
        page.run("document.querySelector('#drawing').focus()", vec![]).await;
        page.key(fantoccini::key::Key::Enter).await;
        page.until("a name", "document.querySelector('.pointed').textContent").await;
        audit.look("a drawing that is explored").await;
        page.open("#/insanity?run=1").await;
        page.until_state("done").await;
        audit.look("solutions").await;
        page.click("#says-0").await;
        page.until("the levels", "document.querySelector('.levels')").await;
        audit.look("this step, a solution").await;
        page.click(".jump-button").await;
        page.keys(['/']).await;
        page.until("marked", "document.querySelector('.marks .heads')").await;
        audit.look("jumps and marks").await;
        page.click(".transport .step").await;
        page.until("dropped", "document.querySelector('.now.bad')").await;
        audit.look("this step, dropped").await;
        page.click("#says-2").await;
        page.click(".terms .term").await;
        audit.look("theory").await;
        page.open("#/insanity?cubes=02033x.232220.010329.3011").await;
        page.until("told", "document.querySelector('[role=alert]')").await;
        audit.look("an error").await;
        page.run("document.querySelector('#set-text').value = 'xyz'", vec![]).await;
        page.click(".apply").await;
        page.until("told", "document.querySelector('.as-text [role=alert]')").await;
        audit.look("an error in the text").await;
        page.open("#/insanity?present=1&step=40").await;
        audit.look("present mode").await;
        page.keys(['c']).await;
        page.until("the tools", "document.activeElement.matches('.tools-bar nav a')").await;
        audit.look("the tools of present mode").await;
        page.open("#/insanity?embed=1&step=40").await;
        page.until("the link to the page", "document.querySelector('a.leave')").await;
        audit.look("in a frame").await;
        page.open("#/insanity?lesson=insanity-count&station=1&lang=en").await;
        page.run_async("await self.ask('screen', 'open')", vec![]).await;
        page.run("document.querySelector('.screen-strip .notes summary').click()", vec![]).await;
        page.until("the answer", "document.querySelector('.notes > div b, .notes > div strong, .notes > div p')").await;
        audit.look("the strip of a second screen").await;
        page.to_window(2, 1).await;
        page.until(
            "it follows",
            "document.documentElement.dataset.screen === '1' && document.querySelector('main #drawing')",
        )
        .await;
        page.close_window().await;
        page.to_window(1, 0).await;
        page.run("document.querySelector('.screen-strip button:last-of-type').click()", vec![]).await;
        page.open("#/insanity?step=40&listing=1").await;
        audit.look("the program").await;
        for station in ["insanity-count&station=1", "insanity-drop&station=2"] {
            page.open(&format!("#/insanity?lesson={station}")).await;
            page.until("the station", "document.querySelector('[data-station]')").await;
            page.click(".answer-button").await;
            page.until("the reason", "document.querySelector('.because')").await;
            audit.look("a lesson").await;
        }
        page.size(390, 844).await;
        page.open("#/").await;
        audit.look("home, on a telephone").await;
        page.open("#/insanity?step=40").await;
        audit.look("this step, on a telephone").await;
        page.click(".jump-button").await;
        audit.look("jumps, on a telephone").await;
        page.click(".jump-button").await;
        page.click("#panel-0").await;
        audit.look("setup, on a telephone").await;
        page.open("#/insanity?run=1&view=tree").await;
        page.until_state("done").await;
        audit.look("solutions and tree, on a telephone").await;
    });
}

#[test]
fn the_graph_play_by_hand_and_statistics() {
    // A set with several factorisations, every two of which share an edge.
    let unsolvable = (0..).find_map(|seed| {
        let quest = DrawRequest { count: 4, wanted: Wanted::NoPair, colouring: Colouring::Free, seed };
        let cubes = RepeatedDraw::new(quest).advance(u64::MAX)?;
        (Theory::of(&cubes).factorisations.len() > 2).then_some(cubes)
    });
    let unsolvable = unsolvable.expect("there are many");
    audit(async |audit| {
        let page = audit.page;
        for (width, height, on) in [(1366, 768, 0), (390, 844, 1)] {
            page.size(width, height).await;
            page.open("#/insanity?view=graph&step=9").await;
            for (tab, states) in [
                ["graph, this step", "graph, this step, on a telephone"],
                ["graph, factorisations", "graph, factorisations, on a telephone"],
                ["graph, pairs", "graph, pairs, on a telephone"],
                ["graph, theory", "graph, theory, on a telephone"],
            ]
            .into_iter()
            .enumerate()
            {
                page.click(&format!("#says-{tab}")).await;
                page.until("the tab", &format!("document.querySelector('#says-{tab}').ariaSelected === 'true'")).await;
                audit.look(states[on]).await;
            }
            page.open("#/insanity?view=graph&factorisation=1").await;
            page.click("#says-1").await;
            page.until("the list", "document.querySelector('.factorisation[aria-disabled]')").await;
            audit.look(["one is chosen", "one is chosen, on a telephone"][on]).await;
            page.open("#/insanity?view=graph&pair=1.5&reversed=2").await;
            audit.look(["two are chosen", "two are chosen, on a telephone"][on]).await;
            page.click("#says-1").await;
            page.until("the cycles", "document.querySelector('.cycle')").await;
            page.run("document.querySelector('.factorisation').focus()", vec![]).await;
            page.until("lit", "document.querySelector('.lit')").await;
            audit.look(["their cycles", "their cycles, on a telephone"][on]).await;
            page.open(&format!("#/insanity?cubes={unsolvable}&view=graph")).await;
            page.click("#says-2").await;
            page.until("the reason", "document.querySelector('.diagnosis')").await;
            audit.look(["unsolvable", "unsolvable, on a telephone"][on]).await;
            page.open("#/insanity?view=hand").await;
            page.click(".hint-button").await;
            page.until("the hint", "document.querySelector('.do-it')").await;
            audit.look(["hand", "hand, on a telephone"][on]).await;
            let cubes = CubeSet::default();
            let solved = super::graph::solutions(cubes)[0].iter().map(u8::to_string).collect::<Vec<_>>().join(".");
            page.open(&format!("#/insanity?view=hand&hand={solved}")).await;
            page.until("solved", "document.querySelector('.now.good')").await;
            audit.look(["hand, solved", "hand, solved, on a telephone"][on]).await;
            page.open("#/insanity?view=statistics&sets=500").await;
            audit.look(["statistics", "statistics, on a telephone"][on]).await;
            page.click(".run-sets").await;
            page.until_state("done").await;
            audit.look(["statistics, done", "statistics, done, on a telephone"][on]).await;
            page.click(".for-class").await;
            page.until("the code", "document.querySelector('dialog.pool[open]')").await;
            audit.look(["counts for the class", "counts for the class, on a telephone"][on]).await;
            page.key(fantoccini::key::Key::Escape).await;
            page.until("it is put away", "!document.querySelector('dialog')").await;
        }
        page.open("#/insanity?view=graph&pair=1.2").await;
        page.until("told", "document.querySelector('[role=alert]')").await;
        audit.look("no such pair").await;
        page.open("#/insanity?view=graph&pair=1.5&present=1").await;
        audit.look("the graph in present mode").await;
    });
}

#[test]
fn the_taquin() {
    audit(async |audit| {
        let page = audit.page;
        for (width, height, on) in [(1366, 768, 0), (390, 844, 1)] {
            page.size(width, height).await;
            page.open("#/taquin?step=30").await;
            audit.look(["tree", "tree, on a telephone"][on]).await;
            if on == 1 {
                page.click("#panel-0").await;
                page.until("the setup", "document.querySelector('.small-board').checkVisibility()").await;
                audit.look("setup, on a telephone").await;
                page.click("#panel-1").await;
            }
            page.click(".choose-root").await;
            page.until("chosen", "document.querySelector('.chosen-node')").await;
            page.click(".only").await;
            audit.look(["a node chosen, only its path", "a node chosen, only its path, on a telephone"][on]).await;
            page.click("#says-1").await;
            page.click(".compare").await;
            let ended = "document.documentElement.dataset.state !== 'busy' && document.querySelector('.contest') && ![...document.querySelectorAll('.contest td')].some((cell) => cell.textContent === '…')";
            page.until_within(super::taquin::LONG, "compared", ended).await;
            audit.look(["methods", "methods, on a telephone"][on]).await;
            page.click("#says-2").await;
            if on == 0 {
                audit.look("theory").await;
            }
            page.open("#/taquin?run=1").await;
            page.until_state("done").await;
            if on == 0 {
                audit.look("not in order").await;
            }
            page.open("#/taquin?board=123459786&run=1").await;
            page.until_state("done").await;
            audit.look(["solved", "solved, on a telephone"][on]).await;
            page.open("#/taquin?board=123459786&view=board").await;
            page.click(".hint-button").await;
            page.until("the hint", "document.querySelector('.do-it')").await;
            audit.look(["board, a hint", "board, a hint, on a telephone"][on]).await;
            page.click(".do-it").await;
            page.until("in order", "document.querySelector('.now.good')").await;
            if on == 0 {
                audit.look("board, in order").await;
            }
            page.open("#/taquin?view=parity&moves=URU&step=2").await;
            audit.look(["parity", "parity, on a telephone"][on]).await;
            page.open("#/taquin?board=3x3:1,3,6,5,0,2,4,7,8&view=distances").await;
            page.click(".follow-solution").await;
            page.until("the table", "document.querySelector('table.along')").await;
            audit.look(["distances", "distances, on a telephone"][on]).await;
            page.open("#/taquin?view=statistics&boards=500").await;
            if on == 0 {
                audit.look("experiment").await;
            }
            page.click(".run-boards").await;
            page.until_state("done").await;
            audit.look(["experiment, done", "experiment, done, on a telephone"][on]).await;
        }
        for (link, state) in [
            ("present=1&step=40", "the tree in present mode"),
            ("present=1&view=board&moves=UR", "the board in present mode"),
            ("board=493617281", "an error"),
        ] {
            page.open(&format!("#/taquin?{link}")).await;
            audit.look(state).await;
        }
    });
}

#[test]
fn the_methods_of_the_taquin() {
    audit(async |audit| {
        let page = audit.page;
        for (width, height, on) in [(1366, 768, 0), (390, 844, 1)] {
            page.size(width, height).await;
            for (link, states) in [
                ("view=graph&step=20", ["graph of boards", "graph of boards, on a telephone"]),
                ("view=race&step=9", ["race", "race, on a telephone"]),
                ("method=ida-manhattan&step=30", ["rounds", "rounds, on a telephone"]),
                ("formula=10*misplaced+manhattan&step=4", ["formula", "formula, on a telephone"]),
                ("view=distances&estimate=linear-conflict", ["lower bounds", "lower bounds, on a telephone"]),
                ("view=distances&fill=1.2&step=9", ["a table that fills", "a table that fills, on a telephone"]),
                (
                    "board=5x5:11,18,9,7,6,8,1,22,16,10,21,23,3,15,13,0,17,20,14,19,4,2,5,12,24&view=distances",
                    ["both ends", "both ends, on a telephone"],
                ),
            ] {
                page.show(&format!("#/taquin?{link}")).await;
                page.until(link, "document.documentElement.dataset.state !== 'busy'").await;
                audit.look(states[on]).await;
            }
        }
    });
}

#[test]
fn the_soma_cube() {
    let counted = "document.querySelector('output[data-value=\"soma.classes\"]')?.dataset.number";
    audit(async |audit| {
        let page = audit.page;
        page.size(1366, 768).await;
        page.open("#/soma?fix=1&rules=islands,parity&run=1").await;
        page.until_state("done").await;
        audit.look("search, a solution").await;
        page.click(".transport .step").await;
        page.until("dropped", "document.querySelector('.now.bad')").await;
        page.click("#says-1").await;
        page.run("document.querySelector('.order [data-ordered]').focus()", vec![]).await;
        audit.look("search, dropped, rules").await;
        page.click("#says-2").await;
        page.click(".term").await;
        audit.look("search, theory").await;
        page.open("#/soma?figure=oo.ox&order=1").await;
        page.until("told", "document.querySelector('[role=alert]')").await;
        audit.look("an error").await;
        page.open("#/soma?present=1&view=solutions").await;
        page.until("counted", counted).await;
        audit.look("present mode").await;
        for (width, height, on) in [(1366, 768, 0), (390, 844, 1)] {
            page.size(width, height).await;
            page.open("#/soma?step=700&switched=none:300&rules=islands").await;
            audit.look(["search", "search, on a telephone"][on]).await;
            if on == 1 {
                page.click("#panel-0").await;
                page.until("the setup", "document.querySelector('.order').checkVisibility()").await;
                audit.look("setup, on a telephone").await;
            }
            page.open("#/soma?view=pieces&step=56").await;
            audit.look(["pieces", "pieces, on a telephone"][on]).await;
            page.open("#/soma?view=placements&step=9").await;
            audit.look(["placements", "placements, on a telephone"][on]).await;
            page.open("#/soma?view=solutions&apart=60&step=5").await;
            page.until("all pictures", "document.querySelectorAll('.thumb svg').length === 240").await;
            audit.look(["solutions", "solutions, on a telephone"][on]).await;
            if on == 0 {
                page.click("#says-1").await;
                audit.look("solutions, kinds").await;
                page.click("#says-2").await;
                audit.look("solutions, text").await;
                page.click("#says-3").await;
                page.click(".open-ways").await;
                page.until("the ways", "document.querySelector('.ways')").await;
                audit.look("solutions, ways").await;
            }
            page.open("#/soma?view=figure&figure=w-wall").await;
            page.until("counted", counted).await;
            page.click(".show-reason").await;
            audit.look(["figure", "figure, on a telephone"][on]).await;
            page.click(".by-weights .show-reason").await;
            audit.look(["figure, weights", "figure, weights, on a telephone"][on]).await;
            page.open("#/soma?view=figure&pieces=2xo-o,oo,-").await;
            if on == 1 {
                page.click("#panel-0").await;
            }
            page.until("the editor", "document.querySelector('.own-set .layers')?.checkVisibility()").await;
            audit.look(["pieces of one's own", "pieces of one's own, on a telephone"][on]).await;
            page.open("#/soma?view=figure&shows=proof&step=8").await;
            page.until("counted", counted).await;
            audit.look(["figure, proof", "figure, proof, on a telephone"][on]).await;
            page.open("#/soma?view=hand&placed=3:1-2-5-3&left=1").await;
            page.until("counted", counted).await;
            page.click(".hand-pieces [data-id=piece-0-0]").await;
            audit.look(["hand", "hand, on a telephone"][on]).await;
            page.show("#/soma?view=map&goal=9").await;
            page.until("the way", "document.querySelector('.map-way button')").await;
            audit.look(["map", "map, on a telephone"][on]).await;
            page.click("#says-1").await;
            page.until("the whole map", "document.querySelector('.map-kinds')").await;
            audit.look(["the whole map", "the whole map, on a telephone"][on]).await;
            let gaps = "figure=oog.ogg.oog&set=ooo,oo.o-,3xg";
            page.open(&format!("#/soma?{gaps}&view=figure")).await;
            audit.look(["figure with gaps", "figure with gaps, on a telephone"][on]).await;
            page.show(&format!("#/soma?{gaps}&view=hand")).await;
            audit.look(["hand with gaps", "hand with gaps, on a telephone"][on]).await;
            page.show(&format!("#/soma?{gaps}&view=solutions&run=1")).await;
            page.until("counted", counted).await;
            page.click(".says-panel .compare, .compare").await;
            audit.look(["a set with gaps", "a set with gaps, on a telephone"][on]).await;
            page.open("#/soma?set=tetris&run=1&lang=en").await;
            let first = json!(Lang::En.soma().sets.first);
            page.until("a solution", &format!("document.querySelector('.now').textContent.includes({first})")).await;
            page.click(".stop").await;
            page.until_state("stopped").await;
            audit.look(["a large search, stopped", "a large search, stopped, on a telephone"][on]).await;
            page.show("#/soma?step=240&lockstep=4").await;
            page.until("four searches", "document.querySelectorAll('table.lockstep tbody tr').length === 4").await;
            audit.look(["side by side", "side by side, on a telephone"][on]).await;
        }
    });
}

#[test]
fn the_hungarian_cube() {
    let scramble = "alg=R_U2_D-_B_D-_F_L2";
    audit(async |audit| {
        let page = audit.page;
        for (width, height, on) in [(1366, 768, 0), (390, 844, 1)] {
            page.size(width, height).await;
            page.open(&format!("#/cube?{scramble}&step=3")).await;
            audit.look(["cube", "cube, on a telephone"][on]).await;
            if on == 1 {
                page.click("#panel-0").await;
                page.until("the setup", "document.querySelector('.preset').checkVisibility()").await;
                audit.look("setup, on a telephone").await;
            } else {
                page.click(".turn-layers summary").await;
                page.click("#says-1").await;
                audit.look("notation").await;
                page.click("#says-2").await;
                page.click(".term").await;
                audit.look("words").await;
            }
            page.open(&format!("#/cube?{scramble}&view=group&top=T")).await;
            page.run("document.querySelector('.index').focus()", vec![]).await;
            page.until("lit", "document.querySelector('tr.lit')").await;
            audit.look(["position", "position, on a telephone"][on]).await;
            for (tab, states) in [
                ["product", "product, on a telephone"],
                ["turns", "turns, on a telephone"],
                ["numbers", "numbers, on a telephone"],
            ]
            .into_iter()
            .enumerate()
            {
                page.click(&format!("#says-{}", tab + 1)).await;
                page.until("the tab", &format!("document.querySelector('#says-{}').ariaSelected === 'true'", tab + 1))
                    .await;
                audit.look(states[on]).await;
            }
            page.click(".balls").await;
            page.until_state("done").await;
            audit.look(["balls", "balls, on a telephone"][on]).await;
            let facelets = "facelets=UUUUUUURULURRRRRRRRFFFFFFFFFDDDDDDDDDLLULLLLLLBBBBBBBBB";
            page.open(&format!("#/cube?{facelets}&view=doctor")).await;
            audit.look(["doctor", "doctor, on a telephone"][on]).await;
            page.click("#says-1").await;
            page.click(".pieces summary").await;
            page.run("document.querySelector('.small-cube').click()", vec![]).await;
            audit.look(["reassemble", "reassemble, on a telephone"][on]).await;
            page.click("#facelet-0").await;
            page.click(".brush:nth-of-type(2)").await;
            page.click("#facelet-1").await;
            page.until("no cube", "!document.querySelector('#says-1')").await;
            audit.look(["draft", "draft, on a telephone"][on]).await;
            page.open("#/cube?generators=R2.U2&modulo=R2").await;
            page.until_state("done").await;
            for (tab, states) in [
                ["subgroup", "subgroup, on a telephone"],
                ["graph", "graph, on a telephone"],
                ["symmetry", "symmetry, on a telephone"],
            ]
            .into_iter()
            .enumerate()
            {
                page.click(&format!("#says-{tab}")).await;
                page.until("the tab", &format!("document.querySelector('#says-{tab}').ariaSelected === 'true'")).await;
                audit.look(states[on]).await;
            }
            page.open("#/cube?view=laboratory&x=R_Q&step=4").await;
            audit.look(["laboratory, an error", "laboratory, an error, on a telephone"][on]).await;
            for (tab, states) in
                [["steps", "steps, on a telephone"], ["renaming", "renaming, on a telephone"]].into_iter().enumerate()
            {
                page.click(&format!("#says-{}", tab + 1)).await;
                page.until("the tab", &format!("document.querySelector('#says-{}').ariaSelected === 'true'", tab + 1))
                    .await;
                audit.look(states[on]).await;
            }
            page.open(&format!("#/cube?{scramble}&view=stages&run=1&step=9&focus=1")).await;
            page.until_state("done").await;
            audit.look(["stages", "stages, on a telephone"][on]).await;
            page.click("#says-2").await;
            page.click(".says-panel .positions").await;
            page.until_within(
                super::soma::LONG,
                "solved",
                "document.documentElement.dataset.state === 'done' && document.querySelector('table.summary')",
            )
            .await;
            audit.look(["many positions", "many positions, on a telephone"][on]).await;
            page.open(&format!("#/cube?{scramble}&view=stages&coach=1&step=9")).await;
            page.until("a turn", "document.querySelector('.coach-letter')").await;
            audit.look(["the coach", "the coach, on a telephone"][on]).await;
            page.open("#/cube?method=short&scrambles=R_U_F2-.L-_D2").await;
            page.until_state("done").await;
            page.run("document.querySelector('#says-2').click()", vec![]).await;
            page.until("the scrambles", "document.querySelector('table.scrambles')").await;
            audit.look(["scrambles", "scrambles, on a telephone"][on]).await;
            page.show("#/cube?view=errors&error=cycles").await;
            page.until("the error", "document.querySelector('.cycle-rows')").await;
            audit.look(["errors", "errors, on a telephone"][on]).await;
            page.show("#/cube?alg=R_U_F&method=chain").await;
            // The tab that was open is still open.
            page.click("#says-0").await;
            layout::arrived(page, "method=chain").await;
            audit.look(["chain", "chain, on a telephone"][on]).await;
            for (link, states) in [
                ("method=side-by-side", ["all methods", "all methods, on a telephone"]),
                ("method=optimal&run=1", ["shortest", "shortest, on a telephone"]),
            ] {
                page.show(&format!("#/cube?alg=R_U_F&{link}")).await;
                layout::arrived(page, link).await;
                audit.look(states[on]).await;
            }
            page.open("#/cube?alg=R_Q_(U").await;
            page.until("told", "document.querySelector('[role=alert]')").await;
            page.run("document.querySelector('#set-text').value = 'R5'", vec![]).await;
            if on == 0 {
                page.click(".apply").await;
                page.until("told", "document.querySelector('.as-text [role=alert]')").await;
            }
            audit.look(["an error", "an error, on a telephone"][on]).await;
        }
        page.size(1366, 768).await;
        page.open(&format!("#/cube?{scramble}&present=1")).await;
        audit.look("present mode").await;
        for (link, state) in [
            ("view=group", "group, presented"),
            ("view=doctor", "doctor, presented"),
            ("view=laboratory", "laboratory, presented"),
            ("method=short&run=1", "short solutions, presented"),
            ("method=short&run=1&coach=1", "the coach, presented"),
            ("generators=R2.U2", "subgroup, presented"),
            ("view=errors&error=cycles", "errors, presented"),
        ] {
            page.show(&format!("#/cube?alg=R_U_F2&present=1&{link}")).await;
            layout::arrived(page, link).await;
            audit.look(state).await;
        }
        page.open("#/cube?scheme=letters&view=stages&facelets=UUUUUUURULURRRRRRRRFFFFFFFFFDDDDDDDDDLLULLLLLLBBBBBBBBB")
            .await;
        audit.look("no turns solve it").await;
        page.open("#/cube?view=laboratory&change=cycle&cubies=UFR.RDF.FUL").await;
        page.until("a commutator", "document.querySelector('output[data-value=\"cube.commutator\"]')?.dataset.text")
            .await;
        audit.look("a commutator was found").await;
        page.open("#/cube?alg=R_U_F2&method=short&run=1").await;
        page.until_state("done").await;
        page.until("the list", "document.querySelector('.to-solution')").await;
        audit.look("short solutions").await;
        for (width, height, state) in
            [(1366, 768, "a cube half entered"), (390, 844, "a cube half entered, on a telephone")]
        {
            page.size(width, height).await;
            page.open("#/cube?view=doctor&draft=UFRBU-LU-----R--------F--------D--------L--------B----").await;
            page.until("the ring", "document.querySelector('.facelet[aria-current=true]')").await;
            audit.look(state).await;
        }
        // The camera is stopped again when its dialog is closed.
        page.before_load(super::cube_camera::CAMERA).await;
        page.open("#/cube?view=doctor").await;
        page.run("window.__faces = [Array(9).fill('#c8321e')]", vec![]).await;
        page.click(".cube-editor .film").await;
        let picture = "document.querySelector('dialog.faces[open] canvas')?.getContext('2d').getImageData(270, 270, 1, 1).data[0] > 100";
        page.until("a picture", picture).await;
        audit.look("the camera, on a telephone").await;
        page.key(fantoccini::key::Key::Escape).await;
        page.until("closed", "!document.querySelector('dialog.faces')").await;
    });
}
