//! Tables kept on the device: a head, from which damage and another version are recognised, then the bytes of the table.

/// The mark at the beginning of every kept table.
const MARK: [u8; 4] = *b"CTT1";

/// Length of the head in bytes: the mark, the version and the checksum, four bytes each, the lowest byte first.
pub const HEAD: usize = 12;

/// The head of a table of this version. The head and then the table are kept.
pub fn head(version: u32, table: &[u8]) -> [u8; HEAD] {
    let mut head = [0; HEAD];
    head[..4].copy_from_slice(&MARK);
    head[4..8].copy_from_slice(&version.to_le_bytes());
    head[8..].copy_from_slice(&crc32fast::hash(table).to_le_bytes());
    head
}

/// The table without its head, in the memory of the bytes that were kept. `None` as of [`opened`].
pub fn taken(version: u32, mut kept: Vec<u8>) -> Option<Vec<u8>> {
    opened(version, &kept)?;
    kept.drain(..HEAD);
    Some(kept)
}

/// The table within the bytes that were kept. `None` if it is of another version, cut short or damaged.
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
