//! Drawings and tables as files.

use super::graph::open_tab;
use super::page::{Page, visit};
use super::words::words;
use casse_tete::lang::Lang;
use casse_tete::puzzle::Puzzle;
use serde_json::json;

/// Keeps what the page saves, instead of the browser.
const KEEP: &str = "
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.__saved = blob; return make(blob); };
    HTMLAnchorElement.prototype.click = function () { window.__name = this.download; };";

/// The cells of the tables that are seen, as they are read on the page.
const CELLS: &str = "[...document.querySelectorAll('main table')].filter((table) => table.checkVisibility()).map((table) => [...table.rows].map((row) => [...row.cells].map((cell) => cell.innerText.trim())))";

async fn saved(page: &Page) -> [String; 3] {
    page.until("a file", "window.__saved").await;
    let body = "const [name, blob] = [window.__name, window.__saved];
        window.__saved = null;
        // As bytes, since reading as text drops the mark.
        const bytes = new Uint8Array(await blob.arrayBuffer());
        return [name, blob.type, blob.type.startsWith('text') ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : String(bytes.length)];";
    let file = page.run_async(body, vec![]).await;
    [0, 1, 2].map(|index| file[index].as_str().expect("a text").to_string())
}

#[test]
fn every_drawing_is_saved_as_a_picture() {
    visit(async |page| {
        page.before_load(KEEP).await;
        for puzzle in Puzzle::ALL {
            page.open(&format!("#/{}?lang=en", puzzle.name())).await;
            page.share().await;
            // What writes the file is in the second part of the program.
            let rest = "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('-rest.wasm'))";
            page.until("the second part", rest).await;
            page.press_button(words("share", "png", Lang::En)).await;
            let [name, kind, size] = saved(page).await;
            assert_eq!((name, kind.as_str()), (format!("{}.png", Lang::En.title(puzzle).name), "image/png"));
            assert!(size.parse::<u64>().is_ok_and(|size| size > 3000), "{size}");
            page.press_button(words("share", "svg", Lang::En)).await;
            let [name, kind, size] = saved(page).await;
            assert_eq!((name, kind.as_str()), (format!("{}.svg", Lang::En.title(puzzle).name), "image/svg+xml"));
            assert!(size.parse::<u64>().is_ok_and(|size| size > 1000), "{size}");
        }
    });
}

#[test]
fn the_drawing_of_every_view_is_saved() {
    visit(async |page| {
        page.before_load(KEEP).await;
        for (place, views) in [
            ("insanity?step=40", &["stack", "cubes", "tree", "graph", "hand", "statistics"][..]),
            ("taquin?step=9", &["tree", "board", "parity", "distances", "statistics", "graph", "race"]),
            ("soma?step=5", &["search", "pieces", "placements", "solutions", "figure", "hand", "map"]),
            ("cube?alg=R_U", &["cube", "group", "subgroup", "doctor", "laboratory", "stages", "errors"]),
        ] {
            // All that there are.
            page.show(&format!("#/{place}&lang=fr")).await;
            assert_eq!(page.eval("document.querySelectorAll('.middle > .tabs [role=tab]').length").await, views.len());
            for view in views {
                page.show(&format!("#/{place}&view={view}&lang=fr")).await;
                page.until(view, "document.documentElement.dataset.state !== 'busy'").await;
                page.share().await;
                for (name, kind) in [("png", "image/png"), ("svg", "image/svg+xml")] {
                    page.press_button(words("share", name, Lang::Fr)).await;
                    let [_, told, size] = saved(page).await;
                    assert_eq!(told, kind, "{place} {view}");
                    assert!(size.parse::<u64>().is_ok_and(|size| size > 1000), "{place} {view}: {size}");
                }
                page.click(".share-button").await;
            }
        }
    });
}

#[test]
fn figures_in_the_text_are_saved_as_pictures() {
    visit(async |page| {
        page.before_load(KEEP).await;
        for lang in Lang::ALL {
            let texts = &lang.insanity().graph;
            page.open(&format!("#/insanity?view=graph&lang={}", lang.name())).await;
            open_tab(page, 2).await;
            page.share().await;
            for (button, end, of, least) in
                [("plot", "svg", "image/svg+xml", 500), ("plotPicture", "png", "image/png", 3_000)]
            {
                page.press_button(&words("share", button, lang).replace('%', texts.compatible)).await;
                let [name, kind, size] = saved(page).await;
                assert_eq!(name, format!("{}, {}.{end}", lang.title(Puzzle::Insanity).name, texts.compatible));
                assert_eq!(kind, of);
                assert!(size.parse::<u64>().is_ok_and(|size| size > least), "{size}");
            }
            // What only a screen reader reads stands in the file.
            let table = words("share", "csv", lang).replace('%', texts.table[0]);
            page.press_button(&table).await;
            let [.., text] = saved(page).await;
            assert!(text.contains(texts.table[3]), "{text}");
        }
    });
}

/// A saved SVG file beside what it was made of: whether it is well-formed, its small pictures and words, and those of the page.
const BESIDE: &str = "const file = new DOMParser().parseFromString(await window.__saved.text(), 'image/svg+xml');
    window.__saved = null;
    const figure = document.querySelectorAll('[data-figure]')[arguments[0]];
    const hidden = [...figure.querySelectorAll('.unseen')].map((each) => each.textContent).join('');
    const letters = (text) => [...text.replace(/\\s/g, '')].sort().join('');
    const words = [...file.querySelectorAll('text')].map((each) => each.textContent).join('');
    const { width, height } = file.documentElement.viewBox.baseVal;
    const inside = (part) => part.x.baseVal.value >= -1 && part.x.baseVal.value + part.width.baseVal.value <= width + 1
        && part.y.baseVal.value >= -1 && part.y.baseVal.value + part.height.baseVal.value <= height + 1;
    return [
        !file.querySelector('parsererror') && file.documentElement.querySelector('title').textContent,
        file.querySelectorAll('svg svg').length === figure.querySelectorAll('svg').length,
        letters(words + hidden) === letters(figure.textContent),
        [...file.querySelectorAll('svg svg')].every(inside),
    ];";

#[test]
fn drawings_that_the_page_lays_out_are_saved_as_they_stand() {
    visit(async |page| {
        page.before_load(KEEP).await;
        for (lang, theme) in [(Lang::Fr, "light"), (Lang::En, "dark")] {
            let texts = &lang.soma().beside;
            page.open(&format!("#/soma?rules=islands,parity&step=240&lang={}&theme={theme}", lang.name())).await;
            open_tab(page, 3).await;
            page.until("the tree", "document.querySelectorAll('[data-figure]').length === 2").await;
            page.share().await;
            for (index, name) in [texts.branch[0], texts.widths[0]].into_iter().enumerate() {
                page.press_button(&words("share", "plotPicture", lang).replace('%', name)).await;
                let [file, kind, size] = saved(page).await;
                assert_eq!(file, format!("{}, {name}.png", lang.title(Puzzle::Soma).name));
                assert_eq!(kind, "image/png");
                assert!(size.parse::<u64>().is_ok_and(|size| size > 3_000), "{size}");
                page.press_button(&words("share", "plot", lang).replace('%', name)).await;
                page.until("a file", "window.__saved").await;
                let beside = page.run_async(BESIDE, vec![json!(index)]).await;
                assert_eq!(beside, json!([name, true, true, true]), "{name}");
            }
        }
    });
}

#[test]
fn every_table_is_saved_for_a_spreadsheet() {
    visit(async |page| {
        page.before_load(KEEP).await;
        for (link, state) in [
            ("#/insanity?view=statistics&sets=2000&run=1", "done"),
            ("#/taquin?view=statistics&boards=300&run=1", "done"),
            ("#/insanity?step=40", ""),
            ("#/insanity?view=graph&step=5", ""),
            ("#/insanity?view=hand", ""),
            ("#/taquin?view=graph&step=20", "ready"),
            ("#/taquin?view=race&step=20", "ready"),
            ("#/taquin?view=parity&moves=URU", ""),
            ("#/taquin?board=3x3:8,6,7,2,5,4,3,0,1&method=ida-manhattan&run=1", "done"),
            ("#/soma?step=40", ""),
            ("#/soma?view=figure&figure=w-wall", "ready"),
            ("#/cube?alg=R_U&view=group", ""),
            ("#/cube?view=doctor", ""),
            ("#/cube?view=laboratory&step=3", ""),
        ] {
            for lang in Lang::ALL {
                page.show(&format!("{link}&lang={}", lang.name())).await;
                match state {
                    "" => {}
                    "ready" => page.until(link, "document.documentElement.dataset.state !== 'busy'").await,
                    _ => page.until_state(state).await,
                }
                page.until("a table", "document.querySelector('main table')?.checkVisibility()").await;
                page.share().await;
                let tables = page.eval(CELLS).await;
                let tables: Vec<Vec<Vec<String>>> = serde_json::from_value(tables).expect("tables");
                let buttons = page.eval("document.querySelectorAll('.save-csv').length").await;
                assert_eq!(buttons, json!(tables.len()), "{link}");
                assert!(!tables.is_empty(), "{link}");
                for (index, table) in tables.iter().enumerate() {
                    page.run(&format!("document.querySelectorAll('.save-csv')[{index}].click()"), vec![]).await;
                    let [name, kind, text] = saved(page).await;
                    assert!(name.ends_with(".csv") && name.contains(", "), "{name}");
                    assert_eq!(kind, "text/csv;charset=utf-8");
                    let text = text.strip_prefix('\u{feff}').expect("the mark of UTF-8");
                    let separator = lang.choose(';', ',');
                    let rows: Vec<Vec<String>> =
                        text.split_terminator("\r\n").map(|row| cells(row, separator)).collect();
                    assert_eq!(rows.len(), table.len(), "{link}: {text}");
                    for (row, shown) in rows.iter().zip(table) {
                        let filled: Vec<&String> = row.iter().filter(|cell| !cell.is_empty()).collect();
                        let expected: Vec<String> =
                            shown.iter().map(|cell| plain(cell, lang)).filter(|cell| !cell.is_empty()).collect();
                        // Cells with a picture alone have its name.
                        assert!(
                            expected.iter().all(|cell| filled.contains(&cell)),
                            "{link}: {row:?}, not {expected:?}"
                        );
                    }
                }
                page.click(".share-button").await;
            }
        }
    });
}

/// The cells of a row of CSV.
fn cells(row: &str, separator: char) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    let mut characters = row.chars().peekable();
    while let Some(next) = characters.next() {
        let last = cells.last_mut().expect("a cell");
        match next {
            '"' if quoted && characters.peek() == Some(&'"') => last.extend(characters.next()),
            '"' => quoted = !quoted,
            next if next == separator && !quoted => cells.push(String::new()),
            next => last.push(next),
        }
    }
    cells
}

/// A cell as a spreadsheet gets it.
fn plain(cell: &str, lang: Lang) -> String {
    let plain = cell.replace('\u{ad}', "").split_whitespace().collect::<Vec<_>>().join(" ");
    let bare: String = cell.chars().filter(|&c| c != lang.choose('\u{202f}', ',')).collect();
    let bare = bare.trim().replace('−', "-");
    let is_number = bare.replace(',', ".").parse::<f64>().is_ok() && !bare.is_empty();
    if is_number {
        bare
    } else if plain.starts_with(['=', '+', '-', '@']) {
        format!("'{plain}")
    } else {
        plain
    }
}

#[test]
fn no_cell_is_a_formula() {
    visit(async |page| {
        page.before_load(KEEP).await;
        page.open("#/insanity?lang=en").await;
        let told = [
            ("=1+1", "'=1+1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("-5", "-5"),
            ("−5", "-5"),
            ("+5", "+5"),
            ("-x", "'-x"),
            ("12,345", "12345"),
            ("1, 2", "\"1, 2\""),
            ("a \"b\"", "\"a \"\"b\"\"\""),
        ];
        for (text, _) in told {
            page.run(
                "const table = document.querySelector('#odd') ?? document.querySelector('main').appendChild(Object.assign(document.createElement('table'), { id: 'odd' }));
                 table.createCaption().textContent = 'odd';
                 table.insertRow().insertCell().textContent = arguments[0];",
                vec![json!(text)],
            )
            .await;
        }
        page.share().await;
        page.run("[...document.querySelectorAll('.save-csv')].pop().click()", vec![]).await;
        let [_, _, text] = saved(page).await;
        let rows: Vec<&str> = text.trim_start_matches('\u{feff}').lines().collect();
        assert_eq!(rows, told.map(|(_, cell)| cell));
    });
}
