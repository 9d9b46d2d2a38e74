import type { Page } from 'playwright';

/** The first sign of a shopper: scripts come, and the page is alive. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(20, 20);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
}

/** Touches the page and waits until its controls are its scripts': a key pressed sooner follows a link as it stands. */
export async function comeAlive(page: Page): Promise<void> {
  await touch(page);
  await page.locator('body[data-key-source=page]').waitFor();
}
