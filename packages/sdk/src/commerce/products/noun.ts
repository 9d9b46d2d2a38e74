import { backOrder, restrictions } from '../../contract/catalogue-products.ts';
import { inventoryCalls } from '../../contract/inventory.ts';
import { productCalls } from '../../contract/product.ts';
import { searchCalls } from '../../contract/search.ts';
import type { Noun } from '../noun.ts';
import type { ProductsCalls } from './get-product.ts';
import { productsOptionsOf } from './product-source.ts';
import { createProducts, type Products } from './products.ts';

/** Products: list, get, search, suggest, compare. */
export const products: Noun<ProductsCalls, Products> = {
  areas: {
    search: searchCalls,
    product: productCalls,
    inventory: inventoryCalls,
    catalogue: { restrictions, backOrder },
  },
  create: (calls, setting) => createProducts(calls, productsOptionsOf(setting)),
};
