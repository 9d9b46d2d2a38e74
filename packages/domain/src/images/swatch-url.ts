import { percentEncode } from '../url/percent-encode.ts';

/** Where a swatch picture is: the configured swatch address and its file name. @see platform spec §3 */
export function swatchUrl(base: string, fileName: string): string {
  return `${base.endsWith('/') ? base : `${base}/`}${percentEncode(fileName)}`;
}
