/**
 * The addresses to try for a picture in turn: itself, a copy without webp, the placeholder picture. Each once.
 *
 * @see catalogue spec §8
 */
export function imageFallbacks(url: string, placeholder: string): string[] {
  return [...new Set([url, withoutWebp(url), placeholder])];
}

function withoutWebp(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((pair) => pair.toLowerCase() !== 'fmt=webp');
  return kept.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${kept.join('&')}`;
}
