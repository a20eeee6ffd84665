//! Tables kept on the device, in the browser's cache storage, so that the next visit need not build them again.
//!
//! Where storage is forbidden, full or not there (pages without https have none), nothing is kept and nothing else changes.

use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, Cache, CacheStorage, DedicatedWorkerGlobalScope, Response};

/// The name of the cache.
const CACHE: &str = "casse-tete-tables";

/// The tables of this site.
pub struct Store(CacheStorage);

impl Store {
    /// The storage of the browser; nothing if it has none for this page.
    pub fn of(scope: &DedicatedWorkerGlobalScope) -> Option<Store> {
        Reflect::get(scope, &"caches".into()).ok()?.dyn_into().ok().map(Store)
    }

    /// The bytes that are stored under a name, if there are any.
    pub async fn get(&self, name: &str) -> Option<Vec<u8>> {
        let found = JsFuture::from(self.cache().await.ok()?.match_with_str(&address(name))).await.ok()?;
        let response: Response = found.dyn_into().ok()?;
        let buffer = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
        Some(Uint8Array::new(&buffer).to_vec())
    }

    /// Stores these bytes under a name and replaces what was stored there. This runs while the worker continues; bytes that
    /// cannot be stored are dropped.
    pub fn put(self, name: &str, head: &[u8], table: &[u8]) {
        let parts = Array::of2(&Uint8Array::from(head), &Uint8Array::from(table));
        let Ok(blob) = Blob::new_with_u8_array_sequence(&parts) else { return };
        let address = address(name);
        spawn_local(async move {
            if self.write(&address, &blob).await.is_err()
                && let Ok(cache) = self.cache().await
            {
                // Half a table is of no use.
                let _ = JsFuture::from(cache.delete_with_str(&address)).await;
            }
        });
    }

    async fn write(&self, address: &str, blob: &Blob) -> Result<(), JsValue> {
        let response = Response::new_with_opt_blob(Some(blob))?;
        JsFuture::from(self.cache().await?.put_with_str(address, &response)).await?;
        Ok(())
    }

    async fn cache(&self) -> Result<Cache, JsValue> {
        Ok(JsFuture::from(self.0.open(CACHE)).await?.unchecked_into())
    }
}

/// The address of a table in the cache: beside those of the site's files, but never fetched from the network.
fn address(name: &str) -> String {
    format!("./kept/{name}")
}
