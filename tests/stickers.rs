//! What a camera sees of usual stickers.

/// The colours of the stickers, as sRGB, in the order of `Face::ALL`: white, red, green, yellow, orange, blue.
pub const STICKERS: [[f64; 3]; 6] = [
    [235.0, 235.0, 235.0],
    [185.0, 20.0, 35.0],
    [10.0, 150.0, 70.0],
    [250.0, 215.0, 10.0],
    [255.0, 95.0, 15.0],
    [10.0, 70.0, 175.0],
];
