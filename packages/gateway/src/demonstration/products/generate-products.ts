import { readPictureMasters } from '../pictures.ts';
import type { Product } from '../../catalogue/index.ts';
import { written } from './collections/compose-collection.ts';
import { composeProduct, type GenerationContext } from './compose-product.ts';
import { items, itemsOf, sharedCount, type Item } from './item.ts';

export interface GenerateOptions extends Partial<GenerationContext> {
  /** How many products; without it, all that are written by hand. */
  readonly count?: number;
}

/** The day that dates count from when nobody gives one. */
const FIRST_DAY = new Date('2026-11-01T00:00:00Z');

/**
 * The demo catalogue, one product at a time: the same ones in the same order at every call,
 * and each refers only to products before it, so that any first part of it is whole.
 */
export function* generateProducts(options: GenerateOptions = {}): Generator<Product> {
  const { count = writtenCount(), today = FIRST_DAY, masters = readPictureMasters() } = options;
  for (const item of firstItems(count)) yield composeProduct(item, { today, masters });
}

/** What the products are made of; without a count, all that are written by hand. */
export function* firstItems(count: number = writtenCount()): Generator<Item> {
  let made = 0;
  for (const item of items()) {
    if (made++ >= count) return;
    yield item;
  }
}

/** The number of products in collections that are written by hand. */
export function writtenCount(): number {
  return sharedCount + written.reduce((sum, _, place) => sum + itemsOf(place).length, 0);
}
