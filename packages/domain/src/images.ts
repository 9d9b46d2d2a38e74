import { requireNumber } from './arguments.ts';
import { cut, percentEncode } from './url/query.ts';

/** Widths in px at which a responsive picture changes. @see catalogue spec §9 */
export const imageBreakpoints = [425, 768, 1024] as const;

/** How a picture is asked for. */
export interface ImageRequest {
  /** Account of the image service that stands for `PAWEB`. */
  readonly account: string;
  readonly widthPx?: number | undefined;
  readonly heightPx?: number | undefined;
  readonly format?: 'webp' | 'avif' | 'jpeg' | 'png' | undefined;
  /** 1 to 100. */
  readonly quality?: number | undefined;
}

/** The account name that stored picture URLs carry. @see platform spec §9 */
export const placeholderAccount = 'PAWEB';

/**
 * A stored picture URL with the configured account in place of `PAWEB` and the size and format asked for; other parameters stay.
 *
 * @see platform spec §9
 */
export function imageUrl(url: string, { account, widthPx, heightPx, format, quality }: ImageRequest): string {
  const [path, query = ''] = cut(withAccount(url, account), '?');
  const asked = Object.entries({
    wid: ifGiven('widthPx', widthPx),
    hei: ifGiven('heightPx', heightPx),
    fmt: format,
    qlt: ifGiven('quality', quality),
  });
  const added = new Map(asked.filter(([, value]) => value !== undefined));
  const kept = query.split('&').filter((pair) => pair !== '' && !added.has(cut(pair, '=')[0]));
  const parameters = [...kept, ...[...added].map(([name, value]) => `${name}=${value}`)].join('&');
  return parameters === '' ? path : `${path}?${parameters}`;
}

const ifGiven = (name: string, value: number | undefined) =>
  value === undefined ? undefined : requireNumber(name, value);

/** A stored picture URL with the configured account in place of `PAWEB`, where that is a whole part of the path. */
export function withAccount(url: string, account: string): string {
  const [path, query] = cut(url, '?');
  const parts = path.split('/').map((part) => (part === placeholderAccount ? account : part));
  return parts.join('/') + (query === undefined ? '' : `?${query}`);
}

/**
 * The addresses to try for a picture in turn: itself, a copy without webp, the placeholder picture. Each once.
 *
 * @see catalogue spec §8
 */
export function imageFallbacks(url: string, placeholder: string): string[] {
  return [...new Set([url, withoutWebp(url), placeholder])];
}

function withoutWebp(url: string): string {
  const [path, query] = cut(url, '?');
  if (query === undefined) return url;
  const kept = query.split('&').filter((pair) => pair.toLowerCase() !== 'fmt=webp');
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

/** Where a swatch picture is: the configured swatch address and its file name. @see platform spec §3 */
export function swatchUrl(base: string, fileName: string): string {
  return `${base.endsWith('/') ? base : `${base}/`}${percentEncode(fileName)}`;
}
