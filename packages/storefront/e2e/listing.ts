import type { Page } from 'playwright';

/** Returns the path of the first product of a listing. */
export const firstProductPath = async (page: Page): Promise<string> =>
  (await page.locator('main [data-media] h2 a').first().getAttribute('href')) ?? '';

/** Locates the product cards of a listing. */
export const productCards = (page: Page) => page.locator('main [data-media]');

/** Returns the lowest price on each product card of an English listing, in dollars. */
export async function lowestPrices(page: Page): Promise<number[]> {
  const texts = await productCards(page).allTextContents();
  return texts.map((text) =>
    Math.min(...[...text.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, price = '']) => Number(price.replaceAll(',', '')))),
  );
}
