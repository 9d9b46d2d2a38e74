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

/** Stops the clock of the page's scripts, which only the test moves from then on. */
export async function stopClock(page: Page): Promise<void> {
  const time = Date.now();
  await page.clock.install({ time });
  await page.clock.pauseAt(time + 2_000); // the clock runs until it is paused, and cannot go back
}

/** The time of a stopped clock since the first page was requested. */
export const elapsedMs = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Waits until the requests that the page has started are seen by the test. */
export const awaitRequests = (page: Page): Promise<void> =>
  page.evaluate(() => fetch('/robots.txt').then(() => undefined));
