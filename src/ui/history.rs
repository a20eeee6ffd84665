//! Edits that can be undone and redone.

/// Edits that can be undone at most; the oldest ones are forgotten.
const MOST: usize = 500;

/// What there was before each edit, and before each one that was undone.
pub struct History<T> {
    undo: Vec<T>,
    redo: Vec<T>,
}

impl<T> History<T> {
    /// An edit puts something else in the place of this.
    pub fn note(&mut self, before: T) {
        self.undo.push(before);
        if self.undo.len() > MOST {
            self.undo.remove(0);
        }
        self.redo.clear();
    }

    /// What there was before the last edit, if there is one; what there is now can be had again.
    pub fn undo(&mut self, now: T) -> Option<T> {
        let before = self.undo.pop()?;
        self.redo.push(now);
        Some(before)
    }

    /// What there was before the last edit was undone, if one was.
    pub fn redo(&mut self, now: T) -> Option<T> {
        let after = self.redo.pop()?;
        self.undo.push(now);
        Some(after)
    }

    /// Whether there is an edit to undo, and one to redo.
    pub fn can(&self) -> (bool, bool) {
        (!self.undo.is_empty(), !self.redo.is_empty())
    }
}

impl<T> Default for History<T> {
    /// Nothing is edited yet.
    fn default() -> Self {
        History { undo: vec![], redo: vec![] }
    }
}
