//! The shelf in the browser's database (IndexedDB): each item as its text, under a number.

use crate::shelf::{Shelf, ShelfItem};
use idb::{Database, DatabaseEvent, Error, Factory, ObjectStoreParams, Query, TransactionMode};
use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// The name of the database and of its only table.
const NAME: &str = "casse-tete";
const TABLE: &str = "shelf";

/// The items that are kept, with their numbers, and how many more cannot be read. Fails where the browser keeps nothing.
pub async fn all() -> Result<(Vec<(u32, ShelfItem)>, usize), Error> {
    let database = open().await?;
    let transaction = database.transaction(&[TABLE], TransactionMode::ReadOnly)?;
    let table = transaction.object_store(TABLE)?;
    let keys = table.get_all_keys(None, None)?.await?;
    let texts = table.get_all(None, None)?.await?;
    database.close();
    let count = keys.len();
    let item = |(key, text): (JsValue, JsValue)| Some((key.as_f64()? as u32, read(&text.as_string()?)?));
    let items: Vec<(u32, ShelfItem)> = keys.into_iter().zip(texts).filter_map(item).collect();
    let unread = count - items.len();
    Ok((items, unread))
}

/// Makes all changes, or none: the number of an item, and the item itself, which is removed if there is none. An item without a number
/// is a new one.
pub async fn change(changes: &[(Option<u32>, Option<&ShelfItem>)]) -> Result<(), Error> {
    let database = open().await?;
    let mut transaction = database.transaction(&[TABLE], TransactionMode::ReadWrite)?;
    let table = transaction.object_store(TABLE)?;
    for (number, item) in changes {
        let key = number.map(JsValue::from);
        match (item, key) {
            (Some(item), key) => drop(table.put(&item.to_string().into(), key.as_ref())?),
            (None, Some(key)) => drop(table.delete(Query::Key(key))?),
            (None, None) => {}
        }
    }
    // One of these two comes, once: where the storage is full, the second. The crate's own future for it is dropped at the first event
    // of several, while the browser still calls for the others.
    let ended = Promise::new(&mut |complete, abort| {
        transaction.on_complete(move |_| drop(complete.call0(&JsValue::NULL)));
        transaction.on_abort(move |_| drop(abort.call0(&JsValue::NULL)));
    });
    let result = JsFuture::from(ended).await;
    database.close();
    result.map(|_| ()).map_err(Error::TransactionCommitError)
}

/// The item of a text that was kept.
pub fn read(text: &str) -> Option<ShelfItem> {
    let (mut shelf, problems) = Shelf::read(&format!("shelf: 1\n{text}"));
    shelf.items.pop().filter(|_| problems.is_empty())
}

async fn open() -> Result<Database, Error> {
    let mut request = Factory::new()?.open(NAME, Some(1))?;
    request.on_upgrade_needed(|event| {
        let mut params = ObjectStoreParams::new();
        params.auto_increment(true);
        // If the table cannot be made, opening it fails.
        let _ = event.database().and_then(|database| database.create_object_store(TABLE, params));
    });
    request.await
}
