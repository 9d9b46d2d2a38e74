import type { SdkCalls } from '@basin/sdk';

/** Saves a product in the customer's list, making one when there is none. */
export async function save(sdk: SdkCalls, sku: string) {
  const { results } = await sdk.favourites.list({ query: { lang: 'en' } });
  const list =
    results.find(({ name }) => name.en === 'Favorites') ??
    (await sdk.favourites.create({ body: { name: { en: 'Favorites' } } }));
  const { lineItems } = await sdk.favourites.add({
    params: { listId: list.id, kind: 'product' },
    body: { version: list.version, actions: [{ action: 'addLineItem', sku }] },
  });
  return lineItems.map((saved) => saved.sku);
}
