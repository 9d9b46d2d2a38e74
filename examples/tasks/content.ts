import type { Sdk } from '@basin/sdk';

/** What editors publish for a page of the shop. */
export async function publishedPage(sdk: Sdk, path: string) {
  const [page, texts, flags] = await Promise.all([sdk.content.page(path), sdk.content.texts(), sdk.content.flags()]);
  if (!page) return null; // a page for 404
  return {
    title: page.title,
    add: texts.get('product.addToCart') ?? 'Add to cart',
    hasFavourites: flags.has('favourites'),
  };
}

/** Rooms with the products that stand in them, and articles to read. */
export async function inspire(sdk: Sdk) {
  const [{ rooms }, { articles }] = await Promise.all([sdk.inspiration.rooms(), sdk.inspiration.list({ limit: 3 })]);
  return {
    rooms: rooms.map(({ title, spots }) => `${title}: ${spots.length} products`),
    articles: articles.map(({ title }) => title),
  };
}
