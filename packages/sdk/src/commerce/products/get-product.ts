import { priceFields, productFieldNames } from '@basin/domain';
import type { CatalogueCalls, InventoryCalls, ProductCalls, SearchCalls } from '../../calls.ts';
import type { Stock } from '../../contract/types.ts';
import type { Logger } from '../../logger.ts';
import { bundleItemsFor, pricedItems } from './bundle-items.ts';
import { cardsOf } from './cards-by-sku.ts';
import { offerOf } from './offer.ts';
import { chooseFinish, detailsFrom, type ProductDetails } from './product-details.ts';
import { fetchBySlug, cardFields, type ProductSource } from './product-index.ts';
import { requiredPartsOf } from './required-parts.ts';
import { restrictionsOf } from './restrictions.ts';

/** The finish of a product. */
export interface ChooseFinish {
  /** A sku of the finish; the first available finish when it is missing or belongs to another product. */
  readonly sku?: string | undefined;
}

/** The calls that products use. */
export interface ProductsCalls {
  readonly search: SearchCalls;
  readonly product: ProductCalls;
  readonly inventory: InventoryCalls;
  readonly catalogue: Pick<CatalogueCalls, 'restrictions' | 'backOrder'>;
}

/** The calls, source and logger of a product request. */
export interface ProductRequest {
  readonly calls: ProductsCalls;
  readonly source: ProductSource;
  readonly logger: Logger | undefined;
}

/** Returns all data of a product page in one finish; null for an unknown slug. */
export async function getProduct(
  request: ProductRequest,
  slug: string,
  { sku: wanted }: ChooseFinish,
): Promise<ProductDetails | null> {
  const { calls, source, logger } = request;
  const persona = await source.persona();
  const fields = [...new Set([...cardFields(persona), ...productFieldNames('detail'), ...priceFields(persona)])];
  const found = await fetchBySlug(calls, source, slug, fields);
  if (!found) return null;
  const { product } = found;
  const now = source.now();
  const chosen = chooseFinish(product, wanted, now);
  const [offer, stock, restrictions, requiredParts, recommended, bundleItems] = await Promise.all([
    offerOf(calls, slug),
    stockOf(request, chosen.sku),
    restrictionsOf(calls, source, [chosen.sku], logger),
    requiredPartsOf(calls, source, product, chosen.variant?.colour ?? ''),
    cardsOf(calls, source, product.recommendedAccessories),
    bundleItemsFor(calls, source, found, chosen.sku).then((items) => pricedItems(calls, source, items)),
  ]);
  const restriction = restrictions.get(chosen.sku);
  const related = { requiredParts, recommended, bundleItems };
  return detailsFrom({ product, persona, chosen, offer, stock, restriction, ...related, now });
}

/** Returns the stock of a sku; a failure is only logged. @see catalogue spec §8 */
async function stockOf({ calls, logger }: ProductRequest, sku: string): Promise<Stock | undefined> {
  try {
    return await calls.inventory.stock({ query: { sku } });
  } catch (problem) {
    logger?.warn('The stock could not be fetched', problem);
    return undefined;
  }
}
