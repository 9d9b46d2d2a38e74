import type { Sdk } from '@basin/sdk';

/** Returns the published content of a page of the shop, by its path with the language, such as `/en/about`. */
export async function publishedPage(sdk: Sdk, path: string) {
  const [page, texts, flags] = await Promise.all([sdk.content.page(path), sdk.content.texts(), sdk.content.flags()]);
  if (!page) return null; // respond with 404
  return {
    title: page.title,
    add: texts.get('product.addToCart') ?? 'Add to cart',
    hasFavourites: flags.has('favourites'),
  };
}

/** Returns rooms with their products, and articles. */
export async function listInspiration(sdk: Sdk) {
  const [{ rooms }, { articles }] = await Promise.all([sdk.inspiration.rooms(), sdk.inspiration.list({ limit: 3 })]);
  return {
    rooms: rooms.map(({ title, spots }) => `${title}: ${spots.length} products`),
    articles: articles.map(({ title }) => title),
  };
}
