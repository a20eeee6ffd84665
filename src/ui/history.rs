//! Edits that can be undone and redone.

/// The largest number of edits that can be undone; older ones are forgotten.
const MOST: usize = 500;

/// The values before each edit that can be undone, and the values that redo brings back.
pub struct History<T> {
    undo: Vec<T>,
    redo: Vec<T>,
}

impl<T> History<T> {
    /// Notes the value before an edit.
    pub fn note(&mut self, before: T) {
        self.undo.push(before);
        if self.undo.len() > MOST {
            self.undo.remove(0);
        }
        self.redo.clear();
    }

    /// The value before the last edit, if there is one; `now` is kept for redo.
    pub fn undo(&mut self, now: T) -> Option<T> {
        let before = self.undo.pop()?;
        self.redo.push(now);
        Some(before)
    }

    /// The value before the last undo, if there was one; `now` is kept for undo.
    pub fn redo(&mut self, now: T) -> Option<T> {
        let after = self.redo.pop()?;
        self.undo.push(now);
        Some(after)
    }

    /// Whether undo is possible, and whether redo is.
    pub fn can(&self) -> (bool, bool) {
        (!self.undo.is_empty(), !self.redo.is_empty())
    }
}

impl<T> Default for History<T> {
    /// No edits yet.
    fn default() -> Self {
        History { undo: vec![], redo: vec![] }
    }
}
