import { cut } from '../url/cut.ts';

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
