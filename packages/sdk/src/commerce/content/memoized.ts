/** Memoizes a function by object identity, so that its results can in turn be used as keys. */
export function memoized<Source extends object, Result>(read: (source: Source) => Result): (source: Source) => Result {
  const results = new WeakMap<Source, { readonly result: Result }>();
  return (source) => {
    const known = results.get(source) ?? { result: read(source) };
    results.set(source, known);
    return known.result;
  };
}
