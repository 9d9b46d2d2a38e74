import type { ProductCalls } from '../../calls.ts';
import type { ProductSource } from './product-index.ts';
import { offeredIn, priceOfSku, type ProductPrice } from './product-price.ts';

/** The commerce system accepts at most 100 values in a query, and each sku is in two lists. */
const maxPerRequest = 50;

/** Returns the price of each sku for the shopper; a sku without a price has none. */
export async function pricesBySku(
  { product }: { readonly product: ProductCalls },
  source: ProductSource,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ProductPrice>> {
  const wanted = [...new Set(skus)];
  const chunks = Array.from({ length: Math.ceil(wanted.length / maxPerRequest) }, (_, index) =>
    wanted.slice(index * maxPerRequest, (index + 1) * maxPerRequest),
  );
  const [persona, ...found] = await Promise.all([
    source.persona(),
    ...chunks.map((chunk) => product.query({ query: { where: whereSkuIn(chunk) } })),
  ]);
  const offers = found.flatMap(({ results }) => results);
  return new Map(
    wanted.flatMap((sku) => {
      const offer = offers.find((each) => offeredIn(each).some((variant) => variant.sku === sku));
      const price = offer && priceOfSku(offer, { sku, persona });
      return price ? [[sku, price] as const] : [];
    }),
  );
}

function whereSkuIn(skus: readonly string[]): string {
  const list = skus.map((sku) => JSON.stringify(sku)).join(', ');
  return `masterVariant(sku in (${list})) or variants(sku in (${list}))`;
}
