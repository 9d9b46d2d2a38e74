import type { Product } from '../src/catalogue/product.ts';
import { generateProducts } from '../src/demonstration/products/generate-products.ts';

/** The date for which the catalogue is generated. */
export const demoDay = '2030-01-02';

let products: readonly Product[] | undefined;

/** Returns all products of the demonstration. Generating them takes seconds, so test files in one process share them; tests must not change them. */
export function allDemoProducts(): readonly Product[] {
  products ??= [...generateProducts({ today: new Date(demoDay) })];
  return products;
}
