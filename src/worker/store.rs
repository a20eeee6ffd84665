//! Tables, and costly answers, kept on the device, in the browser's cache storage, so that the next visit need not build or search them
//! again.
//!
//! Where storage is forbidden, full or not there (pages without https have none), nothing is kept and nothing else changes.

use crate::search::table::{HEAD, TableReader};
use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, Cache, CacheStorage, DedicatedWorkerGlobalScope, ReadableStreamDefaultReader, Request, Response};

/// What is kept together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreKind {
    /// Tables: few of them, and large.
    Tables,
    /// Answers, of which the oldest make room for new ones.
    Answers,
}

impl StoreKind {
    /// The name of its cache.
    fn cache(self) -> &'static str {
        match self {
            StoreKind::Tables => "casse-tete-tables",
            StoreKind::Answers => "casse-tete-answers",
        }
    }

    /// The most entries.
    fn most(self) -> usize {
        match self {
            StoreKind::Tables => usize::MAX,
            StoreKind::Answers => 1_000,
        }
    }
}

/// What the site has kept of one kind.
pub struct Store(CacheStorage, StoreKind);

impl Store {
    /// The storage of the browser; nothing if it has none for this page.
    pub fn of(scope: &DedicatedWorkerGlobalScope, kept: StoreKind) -> Option<Store> {
        Reflect::get(scope, &"caches".into()).ok()?.dyn_into().ok().map(|caches| Store(caches, kept))
    }

    /// The table, or the bytes of an answer, that is stored under a name in this version, if there is a whole one of at most `size` bytes.
    /// It comes in pieces; after each, `read` is told how many bytes there are.
    pub async fn get(&self, name: &str, version: u32, size: usize, read: impl Fn(usize)) -> Option<Vec<u8>> {
        let address = address(name, version);
        let found = JsFuture::from(self.cache().await.ok()?.match_with_str(&address)).await.ok()?;
        let reader: ReadableStreamDefaultReader =
            found.dyn_into::<Response>().ok()?.body()?.get_reader().unchecked_into();
        // Tables are as large as that; of answers it is only the limit.
        let mut kept = TableReader::new(if self.1 == StoreKind::Tables { size } else { 0 })?;
        loop {
            let piece = JsFuture::from(reader.read()).await.ok()?;
            let Ok(piece) = Reflect::get(&piece, &"value".into()).ok()?.dyn_into::<Uint8Array>() else {
                return kept.finish(version);
            };
            // Longer than such a table: something else was stored here.
            if kept.read() + piece.length() as usize > size + HEAD {
                return None;
            }
            kept.add(&piece.to_vec());
            read(kept.read());
        }
    }

    /// Stores these bytes under a name in this version, and drops what was stored there before, in this version and in others. This
    /// runs while the worker continues; bytes that cannot be stored are dropped.
    pub fn put(self, name: &str, version: u32, head: &[u8], table: &[u8]) {
        let parts = Array::of2(&Uint8Array::from(head), &Uint8Array::from(table));
        let Ok(blob) = Blob::new_with_u8_array_sequence(&parts) else { return };
        let (address, name) = (address(name, version), name.to_string());
        spawn_local(async move {
            let written = self.write(&address, &blob).await;
            let Ok(cache) = self.cache().await else { return };
            if written.is_err() {
                // Half a table is of no use.
                let _ = JsFuture::from(cache.delete_with_str(&address)).await;
            }
            let Ok(kept) = JsFuture::from(cache.keys()).await else { return };
            let others = kept.unchecked_into::<Array>().into_iter().map(|request| request.unchecked_into::<Request>());
            let others: Vec<Request> = others.collect();
            // The oldest ones come first.
            let over = others.len().saturating_sub(self.1.most());
            for (place, other) in others.iter().enumerate() {
                if place < over || is_older(&other.url(), &name, version) {
                    let _ = JsFuture::from(cache.delete_with_request(other)).await;
                }
            }
        });
    }

    async fn write(&self, address: &str, blob: &Blob) -> Result<(), JsValue> {
        let response = Response::new_with_opt_blob(Some(blob))?;
        JsFuture::from(self.cache().await?.put_with_str(address, &response)).await?;
        Ok(())
    }

    async fn cache(&self) -> Result<Cache, JsValue> {
        Ok(JsFuture::from(self.0.open(self.1.cache())).await?.unchecked_into())
    }
}

/// The address of a table in the cache: beside those of the site's files, but never fetched from the network.
fn address(name: &str, version: u32) -> String {
    format!("./kept/{name}.{version}")
}

/// Whether an address is that of the table of this name in another version.
fn is_older(address: &str, name: &str, version: u32) -> bool {
    let (_, file) = address.rsplit_once('/').unwrap_or_default();
    let (of, number) = file.rsplit_once('.').unwrap_or((file, ""));
    of == name && number != version.to_string()
}
