type Keys = readonly PropertyKey[];

/** Returns a copy of a JSON value without some of its parts, each given by its path. */
export function withoutParts(value: unknown, parts: readonly Keys[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isRemoved = (key: string) => parts.some(([first, ...deeper]) => deeper.length === 0 && String(first) === key);
  const within = (key: string) =>
    parts.filter(([first, ...deeper]) => deeper.length > 0 && String(first) === key).map(([, ...deeper]) => deeper);
  const entries = Object.entries(value)
    .filter(([key]) => !isRemoved(key))
    .map(([key, member]) => [key, withoutParts(member, within(key))] as const);
  return Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
}
