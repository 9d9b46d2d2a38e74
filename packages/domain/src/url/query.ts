import { cut } from './cut.ts';
import { percentEncode } from './percent-encode.ts';

/** One name and value of a query, decoded. */
export type QueryEntry = readonly [name: string, value: string];

/**
 * The names and values of a query in their order, with or without the leading `?`; `+` is a space.
 * What cannot be decoded stays as it is.
 */
export function parseQuery(query: string): QueryEntry[] {
  const text = query.startsWith('?') ? query.slice(1) : query;
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name, value = ''] = cut(pair, '=');
      return [decode(name), decode(value)];
    });
}

/** The query of these names and values, without a leading `?`; empty when there are none. */
export function serialiseQuery(entries: readonly QueryEntry[]): string {
  let query = '';
  for (const [name, value] of entries) query += `&${encode(name)}=${encode(value)}`;
  return query.slice(1);
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced; // a broken escape is shown, not lost
  }
}

/** What encodes to itself, which most names and values do. */
const plain = /^[\w.*-]*$/;

function encode(text: string): string {
  return plain.test(text) ? text : percentEncode(text).replaceAll('%20', '+');
}
