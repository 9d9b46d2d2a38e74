const maxLength = 2048;
const anyOrigin = 'http://shop.invalid';

/**
 * A path of this site to go to after sign-in or a change, read from outside; the fallback when it is anything else.
 * What comes back is built anew from its parsed parts, never the text that came in.
 */
export function safeReturnTo(target: FormDataEntryValue | null | undefined, fallback: string): string {
  if (typeof target !== 'string' || target.length > maxLength) return fallback;
  // eslint-disable-next-line no-control-regex -- browsers drop some control characters, which turns `/\t/x` into `//x`
  if (!/^\/(?!\/)/.test(target) || /[\u0000-\u001f\u007f\\]/.test(target)) return fallback;
  if (!URL.canParse(target, anyOrigin)) return fallback;
  const { origin, pathname, search, hash } = new URL(target, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search + hash : fallback;
}
