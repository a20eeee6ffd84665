//! Tables kept on the device: a head, from which damage and another version are recognised, then the bytes of the table.

/// The mark at the beginning of every kept table.
const MARK: [u8; 4] = *b"CTT1";

/// Length of the head in bytes: the mark, the version and the checksum, four bytes each, the lowest byte first.
pub const HEAD: usize = 12;

/// The head of a table of this version. The head and then the table are kept.
pub fn head(version: u32, table: &[u8]) -> [u8; HEAD] {
    head_with(version, crc32fast::hash(table))
}

fn head_with(version: u32, checksum: u32) -> [u8; HEAD] {
    let mut head = [0; HEAD];
    head[..4].copy_from_slice(&MARK);
    head[4..8].copy_from_slice(&version.to_le_bytes());
    head[8..].copy_from_slice(&checksum.to_le_bytes());
    head
}

/// A kept table that is read in pieces. The checksum is formed meanwhile, so that little is left to do after the last piece.
///
/// ```
/// use casse_tete::search::table::{TableReader, head};
///
/// let table = [0, 1, 2, 2];
/// let mut kept = [head(7, &table).as_slice(), &table].concat();
/// let opened = |version, kept: &[u8]| {
///     let mut reader = TableReader::new(table.len())?;
///     kept.chunks(5).for_each(|piece| reader.add(piece));
///     reader.finish(version)
/// };
/// assert_eq!(opened(7, &kept), Some(table.to_vec()));
/// assert_eq!(opened(8, &kept), None);
/// assert_eq!([opened(7, &kept[..15]), opened(7, &kept[..8]), opened(7, &[])], [None, None, None]);
/// *kept.last_mut().unwrap() = 3;
/// assert_eq!(opened(7, &kept), None);
/// ```
pub struct TableReader {
    head: Vec<u8>,
    table: Vec<u8>,
    checksum: crc32fast::Hasher,
}

impl TableReader {
    /// Before the first piece, with room for this number of bytes without the head; `None` if there is not that much memory.
    pub fn new(size: usize) -> Option<TableReader> {
        let mut table = vec![];
        table.try_reserve_exact(size).ok()?;
        Some(TableReader { head: Vec::with_capacity(HEAD), table, checksum: crc32fast::Hasher::new() })
    }

    /// Adds the next piece.
    pub fn add(&mut self, piece: &[u8]) {
        let (head, table) = piece.split_at(piece.len().min(HEAD - self.head.len()));
        self.head.extend_from_slice(head);
        self.table.extend_from_slice(table);
        self.checksum.update(table);
    }

    /// The number of bytes of the table that have been read.
    pub fn read(&self) -> usize {
        self.table.len()
    }

    /// The table after the last piece. `None` if it is of another version, cut short or damaged.
    pub fn finish(self, version: u32) -> Option<Vec<u8>> {
        (self.head == head_with(version, self.checksum.finalize())).then_some(self.table)
    }
}
