import { createSdk, type SavedFavourites, type SdkOptions } from '@basin/sdk';

/** Adds the first product of a category to a signed-in customer's favourites and returns all favourites. */
export async function saveFirst(options: SdkOptions, category: string): Promise<SavedFavourites> {
  const sdk = createSdk(options);
  const { products } = await sdk.products.list({ category, limit: 1 });
  for (const { sku } of products) await sdk.favourites.add({ sku });
  return sdk.favourites.list();
}
