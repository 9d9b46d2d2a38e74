/** Loads a value at most once in so many milliseconds; a load that failed is tried again at the next call. */
export function keptFor<Value>(ms: number, load: () => Promise<Value>): () => Promise<Value> {
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
