//! Colour schemes: which colour each face of a cube in order has.

use super::algorithm::Spelling;
use super::facelet::Face;
use crate::scene::FaceLook;

/// A colour scheme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scheme {
    /// White on top, green in front, red on the right.
    #[default]
    Field,
    /// That of the base text: white on top, orange in front, green on the right.
    Text,
    /// The usual colours, with the letters of the faces instead of signs.
    Letters,
}

/// Colours of the palette.
const RED: u8 = 0;
const GREEN: u8 = 1;
const BLUE: u8 = 2;
const YELLOW: u8 = 3;
const ORANGE: u8 = 4;
const WHITE: u8 = 8;

/// The letters of the colours.
const LETTERS: [(char, u8); 6] = [('W', WHITE), ('R', RED), ('G', GREEN), ('Y', YELLOW), ('O', ORANGE), ('B', BLUE)];

named! { Scheme: Field = "field", Text = "text", Letters = "letters" }

impl Scheme {
    /// The colour of a face, 0..9, as [`crate::scene::Paint::Colour`] counts them.
    pub fn colour(self, face: Face) -> u8 {
        match self {
            Scheme::Field | Scheme::Letters => [WHITE, RED, GREEN, YELLOW, ORANGE, BLUE][face as usize],
            Scheme::Text => [WHITE, GREEN, ORANGE, YELLOW, BLUE, RED][face as usize],
        }
    }

    /// The face with the colour of this letter: W R G Y O B for white, red, green, yellow, orange and blue.
    pub fn face(self, letter: char) -> Option<Face> {
        let (_, colour) = LETTERS.into_iter().find(|&(own, _)| own == letter)?;
        Face::ALL.into_iter().find(|&face| self.colour(face) == colour)
    }

    /// The look of a facelet with this colour: the colour together with a sign or a letter, never the colour alone.
    pub fn look(self, face: Face, spelling: Spelling) -> FaceLook {
        let colour = self.colour(face);
        match self {
            Scheme::Letters => FaceLook::Letter(colour, letter(face, spelling)),
            Scheme::Field | Scheme::Text => FaceLook::Glyph(colour),
        }
    }
}

/// The letter of a face; the base text calls the top T.
pub fn letter(face: Face, spelling: Spelling) -> char {
    if face == Face::Up && spelling == Spelling::Text { 'T' } else { face.letter() }
}
