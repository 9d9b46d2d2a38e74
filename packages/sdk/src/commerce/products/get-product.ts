import { priceFields, productFieldNames } from '@basin/domain';
import type { CatalogueCalls, InventoryCalls, ProductCalls, SearchCalls } from '../../calls.ts';
import type { Logger } from '../../logger.ts';
import { bundleItemsFor, pricedItems } from './bundle-items.ts';
import { cardsOf } from './cards-by-sku.ts';
import { offerOf } from './offer.ts';
import { chooseFinish, productDetailsFrom, type ProductDetails } from './product-details.ts';
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
    unlessFailed(calls.inventory.stock({ query: { sku: chosen.sku } }), undefined, 'stock', logger),
    restrictionsOf(calls, source, [chosen.sku], logger),
    requiredPartsOf(calls, source, product, chosen.variant?.colour ?? ''),
    unlessFailed(cardsOf(calls, source, product.recommendedAccessories), [], 'recommended accessories', logger),
    bundleItemsFor(calls, source, found, chosen.sku).then((items) => pricedItems(calls, source, items)),
  ]);
  const restriction = restrictions.get(chosen.sku);
  const related = { requiredParts, recommended, bundleItems };
  return productDetailsFrom({ product, persona, chosen, offer, stock, restriction, ...related, now });
}

/** Returns a part of the page, or this value when it cannot be fetched, which is only logged. @see catalogue spec §8 */
const unlessFailed = <Part, Otherwise>(
  part: Promise<Part>,
  otherwise: Otherwise,
  what: string,
  logger: Logger | undefined,
): Promise<Part | Otherwise> =>
  part.catch((problem: unknown) => {
    logger?.warn(`The ${what} could not be fetched`, problem);
    return otherwise;
  });
