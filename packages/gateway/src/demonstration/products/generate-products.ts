import { readPictureMasters } from '../pictures.ts';
import type { Product } from '../../catalogue/index.ts';
import { curatedCollections } from './collections/compose-collection.ts';
import { composeProduct, type GenerationContext } from './compose-product.ts';
import { items, itemsOf, sharedCount, type Item } from './item.ts';

export interface GenerateOptions extends Partial<GenerationContext> {
  /** The number of products; by default all of the curated collections. */
  readonly count?: number;
}

/** The default day that dates are relative to. */
const defaultDay = new Date('2026-11-01T00:00:00Z');

/**
 * Generates the demo catalogue: the same products in the same order at every call. Each product refers only to products
 * before it, so that any prefix of the catalogue is complete.
 */
export function* generateProducts(options: GenerateOptions = {}): Generator<Product> {
  const { count = curatedProductCount(), today = defaultDay, masters = readPictureMasters() } = options;
  for (const item of firstItems(count)) yield composeProduct(item, { today, masters });
}

/** Generates the items of the products; by default all of the curated collections. */
export function* firstItems(count: number = curatedProductCount()): Generator<Item> {
  let yielded = 0;
  for (const item of items()) {
    if (yielded++ >= count) return;
    yield item;
  }
}

/** The number of products in the curated collections. */
export function curatedProductCount(): number {
  return sharedCount + curatedCollections.reduce((sum, _, place) => sum + itemsOf(place).length, 0);
}
