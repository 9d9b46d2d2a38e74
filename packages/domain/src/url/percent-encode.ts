/** A text percent-encoded as UTF-8; half a surrogate pair becomes the replacement character instead of an error. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
