import type { Page } from 'playwright';

/** Returns the width in pixels by which a page is wider than its window. */
export const widthBeyondWindow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
