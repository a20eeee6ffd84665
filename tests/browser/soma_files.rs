//! Files: those of BurrTools are opened and saved, bad ones are told, and the pieces are saved for a 3D printer.

use super::graph::until_words;
use super::page::{Page, visit_with_each_engine, visit_without_motion};
use super::taquin::until_number;
use casse_tete::puzzle::soma::pack::{PackSearch, Packing};
use casse_tete::puzzle::soma::printed::{PrintSizes, open_scad, stl};
use casse_tete::puzzle::soma::xmpuzzle::{FileFault, LARGEST, ProblemFault, write};
use casse_tete::puzzle::soma::{Figure, KnownSet, PieceSet};
use casse_tete::text::Lang;
use serde_json::json;
use std::collections::BTreeSet;

/// Chooses a file with this text: `plain`, compressed by `gzip`, or that `cut` off.
async fn choose(page: &Page, text: &str, form: &str) {
    let body = "const [text, form] = arguments;
        const plain = new Blob([text]);
        const packed = await new Response(plain.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
        const bytes = { plain, gzip: packed, cut: packed.slice(0, packed.byteLength / 2) }[form];
        const files = new DataTransfer();
        files.items.add(new File([bytes], 'a.xmpuzzle'));
        const input = document.querySelector('.files input[type=file]');
        input.files = files.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));";
    page.run_async(body, vec![json!(text), json!(form)]).await;
}

/// Keeps what the page saves, instead of the browser.
const KEEP: &str = "
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.__saved = blob; return make(blob); };
    HTMLAnchorElement.prototype.click = function () { window.__name = this.download; };";

/// Presses a button and returns the name and the bytes of the file that the page saves.
async fn saved(page: &Page, button: &str) -> (String, Vec<u8>) {
    page.click(button).await;
    page.until("a file", "window.__saved").await;
    let body = "const [name, blob] = [window.__name, window.__saved];
        window.__saved = null;
        return [name, [...new Uint8Array(await blob.arrayBuffer())]];";
    let file = page.run_async(body, vec![]).await;
    let bytes = file[1].as_array().expect("bytes").iter().map(|byte| byte.as_u64().expect("a byte") as u8);
    (file[0].as_str().expect("a name").to_string(), bytes.collect())
}

#[test]
fn a_file_of_burrtools_is_opened_and_undone() {
    visit_with_each_engine(async |page| {
        page.open("#/soma?figure=bathtub&view=figure&lang=en").await;
        let (pieces, figure) = KnownSet::SlothouberGraatsma.set();
        for form in ["gzip", "plain"] {
            choose(page, &write(&pieces, &figure), form).await;
            page.until_link("set=slothouber-graatsma").await;
            until_words(page, ".files [data-told]", &(Lang::En.soma().files.opened)(9, 27, 1, 1)).await;
            page.press_button(Lang::En.shell().undo).await;
            page.until_link("figure=bathtub").await;
        }
    });
}

#[test]
fn bad_files_are_told_and_change_nothing() {
    visit_without_motion(async |page| {
        page.open("#/soma?figure=bathtub&view=figure&lang=fr").await;
        let texts = &Lang::Fr.soma().files;
        let (pieces, figure) = KnownSet::Diabolical.set();
        let good = write(&pieces, &figure);
        let volume = ProblemFault::Volume { pieces: 25, figure: 27, open: 0 };
        for (text, fault) in [
            ("?".to_string(), FileFault::NoPuzzle),
            (good.replace("<puzzle", "<!DOCTYPE puzzle><puzzle"), FileFault::DocumentType),
            (good.replacen("count=\"1\"", "count=\"0\"", 1), FileFault::Problems(vec![volume])),
            // Eight million blanks are eight thousand bytes of gzip.
            (" ".repeat(LARGEST + 1), FileFault::TooLong),
        ] {
            choose(page, &text, "gzip").await;
            page.until(
                "the reason",
                &format!(
                    "document.querySelector('.as-text [role=alert] li')?.textContent === {}",
                    json!((texts.fault)(&fault))
                ),
            )
            .await;
            page.until_link("figure=bathtub").await;
        }
        choose(page, &good, "cut").await;
        until_words(page, ".as-text [role=alert] li", &(texts.fault)(&FileFault::Damaged)).await;
        // A good one after that.
        choose(page, &good, "gzip").await;
        page.until_link("set=diabolical").await;
    });
}

#[test]
fn the_puzzle_and_its_pieces_are_saved() {
    visit_without_motion(async |page| {
        page.before_load(KEEP).await;
        page.open("#/soma?set=diabolical&view=solutions&lang=en").await;
        let (pieces, figure) = KnownSet::Diabolical.set();
        page.click(".files summary").await;
        let (name, bytes) = saved(page, ".save-burrtools").await;
        assert_eq!((name.as_str(), bytes), ("diabolical.xmpuzzle", write(&pieces, &figure).into_bytes()));
        let type_in = "const [field, value] = arguments;
            const input = document.querySelector(`.files input.${field}`);
            input.value = value;
            input.dispatchEvent(new Event('change', { bubbles: true }));
            return input.value;";
        assert_eq!(page.run(type_in, vec![json!("edge"), json!("12.5")]).await, json!("12.5"));
        assert_eq!(page.run(type_in, vec![json!("clearance"), json!("7")]).await, json!("1"), "the largest");
        let sizes = PrintSizes::nearest(12_500, 1_000);
        let (name, bytes) = saved(page, ".save-stl").await;
        assert_eq!((name.as_str(), bytes), ("diabolical.stl", stl(&pieces, sizes)));
        let (name, bytes) = saved(page, ".save-openscad").await;
        let program = open_scad(&pieces, sizes, Lang::En.soma().files.comments);
        assert_eq!((name.as_str(), bytes), ("diabolical.scad", program.into_bytes()));
    });
}

#[test]
fn a_file_with_variable_cells_is_opened_solved_and_built() {
    visit_without_motion(async |page| {
        page.open("#/soma?view=figure&lang=fr").await;
        let figure = Figure::read("oog.ogg.oog").expect("a figure");
        let pieces = PieceSet::read("ooo,oo.o-").expect("two pieces").with_gaps(&figure).expect("three gaps");
        let packing = Packing::new(&pieces, &figure).expect("volumes fit");
        let mut search = PackSearch::new(&packing);
        search.advance(&packing, u64::MAX);
        let classes: BTreeSet<_> = search.found().iter().map(|found| packing.class(found).labels).collect();
        choose(page, &write(&pieces, &figure), "gzip").await;
        page.until_link("figure=oog.ogg.oog").await;
        page.until_link("3xg").await;
        let texts = Lang::Fr.soma();
        let told = (texts.files.opened)(2, 6, 1, 1) + &(texts.tints.gaps)(3, "C–E");
        until_words(page, ".files [data-told]", &told).await;
        page.press_button("Toutes les solutions d’un coup").await;
        until_number(page, "soma.classes", Some(classes.len() as u64)).await;
        page.until("pictures", &format!("document.querySelectorAll('.thumb svg').length === {}", classes.len())).await;
        // By hand: the gaps are no pieces, and follow by themselves.
        page.run("location.hash += '&view=hand'", vec![]).await;
        page.until("two pieces", "document.querySelectorAll('.hand-piece').length === 2").await;
    });
}

#[test]
fn each_problem_of_a_file_can_be_chosen() {
    visit_without_motion(async |page| {
        page.open("#/soma?figure=bathtub&view=figure&lang=en").await;
        let voxel = |sides: [usize; 3], signs: &str| {
            let [x, y, z] = sides;
            format!("<voxel x=\"{x}\" y=\"{y}\" z=\"{z}\" type=\"0\">{signs}</voxel>")
        };
        let shapes = voxel([2, 1, 1], "##") + &voxel([2, 2, 1], "####") + &voxel([3, 2, 1], "######");
        let problem = |count: usize, result: usize| {
            format!("<problem><shapes><shape id=\"0\" count=\"{count}\"/></shapes><result id=\"{result}\"/></problem>")
        };
        let problems = problem(2, 1) + &problem(1, 1) + &problem(3, 2);
        let file = format!(
            "<puzzle version=\"2\"><gridType type=\"0\"/><shapes>{shapes}</shapes><problems>{problems}</problems></puzzle>"
        );
        let texts = &Lang::En.soma().files;
        choose(page, &file, "plain").await;
        page.until_link("set=2xoo").await;
        until_words(page, ".files [data-told]", &(texts.opened)(2, 4, 1, 3)).await;
        let offered = "[...document.querySelectorAll('.file-problem option')].map((option) => option.textContent)";
        assert_eq!(page.eval(offered).await, json!(["1", "3"]));
        super::taquin::choose(page, ".file-problem select", 1).await;
        page.until_link("set=3xoo").await;
        let told =
            (texts.opened)(3, 6, 3, 3) + &(texts.skipped)(2, &ProblemFault::Volume { pieces: 2, figure: 4, open: 0 });
        until_words(page, ".files [data-told]", &told).await;
        page.press_button(Lang::En.shell().undo).await;
        page.until_link("set=2xoo").await;
    });
}
