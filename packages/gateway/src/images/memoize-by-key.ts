/** Creates the value of each key once; a failed creation is retried on the next call. */
export function memoizeByKey<Value>(): (key: string, create: () => Promise<Value>) => Promise<Value> {
  const values = new Map<string, Promise<Value>>();
  return (key, create) => {
    const known = values.get(key);
    if (known) return known;
    const value = create();
    values.set(key, value);
    value.catch(() => values.delete(key)); // the caller handles the rejection
    return value;
  };
}
