/** Makes a value once for each key; what failed is made again when asked for again. */
export function remember<Value>(): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const values = new Map<string, Promise<Value>>();
  return (key, make) => {
    const known = values.get(key);
    if (known) return known;
    const value = make();
    values.set(key, value);
    value.catch(() => values.delete(key)); // who asked hears of it
    return value;
  };
}
