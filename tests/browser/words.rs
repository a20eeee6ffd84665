//! The words of the scripts that are loaded when they are asked for.

use casse_tete::lang::Lang;
use serde_json::Value;
use std::sync::LazyLock;

static WORDS: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../static/words.json")).expect("JSON"));

/// The words with this name of a table of `static/words.json`; the mark for what is given stays in them.
pub fn words(table: &str, name: &str, lang: Lang) -> &'static str {
    WORDS[table][name][lang.name()].as_str().unwrap_or_else(|| panic!("no words for {table}.{name}"))
}
