//! The English words of the page about accessibility.

use super::AccessTexts;

/// The words of the page about accessibility.
pub static ACCESS: AccessTexts = AccessTexts {
    about: "What can be done here without a mouse, without seeing colours, with a screen reader, without motion, enlarged; what was tested, and what is missing.",
    ways: "Ways to use this site",
    way: [
        (
            "By keyboard alone",
            "Everything that can be pressed is reached with Tab and pressed with Enter or the space bar. The first link of a page leads past the bar to the drawing. On a drawing, Enter begins to explore it: the arrows walk from thing to thing (cubes, cells, nodes, edges, facelets, parts of plots), what is reached is ringed and named, Esc ends. Otherwise the arrows step through the search, push tiles or choose cubes. What is done with the mouse in a drawing can be done with buttons and fields beside it.",
        ),
        (
            "With a screen reader",
            "Each drawing has a description that follows the steps, and tables beside it hold its numbers. The sentence about the step is read when it changes; while steps are played faster than one a second it is silent. Beside the program, the reason at the current line is read after it. While you explore a drawing, the name and the state of each thing are read.",
        ),
        (
            "Without seeing colours",
            "Each colour has a sign of its own, and its name is in the words. What is right, wrong or lit differs by its shape too. The themes: light, dark, and one for projectors with the strongest contrast.",
        ),
        (
            "Without motion",
            "If your system asks for reduced motion, changes are shown at once, cameras do not drift, and nothing plays by itself.",
        ),
        (
            "Enlarged",
            "At 200 % and at 400 %, and with larger letters, everything stays in the width of the window and nothing is covered; the parts of a page then stand one below the other.",
        ),
        (
            "With the colours of your system",
            "Where the system sets the colours (high contrast), texts, buttons and what is chosen follow them. The drawings keep their own colours, with their signs and outlines.",
        ),
        (
            "By finger or pen",
            "Buttons, lists and fields measure at least 44 by 44 pixels where the pointer is a finger; only the squares of the cube’s net are smaller where twelve of them have no room in a row, at least 24 pixels, and a field for their letters stands beside them. Nothing needs two fingers. Layers turn and tiles move by buttons or a tap, too.",
        ),
        (
            "In words",
            "All texts are in English and in French. Terms with a dotted line are explained where they stand. Nothing has a time limit, and what was done can be undone.",
        ),
    ],
    tested: (
        "What was tested, and how",
        [
            "With a screen reader: Orca 43 in Firefox on Linux. A program pressed the keys on the pages of the four puzzles, in a lesson and in a menu; what Orca said was read, and what was wrong was mended.",
            "Every build is tested by programs. The rules of axe-core for WCAG 2.0, 2.1 and 2.2, levels A and AA, with its good practice, find nothing in any state of the pages that they visit: in English and in French, in the three themes, on a large screen and on a telephone’s, in Chromium.",
            "By keyboard alone: lessons from end to end, the menus, the editors, the drawings of the four puzzles. The order of the focus, the names and roles in the accessibility tree, and what is read aloud are compared with the texts.",
            "Exploring drawings by the arrows: everything that is drawn is reached, on all the drawings that the tests know.",
            "The main paths in Firefox too.",
            "Nine sizes of windows, from 320 by 256 pixels, which is a laptop’s screen at 400 %, to 3840 by 2160: nothing lies over anything, nothing scrolls sideways.",
            "Reduced motion, the colours of the system and touch, as the browser imitates them. The sizes of all that can be pressed, on all pages.",
            "The contrasts of the palettes, and how the colours look to the three kinds of colour-blind eyes, by computation.",
        ],
    ),
    missing: (
        "What is missing",
        [
            "Nobody who depends on a screen reader has tried the site yet, nor has anyone with NVDA, JAWS, VoiceOver or TalkBack, with a switch, an eye tracker or voice control. So we do not know how it is to work with it in this way.",
            "It was not tested in Safari, nor on real telephones and tablets.",
            "In a large tree, the keyboard explores what is in the frame; Shift and the arrows move the frame.",
            "With a finger or the mouse, the camera turns and the order of the Soma pieces changes by a drag only; on the keyboard there are keys for both.",
            "While presenting, the ring and the ink follow the mouse only.",
            "There is no version in easy language, in sign language or in other languages.",
        ],
    ),
    back: "To the puzzles",
};
