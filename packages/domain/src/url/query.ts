import { requireString } from '../arguments.ts';

/** Returns the parts of a string before and after the first mark; the second is undefined when the mark is missing. */
export function splitOnce(text: string, mark: string): [before: string, after: string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}

/**
 * Percent-encodes a string as UTF-8; an unpaired surrogate becomes the replacement character instead of an error.
 *
 * @throws {TypeError} when the value is not a string, because `undefined` would end up in the URL as a word
 */
export function percentEncode(text: string): string {
  requireString('a part of a URL', text);
  try {
    return encodeURIComponent(text);
  } catch {
    return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')); // the only input that encodeURIComponent rejects
  }
}

/** A decoded name and value of a query. */
export type QueryEntry = readonly [name: string, value: string];

/**
 * Returns the names and values of a query in order, with or without the leading `?`; `+` is a space. Malformed escapes
 * are left unchanged.
 */
export function parseQuery(query: string): QueryEntry[] {
  const text = query.startsWith('?') ? query.slice(1) : query;
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name, value = ''] = splitOnce(pair, '=');
      return [decode(name), decode(value)];
    });
}

/** Returns the query of these names and values, without a leading `?`; empty for an empty list. */
export function serialiseQuery(entries: readonly QueryEntry[]): string {
  let query = '';
  for (const [name, value] of entries) query += `&${encode(name)}=${encode(value)}`;
  return query.slice(1);
}

/**
 * Returns a URL with these names and values in its query, replacing those of the same name; other parameters and the
 * hash are preserved.
 */
export function withQuery(url: string, entries: readonly QueryEntry[]): string {
  const [address, hash] = splitOnce(url, '#');
  const [path, query = ''] = splitOnce(address, '?');
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
    return spaced; // show a malformed escape instead of losing it
  }
}

/** Strings that encode to themselves, as most names and values do. */
const plain = /^[\w.*-]*$/;

function encode(text: string): string {
  return typeof (text as unknown) === 'string' && plain.test(text) ? text : percentEncode(text).replaceAll('%20', '+');
}
