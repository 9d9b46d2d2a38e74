import type { Counted } from './counted.ts';

/**
 * Encodes a value as JSON: dates, maps, sets, patterns, counters, non-finite numbers and undefined arguments become
 * objects with one `$` key.
 */
export function encode(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return { $number: String(value) };
  if (value instanceof Date) return { $date: value.toISOString() };
  if (value instanceof Map) return { $map: [...value].map(encode) };
  if (value instanceof Set) return { $set: [...value].map(encode) };
  if (value instanceof RegExp) return { $pattern: [value.source, value.flags] };
  if (typeof value === 'function') return (value as Partial<Counted>).vector;
  if (Array.isArray(value))
    return value.map((member: unknown) => (member === undefined ? { $undefined: true } : encode(member)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, encode(member)]));
}
