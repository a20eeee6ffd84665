//! Which source file of the library imports which, and the circles among them.
//!
//! Paths are read from the tokens of each file, so that `use`, paths within code and paths within macros all count, and
//! comments do not. A name that is handed on by `use` or `pub use` is followed to the file that defines it. A file may
//! name its parents (`ui/soma/act.rs` names `ui/soma.rs`): it is a part of them, so such an import makes no circle.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};

/// A path of names: `["puzzle", "cube", "Turn"]`; of a module from the root of the library.
type Path = Vec<String>;

/// The files of a library by their module paths, and what each of them imports.
pub struct Imports {
    files: BTreeMap<Path, File>,
}

/// The names of other files that one file uses.
#[derive(Default)]
struct File {
    /// Names that a `use` makes known in this file, and the path that each stands for.
    bound: BTreeMap<String, Path>,
    /// All other paths in its code, of two names or more.
    named: BTreeSet<Path>,
}

impl Imports {
    /// Reads source files, each given by its path below `src` (`puzzle/cube.rs`) and its text.
    pub fn read<'a>(sources: impl IntoIterator<Item = (&'a str, &'a str)>) -> Imports {
        let file = |(path, text): (&str, &str)| {
            let module = path.strip_suffix(".rs").filter(|&path| path != "lib");
            let tokens = text.parse::<TokenStream>().unwrap_or_else(|error| panic!("{path}: {error}"));
            let mut file = File::default();
            file.read(&tokens.into_iter().collect::<Vec<_>>());
            (module.map_or(vec![], |module| module.split('/').map(String::from).collect()), file)
        };
        Imports { files: sources.into_iter().map(file).collect() }
    }

    /// All imports from one top-level module to another, as one line each: `text/shell -> link`.
    pub fn between(&self, breaks: impl Fn(&str, &str) -> bool) -> Vec<String> {
        let mut found = vec![];
        for from in self.files.keys() {
            for to in self.of(from) {
                if let (Some(own), Some(other)) = (from.first(), to.first())
                    && breaks(own, other)
                {
                    found.push(format!("{} -> {}", from.join("/"), to.join("/")));
                }
            }
        }
        found
    }

    /// The modules whose names a module uses, itself and its parents left out.
    fn of(&self, module: &Path) -> BTreeSet<Path> {
        let File { bound, named } = &self.files[module];
        let found = bound.values().chain(named).filter_map(|path| self.definition(module, path, 0));
        found.filter(|found| !module.starts_with(found)).collect()
    }

    /// The module that defines the item that a path in a module means. `None` for paths of other crates, for local names, and
    /// for a path that ends at a module: only the items used from it count.
    fn definition(&self, from: &Path, path: &[String], depth: usize) -> Option<Path> {
        let (first, mut rest) = path.split_first()?;
        let mut module = from.clone();
        match first.as_str() {
            "crate" => module.clear(),
            "self" => {}
            "super" => {
                module.pop();
            }
            _ if self.child(from, first).is_some() => rest = path,
            // A name of this file: it is re-exported, or defined here, or belongs to another crate.
            _ => return self.bound_to(from, first, rest, depth),
        }
        while let Some((name, after)) = rest.split_first() {
            if name == "super" {
                module.pop();
            } else if let Some(child) = self.child(&module, name) {
                module = child;
            } else {
                return self.bound_to(&module, name, after, depth).or(Some(module));
            }
            rest = after;
        }
        None
    }

    /// Where a name that a `use` in `module` makes known is defined; `rest` is what follows the name in the path.
    fn bound_to(&self, module: &Path, name: &str, rest: &[String], depth: usize) -> Option<Path> {
        let path = self.files.get(module)?.bound.get(name)?;
        // A macro is made known where it is defined.
        if path.len() == 1 && path[0] == name {
            return Some(module.clone());
        }
        assert!(depth < 20, "{}: `{name}` stands for itself", module.join("::"));
        let whole: Path = path.iter().chain(rest).cloned().collect();
        self.definition(module, &whole, depth + 1)
    }

    fn child(&self, module: &Path, name: &str) -> Option<Path> {
        let child: Path = module.iter().cloned().chain([name.to_string()]).collect();
        self.files.contains_key(&child).then_some(child)
    }

    /// All circles: the groups of files of which each reaches each other one by imports, the largest first. A circle is given as
    /// one line with its imports.
    pub fn circles(&self) -> Vec<String> {
        let imports: BTreeMap<&Path, BTreeSet<Path>> =
            self.files.keys().map(|module| (module, self.of(module))).collect();
        let reached = |from: &Path| {
            let mut reached = BTreeSet::new();
            let mut waiting = vec![from.clone()];
            while let Some(next) = waiting.pop() {
                waiting.extend(imports[&next].iter().filter(|&import| reached.insert(import.clone())).cloned());
            }
            reached
        };
        let reach: BTreeMap<&Path, BTreeSet<Path>> = imports.keys().map(|&module| (module, reached(module))).collect();
        let circle = |module: &Path| -> BTreeSet<&Path> {
            let both = |other: &&&Path| reach[module].contains(**other) && reach[**other].contains(module);
            reach.keys().filter(both).copied().collect()
        };
        let groups: BTreeSet<BTreeSet<&Path>> = reach.keys().map(|module| circle(module)).collect();
        let mut groups: Vec<BTreeSet<&Path>> = groups.into_iter().filter(|group| !group.is_empty()).collect();
        groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
        let told = |group: &BTreeSet<&Path>| {
            let ties = |&module: &&Path| {
                let within = imports[module].iter().filter(|import| group.contains(import));
                within.map(|import| format!("{} -> {}", module.join("/"), import.join("/"))).collect::<Vec<_>>()
            };
            group.iter().flat_map(ties).collect::<Vec<_>>().join(", ")
        };
        groups.iter().map(told).collect()
    }
}

impl File {
    /// Reads tokens, those within brackets too; modules of tests are left out.
    fn read(&mut self, tokens: &[TokenTree]) {
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at] {
                TokenTree::Punct(_) if is_test_module(&tokens[at..]) => at += TEST_MODULE,
                TokenTree::Group(group) => {
                    self.read(&group.stream().into_iter().collect::<Vec<_>>());
                    at += 1;
                }
                TokenTree::Ident(word) if word == "use" => {
                    at += 1;
                    let end = tokens[at..].iter().position(|token| is(token, ';')).unwrap_or(0);
                    self.bind(&vec![], &tokens[at..at + end]);
                    at += end;
                }
                TokenTree::Ident(_) => {
                    let (path, length) = leading_path(&tokens[at..]);
                    at += length;
                    if path.len() > 1 {
                        self.named.insert(path);
                    }
                }
                _ => at += 1,
            }
        }
    }

    /// Reads one tree of a `use`: `a::b`, `a::b as c`, `a::{self, b::c}`.
    fn bind(&mut self, before: &Path, tokens: &[TokenTree]) {
        let (names, length) = leading_path(tokens);
        let mut path: Path = before.iter().cloned().chain(names).collect();
        match &tokens[length..] {
            [TokenTree::Group(group)] => {
                let branches: Vec<TokenTree> = group.stream().into_iter().collect();
                for branch in branches.split(|token| is(token, ',')).filter(|branch| !branch.is_empty()) {
                    self.bind(&path, branch);
                }
            }
            [] | [TokenTree::Ident(_), TokenTree::Ident(_)] => {
                if path.len() > 1 && path.last().is_some_and(|name| name == "self") {
                    path.pop();
                }
                let name = match &tokens[length..] {
                    [_, renamed] => renamed.to_string(),
                    _ => path.last().cloned().unwrap_or_default(),
                };
                self.bound.insert(name, path);
            }
            // Everything of a module, `a::*`: only the prelude of another crate.
            _ => assert!(path.first().is_none_or(|name| name != "crate" && name != "super"), "{path:?}: all of it"),
        }
    }
}

/// How many tokens stand before the block of a module of tests: `#[cfg(test)] mod tests { … }`, the block included.
const TEST_MODULE: usize = 5;

fn is_test_module(tokens: &[TokenTree]) -> bool {
    let [hash, TokenTree::Group(attribute), TokenTree::Ident(word), _, TokenTree::Group(_), ..] = tokens else {
        return false;
    };
    is(hash, '#')
        && attribute.delimiter() == Delimiter::Bracket
        && attribute.stream().to_string() == "cfg (test)"
        && word == "mod"
}

/// The names at the beginning with `::` between them, and the number of their tokens, a last `::` included.
fn leading_path(tokens: &[TokenTree]) -> (Path, usize) {
    let mut path = vec![];
    let mut at = 0;
    while let Some(TokenTree::Ident(name)) = tokens.get(at) {
        path.push(name.to_string());
        at += 1;
        if !(tokens.get(at).is_some_and(|token| is(token, ':'))
            && tokens.get(at + 1).is_some_and(|token| is(token, ':')))
        {
            break;
        }
        at += 2;
    }
    (path, at)
}

fn is(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}
