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
  return entries.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced; // a broken escape is shown, not lost
  }
}

function encode(text: string): string {
  return percentEncode(text).replaceAll('%20', '+');
}
