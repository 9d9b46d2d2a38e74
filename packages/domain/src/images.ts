import { requireNumber, type NumberRange } from './arguments.ts';
import { splitOnce, percentEncode } from './url/query.ts';

/** Widths in px at which a responsive picture changes. @see catalogue spec §9 */
export const imageBreakpoints = [425, 768, 1024] as const;

/** The requested properties of a picture. */
export interface ImageRequest {
  /** The image service account that replaces `PAWEB`. */
  readonly account: string;
  readonly widthPx?: number | undefined;
  readonly heightPx?: number | undefined;
  readonly format?: 'webp' | 'avif' | 'jpeg' | 'png' | undefined;
  /** 1 to 100. */
  readonly quality?: number | undefined;
}

/** The placeholder for the account name in stored picture URLs. @see platform spec §9 */
export const placeholderAccount = 'PAWEB';

/**
 * Returns a stored picture URL with the configured account in place of `PAWEB` and with the requested size and format;
 * other parameters are preserved.
 *
 * @throws {TypeError} when a size or the quality is not a number
 * @throws {RangeError} when a size is negative or the quality is not from 1 to 100
 * @see platform spec §9
 */
export function imageUrl(url: string, { account, widthPx, heightPx, format, quality }: ImageRequest): string {
  const [path, query = ''] = splitOnce(withAccount(url, account), '?');
  const requested = Object.entries({
    wid: ifGiven('widthPx', widthPx),
    hei: ifGiven('heightPx', heightPx),
    fmt: format,
    qlt: ifGiven('quality', quality, { min: 1, max: 100 }),
  });
  const added = new Map(requested.filter(([, value]) => value !== undefined));
  const remaining = query.split('&').filter((pair) => pair !== '' && !added.has(splitOnce(pair, '=')[0]));
  const parameters = [...remaining, ...[...added].map(([name, value]) => `${name}=${value}`)].join('&');
  return parameters === '' ? path : `${path}?${parameters}`;
}

const ifGiven = (name: string, value: number | undefined, range?: NumberRange) =>
  value === undefined ? undefined : requireNumber(name, value, range);

/** Returns a stored picture URL with the configured account in place of each path segment `PAWEB`. */
export function withAccount(url: string, account: string): string {
  const [path, query] = splitOnce(url, '?');
  const parts = path.split('/').map((part) => (part === placeholderAccount ? account : part));
  return parts.join('/') + (query === undefined ? '' : `?${query}`);
}

/**
 * Returns the URLs to try for a picture, in order and without duplicates: the URL itself, a version without webp, the
 * placeholder picture.
 *
 * @see catalogue spec §8
 */
export function imageFallbacks(url: string, placeholder: string): string[] {
  return [...new Set([url, withoutWebp(url), placeholder])];
}

function withoutWebp(url: string): string {
  const [path, query] = splitOnce(url, '?');
  if (query === undefined) return url;
  const remaining = query.split('&').filter((pair) => pair.toLowerCase() !== 'fmt=webp');
  return remaining.length === 0 ? path : `${path}?${remaining.join('&')}`;
}

/** Returns the URL of a swatch picture: the configured swatch URL and the file name. @see platform spec §3 */
export function swatchUrl(base: string, fileName: string): string {
  return `${base.endsWith('/') ? base : `${base}/`}${percentEncode(fileName)}`;
}
