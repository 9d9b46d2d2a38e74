import type { Page } from 'playwright';

/** The address of the first product that a listing shows. */
export const firstProduct = async (page: Page): Promise<string> =>
  (await page.locator('main [data-media] h2 a').first().getAttribute('href')) ?? '';

/** The products that a listing shows. */
export const cards = (page: Page) => page.locator('main [data-media]');
