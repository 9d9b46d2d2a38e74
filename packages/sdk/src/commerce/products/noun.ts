import { inventoryCalls } from '../../contract/inventory.ts';
import { productCalls } from '../../contract/product.ts';
import { searchCalls } from '../../contract/search.ts';
import { personaOf, searchSessionOf, type Noun } from '../noun.ts';
import type { ProductsCalls } from './get-product.ts';
import { productLinesFrom } from './product-lines.ts';
import { createProducts, type Products } from './products.ts';

/** Products: list, get, search, suggest, compare. */
export const products: Noun<ProductsCalls, Products> = {
  areas: { search: searchCalls, product: productCalls, inventory: inventoryCalls },
  create: (calls, { session, site, now, ...setting }) =>
    createProducts(calls, {
      ...setting,
      now,
      persona: () => personaOf(session),
      searchSession: () => searchSessionOf(session, now()),
      lines: () => productLinesFrom(site?.products && { products: site.products }),
    }),
};
