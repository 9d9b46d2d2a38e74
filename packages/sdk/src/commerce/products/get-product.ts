import { priceFields, productFieldNames } from '@basin/domain';
import type { CatalogueCalls, InventoryCalls, ProductCalls, SearchCalls } from '../../calls.ts';
import type { Stock } from '../../contract/types.ts';
import type { Logger } from '../../logger.ts';
import { cardsBySku, cardsOf } from './cards-by-sku.ts';
import { offerOf } from './offer.ts';
import { chooseFinish, detailsFrom, type BundleItem, type ProductDetails } from './product-details.ts';
import { askForSlug, cardFields, type ProductSource } from './product-index.ts';
import { requiredPartsOf } from './required-parts.ts';
import { restrictionsOf } from './restrictions.ts';

/** Which finish of a product is meant. */
export interface ChooseFinish {
  /** The first finish that is made when it is missing or not of the product. */
  readonly sku?: string | undefined;
}

/** The calls that products are made of. */
export interface ProductsCalls {
  readonly search: SearchCalls;
  readonly product: ProductCalls;
  readonly inventory: InventoryCalls;
  readonly catalogue: Pick<CatalogueCalls, 'restrictions' | 'backOrder'>;
}

/** The caller of a product, and the callback for a stock that could not be read. */
export interface Asking {
  readonly calls: ProductsCalls;
  readonly source: ProductSource;
  readonly logger: Logger | undefined;
}

/** All that a product's page shows in one finish; null when the slug has no product. */
export async function getProduct(
  asking: Asking,
  slug: string,
  { sku: wanted }: ChooseFinish,
): Promise<ProductDetails | null> {
  const { calls, source, logger } = asking;
  const persona = await source.persona();
  const fields = [...new Set([...cardFields(persona), ...productFieldNames('detail'), ...priceFields(persona)])];
  const found = await askForSlug(calls, source, slug, fields);
  if (!found) return null;
  const { product } = found;
  const now = source.now();
  const chosen = chooseFinish(product, wanted, now);
  const [offer, stock, restrictions, requiredParts, recommended, bundleItems] = await Promise.all([
    offerOf(calls, slug),
    stockOf(asking, chosen.sku),
    restrictionsOf(calls, source, [chosen.sku], logger),
    requiredPartsOf(calls, source, product, chosen.variant?.colour ?? ''),
    cardsOf(calls, source, product.recommendedAccessories),
    bundleItemsOf(calls, source, found.bundleItems),
  ]);
  const restriction = restrictions.get(chosen.sku);
  const beside = { requiredParts, recommended, bundleItems };
  return detailsFrom({ product, persona, chosen, offer, stock, restriction, ...beside, now });
}

/** The stock of a sku; a failed question is logged only. @see catalogue spec §8 */
async function stockOf({ calls, logger }: Asking, sku: string): Promise<Stock | undefined> {
  try {
    return await calls.inventory.stock({ query: { sku } });
  } catch (problem) {
    logger?.warn('The stock could not be asked', problem);
    return undefined;
  }
}

type FoundItems = NonNullable<Awaited<ReturnType<typeof askForSlug>>>['bundleItems'];

async function bundleItemsOf(calls: ProductsCalls, source: ProductSource, items: FoundItems): Promise<BundleItem[]> {
  const products = await cardsBySku(
    calls,
    source,
    items.map(({ sku }) => sku),
  );
  return items.map(({ sku, name, quantity }) => {
    const product = products.get(sku) ?? null;
    return { sku, name: name ?? product?.name ?? sku, quantity, product };
  });
}
