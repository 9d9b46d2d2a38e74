/** A text percent-encoded as UTF-8; half a surrogate pair becomes the replacement character instead of an error. */
export function percentEncode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')); // the one thing it refuses
  }
}
