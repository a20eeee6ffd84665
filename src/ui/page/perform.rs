//! What the reader does is worked out in the second part of the program, see [`super::rest`].

use super::Effect;
use super::actions::Actions;
use super::desktop::Ctx;
use super::rest::{self, Rest};

/// Applies an action of the reader, which is in the second part of the program, and returns its effect on the link. Before that part
/// is there, the action waits for it.
pub fn perform<P: Actions>(page: &mut P, ctx: &Ctx<P>, act: P::Act) -> Effect {
    if page.frame().rest == Rest::Here {
        return rest::act(page, ctx, act);
    }
    page.frame_mut().waiting.push(act);
    Effect::Look
}
