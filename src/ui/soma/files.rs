//! Files: those of BurrTools are opened and saved, and the pieces are saved for a 3D printer.

use super::Soma;
use super::act::{Act, FileAct, FileKind};
use super::gaps::gaps;
use super::run::Task;
use super::state::{State, View};
use crate::puzzle::soma::pack::fullest::Fullest;
use crate::puzzle::soma::pieces::Turning;
use crate::puzzle::soma::printed::{PrintSizes, millimetres, open_scad, stl};
use crate::puzzle::soma::xmpuzzle::{FileFault, FilePuzzle, LARGEST, write};
use crate::puzzle::soma::{Model, Problem};
use crate::ui::controls::sends;
use crate::ui::page::Effect;
use crate::ui::page::actions::Actions;
use crate::ui::page::desktop::Ctx;
use crate::ui::page::state::{Linked, PageState};
use crate::ui::page::tasks::Tasks;
use crate::ui::parts::{button, paragraph};
use crate::ui::root::ask;
use crate::ui::setup_panel::SetupBase;
use crate::ui::share::{save_bytes, save_text};
use std::ops::RangeInclusive;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// What the set-up panel shows of files.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Files {
    /// The file that was opened last, and the place of its problem that was taken.
    pub opened: Option<(Rc<FilePuzzle>, usize)>,
    /// The sizes of printed pieces.
    pub sizes: PrintSizes,
}

impl Soma {
    /// What a worker has found in a file is taken as an action of the reader, with an entry in the history.
    pub(super) fn find_in_file(&self, read: Result<FilePuzzle, FileFault>) {
        self.frame.calls.act.emit(Act::File(FileAct::Found(Box::new(read))));
    }

    /// A filling that a worker has found, in the same way.
    pub(super) fn find_filling(&self, found: Option<Fullest>) {
        self.frame.calls.act.emit(Act::Filled(found.map(Box::new)));
    }

    /// Does something with a file and returns the effect on the link.
    pub(super) fn do_with_file(&mut self, ctx: &Ctx<Self>, act: FileAct) -> Effect {
        match act {
            FileAct::Open(file) => {
                let on_act = self.frame.calls.act.clone();
                spawn_local(async move {
                    let text = ask("share", "readFile", &[file.into(), (LARGEST as f64).into()]).await;
                    on_act.emit(Act::File(FileAct::Read(text)));
                });
                Effect::Nothing
            }
            FileAct::Read(None) => self.take_file(ctx, Err(FileFault::Damaged)),
            FileAct::Read(Some(text)) if text.len() > LARGEST => self.take_file(ctx, Err(FileFault::TooLong)),
            FileAct::Read(Some(text)) => {
                self.file_text = text;
                self.start(ctx, Task::File);
                Effect::REPLACE
            }
            FileAct::Found(read) => self.take_file(ctx, *read),
            FileAct::Problem(place) => match self.files.opened.clone() {
                Some((file, _)) => self.take_problem(ctx, file, place),
                None => Effect::Nothing,
            },
            FileAct::Sizes(sizes) => {
                self.files.sizes = sizes;
                Effect::Look
            }
            FileAct::Save(kind) => {
                self.save(kind, ctx);
                Effect::Nothing
            }
        }
    }

    /// Takes the puzzle of a file as one edit, or tells why there is none.
    fn take_file(&mut self, ctx: &Ctx<Self>, read: Result<FilePuzzle, FileFault>) -> Effect {
        self.file_text = String::new();
        match read {
            Ok(file) => {
                let first = file.able().next().unwrap_or_default();
                self.take_problem(ctx, Rc::new(file), first)
            }
            Err(fault) => {
                self.files.opened = None;
                let changed = self.state.take_text(Err(vec![Problem::File(fault)]), State::edit);
                self.edited(ctx, changed)
            }
        }
    }

    /// Takes a problem of a file as one edit, if it can be opened.
    fn take_problem(&mut self, ctx: &Ctx<Self>, file: Rc<FilePuzzle>, place: usize) -> Effect {
        let Some(Ok(model)) = file.problems.get(place) else { return Effect::Nothing };
        let changed = self.state.take_text(Ok(model.clone()), State::edit);
        let effect = self.edited(ctx, changed);
        if !self.state.model.is_soma() {
            self.open_view(View::Solutions);
        }
        self.files.opened = Some((file, place));
        effect
    }

    fn save(&self, kind: FileKind, ctx: &Ctx<Self>) {
        let (Model { pieces, figure, .. }, sizes) = (&self.state.model, self.files.sizes);
        // There is nothing to print of a gap.
        let printed = pieces.without_gaps();
        let texts = &ctx.look.lang.soma().files;
        let name = self.state.set().map_or(texts.name, |known| known.name());
        match kind {
            FileKind::BurrTools => {
                save_text(&write(pieces, figure), "application/octet-stream", &format!("{name}.xmpuzzle"));
            }
            FileKind::OpenScad => {
                let program = open_scad(&printed, sizes, texts.comments);
                save_text(&program, "application/x-openscad", &format!("{name}.scad"));
            }
            FileKind::Stl => save_bytes(&stl(&printed, sizes), "model/stl", &format!("{name}.stl")),
        }
    }
}

/// The HTML of the controls for files.
pub fn files(base: &SetupBase<Act>, model: &Model, files: &Files) -> Html {
    let (texts, on_act) = (&base.look.lang.soma().files, &base.on_act);
    let onchange = sends(on_act, |event: Event| {
        let input: HtmlInputElement = event.target_dyn_into()?;
        let file = input.files()?.get(0)?;
        // The same file can be chosen again.
        input.set_value("");
        Some(Act::File(FileAct::Open(file)))
    });
    let (mut told, mut choices) = (vec![], html! {});
    if let Some((file, place)) = &files.opened {
        let faults = file.problems[..*place]
            .iter()
            .zip(1..)
            .filter_map(|(problem, number)| Some((number, problem.as_ref().err()?)));
        let able: Vec<usize> = file.able().collect();
        if able.len() > 1 {
            let onchange = sends(on_act, |event: Event| {
                let list: HtmlSelectElement = event.target_dyn_into()?;
                Some(Act::File(FileAct::Problem(list.value().parse().ok()?)))
            });
            let option = |each: &usize| html! { <option value={each.to_string()} selected={each == place}>{ each + 1 }</option> };
            choices = html! { <label class="file-problem">{ texts.problem }<select {onchange}>{ for able.iter().map(option) }</select></label> };
        }
        let Model { pieces, figure, .. } = model;
        told.push((texts.opened)(pieces.solid(), figure.count() - pieces.gaps(), place + 1, file.count));
        told.extend(gaps(pieces, &base.look));
        told.extend(faults.map(|(number, fault)| (texts.skipped)(number, fault)));
    }
    let save = |class: &'static str, kind: usize, what: FileKind| {
        button(class, texts.kinds[kind], on_act, Act::File(FileAct::Save(what)))
    };
    let [edge, clearance] = texts.sizes;
    let sizes = files.sizes;
    html! {
        <div class="files">
            <label class="button open-file">{ texts.open }<input type="file" class="unseen" {onchange} /></label>
            <div data-told="all">{ for told.into_iter().map(|words| paragraph("hint", words)) }</div>
            { choices }
            <details>
                <summary>{ texts.save }</summary>
                { save("save-burrtools", 0, FileKind::BurrTools) }
                if model.pieces.turning() != Turning::Free { { paragraph("hint turning-lost", texts.turning_lost) } }
                { length("edge", edge, sizes.edge(), PrintSizes::EDGE, on_act, move |edge| PrintSizes::nearest(edge, sizes.clearance())) }
                { length("clearance", clearance, sizes.clearance(), PrintSizes::CLEARANCE, on_act, move |clearance| PrintSizes::nearest(sizes.edge(), clearance)) }
                { paragraph("hint", texts.hint) }
                { save("save-openscad", 1, FileKind::OpenScad) }
                { save("save-stl", 2, FileKind::Stl) }
            </details>
        </div>
    }
}

/// A field for a length in millimetres. A length out of range becomes the nearest one; what is no number is not passed on.
fn length(
    class: &'static str,
    words: &'static str,
    now: u32,
    range: RangeInclusive<u32>,
    on_act: &Callback<Act>,
    sizes: impl Fn(u32) -> PrintSizes + 'static,
) -> Html {
    let shown = range.clone();
    let onchange = sends(on_act, move |event: Event| {
        let field = event.target_dyn_into::<HtmlInputElement>()?;
        let typed = (field.value_as_number() * 1000.0).round();
        let length = if typed.is_nan() { now } else { (typed as u32).clamp(*range.start(), *range.end()) };
        field.set_value(&millimetres(length));
        Some(Act::File(FileAct::Sizes(sizes(length))))
    });
    let [least, most] = [*shown.start(), *shown.end()].map(millimetres);
    html! { <label>{ words }<input type="number" {class} min={least} max={most} step="any" data-written={millimetres(now)} {onchange} /></label> }
}
