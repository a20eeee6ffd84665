//! Tables kept on the device: their bytes behind a head that tells whether they are whole and of the right version.

/// What a kept table begins with.
const MARK: [u8; 4] = *b"CTT1";

/// Bytes of the head: the mark, the version and the checksum, each of four bytes, the lowest byte first.
const HEAD: usize = 12;

/// The head of a table of this version: what is kept is the head, then the table.
pub fn head(version: u32, table: &[u8]) -> [u8; HEAD] {
    let mut head = [0; HEAD];
    head[..4].copy_from_slice(&MARK);
    head[4..8].copy_from_slice(&version.to_le_bytes());
    head[8..].copy_from_slice(&crc32fast::hash(table).to_le_bytes());
    head
}

/// The table that was kept; nothing if it is of another version, cut short or damaged.
///
/// ```
/// use casse_tete::search::table::{head, opened};
///
/// let table = [0, 1, 2, 2];
/// let mut kept = [head(7, &table).as_slice(), &table].concat();
/// assert_eq!(opened(7, &kept), Some(table.as_slice()));
/// assert_eq!(opened(8, &kept), None);
/// *kept.last_mut().unwrap() = 3;
/// assert_eq!(opened(7, &kept), None);
/// ```
pub fn opened(version: u32, kept: &[u8]) -> Option<&[u8]> {
    let (found, table) = kept.split_at_checked(HEAD)?;
    (found == head(version, table)).then_some(table)
}
