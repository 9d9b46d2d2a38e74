/** Allowed schemes of a link. @see catalogue spec §5 */
export const safeSchemes: readonly string[] = ['http', 'https', 'mailto', 'ftp', 'tel', 'file', 'sms'];

/** Prefix that marks a URL as unsafe. @see catalogue spec §5 */
const unsafePrefix = 'unsafe:';

const media =
  /^data:(?:image\/(?:avif|bmp|gif|jpe?g|png|tiff|webp)|video\/(?:mp4|mpeg|ogg|webm)|audio\/(?:mp3|mpeg|oga|ogg|opus|wav));base64,[a-z0-9+/]+={0,2}$/i;

/**
 * Returns a URL that is safe for a page: unchanged if it has a safe scheme, is relative, or is a base64 picture, video
 * or sound; otherwise with the prefix `unsafe:`, which no browser follows.
 *
 * @param schemes without their colon
 * @see catalogue spec §5
 */
export function sanitiseUrl(url: string, schemes: readonly string[] = safeSchemes): string {
  const text = url.trim();
  return isRelative(text) || hasScheme(text, schemes) || media.test(text) ? url : unsafePrefix + url;
}

/** Whether there is no colon, nor an ampersand that could encode one, before the first slash, question mark or hash. */
function isRelative(url: string): boolean {
  return /^[^&:/?#]*(?:[/?#]|$)/.test(url);
}

function hasScheme(url: string, schemes: readonly string[]): boolean {
  return schemes.includes(url.slice(0, Math.max(0, url.indexOf(':'))).toLowerCase());
}

/** Returns the downloadable entries of a download list: those that contain `http`. @see catalogue spec §5 */
export function downloadableUrls(entries: readonly string[]): string[] {
  return entries.filter((entry) => entry.includes('http'));
}
