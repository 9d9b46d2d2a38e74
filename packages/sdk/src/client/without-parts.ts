type Keys = readonly PropertyKey[];

/** A value of JSON without some of its parts, each named key by key; the given value stays as it is. */
export function withoutParts(value: unknown, parts: readonly Keys[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isGone = (key: string) => parts.some(([first, ...deeper]) => deeper.length === 0 && String(first) === key);
  const within = (key: string) =>
    parts.filter(([first, ...deeper]) => deeper.length > 0 && String(first) === key).map(([, ...deeper]) => deeper);
  const kept = Object.entries(value)
    .filter(([key]) => !isGone(key))
    .map(([key, member]) => [key, withoutParts(member, within(key))] as const);
  return Array.isArray(value) ? kept.map(([, member]) => member) : Object.fromEntries(kept);
}
