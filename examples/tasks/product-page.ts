import type { ProductCard, Sdk } from '@basin/sdk';

/** What a product page shows first, in the finish of an address or the first that is made; null for no such product. */
export async function productPage(sdk: Sdk, slug: string, sku?: string) {
  const product = await sdk.products.get(slug, { sku });
  if (!product) return null; // a page for 404
  const { name, finish, finishes, price, stock, delivery, requiredParts, documents } = product;
  return {
    title: `${name} in ${finish}`,
    swatches: finishes.map(({ sku, name }) => ({ sku, name })),
    price, // { now, was, reason }: what it costs this shopper and why
    state: stock?.status ?? 'unknown',
    leaves: delivery?.departure ?? null,
    // what must be there before it can be fitted, in this finish where it is made
    needs: requiredParts.map(({ sku }) => sku),
    toRead: documents.map(({ title }) => title),
  };
}

/** Products side by side: a row for each thing that can be compared. */
export async function compare(sdk: Sdk, cards: readonly ProductCard[]) {
  const { products, rows } = await sdk.products.compare(cards.map(({ sku }) => sku));
  return { names: products.map(({ name }) => name), rows: rows.length };
}
