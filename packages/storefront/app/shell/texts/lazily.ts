/**
 * Returns a function that creates a value on its first call and caches it. Creating formats is expensive, and hydration
 * needs few of them.
 */
export function lazily<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
