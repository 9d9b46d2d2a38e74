import type { Page } from 'playwright';

/** The first sign of a shopper: scripts come, and the page is alive. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(20, 20);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
}
