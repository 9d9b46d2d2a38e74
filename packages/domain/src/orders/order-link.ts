import { percentEncode, withQuery } from '../url/query.ts';

/**
 * Returns the link to an order: the configured path with the order number and, as `q`, the e-mail address in base64. An
 * existing query or hash is preserved.
 *
 * @see catalogue spec §2
 */
export function orderDetailsLink(path: string, orderNumber: string, email: string): string {
  return withQuery(path, [
    ['orderNumber', orderNumber],
    ['q', toBase64(email)],
  ]);
}

/** Returns a string as base64 of its UTF-8 bytes; unpaired surrogates become the replacement character. */
export function toBase64(text: string): string {
  const bytes = utf8(text);
  let encoded = '';
  for (let at = 0; at < bytes.length; at += 3) encoded += digitsOf(bytes.slice(at, at + 3)).padEnd(4, '=');
  return encoded;
}

/** Returns the base64 digits of one to three bytes: one digit more than there are bytes. */
function digitsOf(bytes: readonly number[]): string {
  const [first = 0, second = 0, third = 0] = bytes;
  const group = (first << 16) | (second << 8) | third;
  const digits = [18, 12, 6, 0].map((shift) => digit((group >> shift) & 63));
  return digits.slice(0, bytes.length + 1).join('');
}

/** Returns the base64 digit of a value: A to Z, a to z, 0 to 9, plus and slash. */
function digit(value: number): string {
  if (value > 61) return value === 62 ? '+' : '/';
  return String.fromCharCode(value + (value < 26 ? 65 : value < 52 ? 71 : -4));
}

/** Percent-encoding is the only UTF-8 encoder in an engine without a host environment. */
function utf8(text: string): number[] {
  const escaped = percentEncode(text);
  return (escaped.match(/%[0-9A-F]{2}|[^%]/g) ?? []).map((unit) =>
    unit.length === 3 ? Number.parseInt(unit.slice(1), 16) : unit.charCodeAt(0),
  );
}
