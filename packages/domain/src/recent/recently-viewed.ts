import { recentlyViewedLimit } from '../settings/page-sizes.ts';

/** The recently viewed skus with one in front, each once, no more than the limit. @see catalogue spec §9 */
export function addRecentlyViewed(skus: readonly string[], sku: string, limit = recentlyViewedLimit): string[] {
  return [sku, ...skus.filter((other) => other !== sku)].slice(0, limit);
}
