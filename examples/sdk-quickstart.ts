import { cart, createSdkFor, products } from '@basin/sdk';

/** Adds the cheapest product of a category to the shopper's cart and returns the cart's total in cents. */
export async function addCheapest(gatewayUrl: string, category: string): Promise<number> {
  const sdk = createSdkFor({ products, cart }, { gatewayUrl, locale: 'en' });
  const { products: found } = await sdk.products.list({ category, sort: 'price-asc' });
  const sku = found[0]?.finishes[0]?.sku;
  if (sku !== undefined) await sdk.cart.add({ sku, quantity: 1 });
  const own = await sdk.cart.get();
  return own?.sums.total.cents ?? 0;
}
