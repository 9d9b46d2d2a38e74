import { createSdk, type SavedFavourites, type SdkOptions } from '@basin/sdk';

/** Saves the first product of a category for a signed-in customer; gives all that they have saved. */
export async function saveFirst(options: SdkOptions, category: string): Promise<SavedFavourites> {
  const sdk = createSdk(options);
  const { products } = await sdk.products.list({ category, limit: 1 });
  for (const { sku } of products) await sdk.favourites.add({ sku });
  return sdk.favourites.list();
}
