import { guestPersona } from '@basin/domain';
import { contract } from '@basin/sdk/contract';
import { customerGroupOf } from './customer-group.ts';
import { commerceProduct } from './commerce-product.ts';
import { findStock } from './find-stock.ts';
import { findProducts, parsePredicate, PredicateError, type Condition } from './product-query.ts';
import { invalidField } from '../http/http-problem.ts';
import { implement } from '../http/implement.ts';
import type {} from './table.ts';

const pageLimit = 100;

export const productHandlers = implement(contract.product, {
  async query({ db, principal, query: { where, brand, expand } }) {
    const found = await findProducts(db, conditionsOf(where));
    const ofBrand = found
      .filter(({ product }) => brand === undefined || isBrandNamed(product.brand, brand))
      .slice(0, pageLimit);
    const skus = ofBrand.flatMap(({ product }) => product.variants.map(({ sku }) => sku));
    const stock = await findStock(db, skus);
    const groups = [guestPersona, customerGroupOf(principal)];
    const results = ofBrand.map((each) =>
      commerceProduct(each, { groups, stock, expandsGroups: expand !== undefined }),
    );
    return { limit: pageLimit, offset: 0, count: results.length, total: results.length, results };
  },
});

/** Whether the name is that of the brand or its profile key: `Oake & Rill` or `oakeRill`. */
const isBrandNamed = (brand: string, name: string): boolean => lettersOf(brand) === lettersOf(name);

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

function conditionsOf(where: string): Condition[] {
  try {
    return parsePredicate(where);
  } catch (error) {
    if (error instanceof PredicateError)
      throw invalidField('where', where, `Malformed parameter: where: ${error.message}.`);
    throw error;
  }
}
