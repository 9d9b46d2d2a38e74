import { sampledSku, stockStatus, type StockStatus } from '@basin/domain';
import type { ProductCalls } from '../../calls.ts';
import { chunksOf } from './chunks-of.ts';
import type { ProductSource } from './product-index.ts';
import { offeredIn, priceOfSku, type Offer, type ProductPrice } from './product-price.ts';

/** The price and the stock of a sku. */
export interface SkuOffer {
  /** Null when no price is shown. */
  readonly price: ProductPrice | null;
  /** Back order means that the date of the next delivery is known; a card has the badge of a product on back order. */
  readonly stock: StockStatus;
}

interface OfferCalls {
  readonly product: ProductCalls;
}

/** The commerce system accepts at most 100 values in a query, and each sku is in two lists. */
const maxPerRequest = 50;

/** Returns the sku whose product has the price of a sku: for a sample, the sku that it represents. */
const pricedWith = (sku: string): string => sampledSku(sku) ?? sku;

/** Returns the price and the stock of each sku for the shopper; an unknown sku has none. */
export async function offersBySku(
  { product }: OfferCalls,
  source: ProductSource,
  skus: readonly string[],
): Promise<ReadonlyMap<string, SkuOffer>> {
  const wanted = [...new Set(skus)];
  const [persona, ...found] = await Promise.all([
    source.persona(),
    ...chunksOf([...new Set(wanted.map(pricedWith))], maxPerRequest).map((chunk) =>
      product.query({ query: { where: whereSkuIn(chunk) } }),
    ),
  ]);
  const offers = found.flatMap(({ results }) => results);
  return new Map(
    wanted.flatMap((sku) => {
      const offer = offers.find((each) => offeredIn(each).some((variant) => variant.sku === pricedWith(sku)));
      return offer ? [[sku, { price: priceOfSku(offer, { sku, persona }), stock: stockOf(offer, sku) }] as const] : [];
    }),
  );
}

/** Returns the price of each sku for the shopper; a sku without a price has none. */
export async function pricesBySku(
  calls: OfferCalls,
  source: ProductSource,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ProductPrice>> {
  const offers = await offersBySku(calls, source, skus);
  return new Map([...offers].flatMap(([sku, { price }]) => (price ? [[sku, price] as const] : [])));
}

function stockOf(offer: Offer, sku: string): StockStatus {
  const availability = offeredIn(offer).find((variant) => variant.sku === sku)?.availability;
  if (!availability) return 'inStock';
  const { isOnStock, restockableInDays } = availability;
  return stockStatus({ available: isOnStock === false ? 0 : 1, isBackOrderable: restockableInDays !== undefined });
}

function whereSkuIn(skus: readonly string[]): string {
  const list = skus.map((sku) => JSON.stringify(sku)).join(', ');
  return `masterVariant(sku in (${list})) or variants(sku in (${list}))`;
}
