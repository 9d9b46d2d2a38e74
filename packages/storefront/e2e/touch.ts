import type { Page } from 'playwright';

/** Moves the mouse, which makes the page load its scripts, and waits for the router. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(20, 20);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
}

/** Moves the mouse and waits for hydration. A key pressed earlier would follow plain links. */
export async function hydrate(page: Page): Promise<void> {
  await touch(page);
  await page.locator('body[data-key-source=page]').waitFor();
}
