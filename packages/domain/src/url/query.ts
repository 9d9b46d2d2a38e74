import { requireAnyText } from '../arguments.ts';

/** A text before and after the first mark; nothing after when the mark is missing. */
export function cut(text: string, mark: string): [before: string, after: string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}

/**
 * A text percent-encoded as UTF-8; half a surrogate pair becomes the replacement character instead of an error.
 *
 * @throws {TypeError} when it is not a text: `undefined` would stand in the address as a word
 */
export function percentEncode(text: string): string {
  requireAnyText('what stands in an address', text);
  try {
    return encodeURIComponent(text);
  } catch {
    return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')); // the one thing it refuses
  }
}

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

/** Returns a URL with these names and values in its query, in place of those that it has; its other ones and its hash stay. */
export function withQuery(url: string, entries: readonly QueryEntry[]): string {
  const [address, hash] = cut(url, '#');
  const [path, query = ''] = cut(address, '?');
  const names = new Set(entries.map(([name]) => name));
  const others = parseQuery(query).filter(([name]) => !names.has(name));
  const text = serialiseQuery([...others, ...entries]);
  return path + (text === '' ? '' : `?${text}`) + (hash === undefined ? '' : `#${hash}`);
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
  return typeof (text as unknown) === 'string' && plain.test(text) ? text : percentEncode(text).replaceAll('%20', '+');
}
