import type { ProductCard, Sdk } from '@basin/sdk';

/** Returns the data of a product page in the given or first available finish, or null for an unknown product. */
export async function productPage(sdk: Sdk, slug: string, sku?: string) {
  const product = await sdk.products.get(slug, { sku });
  if (!product) return null; // respond with 404
  const { name, finish, finishes, price, stock, delivery, requiredParts, documents } = product;
  return {
    title: `${name} in ${finish}`,
    swatches: finishes.map(({ sku, name }) => ({ sku, name })),
    price, // { now, was, reason }: the price for this shopper and its reason
    state: stock?.status ?? 'unknown',
    leaves: delivery?.departure ?? null,
    // parts required for installation, in this finish if available
    needs: requiredParts.map(({ sku }) => sku),
    toRead: documents.map(({ title }) => title),
  };
}

/** Compares products, with a row per comparable property. */
export async function compare(sdk: Sdk, cards: readonly ProductCard[]) {
  const { products, rows } = await sdk.products.compare(cards.map(({ sku }) => sku));
  return { names: products.map(({ name }) => name), rows: rows.length };
}
