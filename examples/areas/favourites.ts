import type { SdkCalls } from '@basin/sdk';

/** Adds a product to the customer's favourites list, which is created if it does not exist. */
export async function addFavourite(sdk: SdkCalls, sku: string) {
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
