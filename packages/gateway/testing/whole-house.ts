import type { Product } from '../src/catalogue/product.ts';
import { generateProducts } from '../src/demonstration/products/generate-products.ts';

/** The day for which the whole catalogue is made. */
export const houseDay = '2030-01-02';

let products: readonly Product[] | undefined;

/** All products of the demonstration. They take seconds, so files that share a process share them: no test changes one. */
export function wholeHouse(): readonly Product[] {
  products ??= [...generateProducts({ today: new Date(houseDay) })];
  return products;
}
