/** Reads a value once: the same value gives the same result again, so that what is made of it can be kept by it, too. */
export function readOnce<Source extends object, Result>(read: (source: Source) => Result): (source: Source) => Result {
  const results = new WeakMap<Source, { readonly result: Result }>();
  return (source) => {
    const known = results.get(source) ?? { result: read(source) };
    results.set(source, known);
    return known.result;
  };
}
