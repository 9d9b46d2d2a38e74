/** Caches a loaded value for a number of milliseconds; a failed load is retried on the next call. */
export function cacheFor<Value>(ms: number, load: () => Promise<Value>): () => Promise<Value> {
  let loaded: { readonly value: Promise<Value>; readonly atMs: number } | undefined;
  return () => {
    const nowMs = performance.now();
    if (!loaded || nowMs - loaded.atMs > ms) {
      loaded = { value: load(), atMs: nowMs };
      loaded.value.catch(() => (loaded = undefined)); // the caller gets the error; the next call loads again
    }
    return loaded.value;
  };
}
