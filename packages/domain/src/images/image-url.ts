import { cut } from '../url/cut.ts';

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
  const asked = { wid: widthPx, hei: heightPx, fmt: format, qlt: quality };
  const kept = query
    .split('&')
    .filter((pair) => pair !== '' && asked[pair.split('=')[0] as keyof typeof asked] === undefined);
  const added = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  const parameters = [...kept, ...added].join('&');
  return parameters === '' ? path : `${path}?${parameters}`;
}

/** A stored picture URL with the configured account in place of `PAWEB`, where that is a whole part of the path. */
export function withAccount(url: string, account: string): string {
  const [path, query] = cut(url, '?');
  const parts = path.split('/').map((part) => (part === placeholderAccount ? account : part));
  return parts.join('/') + (query === undefined ? '' : `?${query}`);
}
