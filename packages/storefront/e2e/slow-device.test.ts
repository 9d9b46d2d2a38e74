import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { hydrate } from './touch.ts';

const { visit } = useBrowser();

/** Opens a listing on a device that took so long to hydrate, and records the pages that the router opens from it. */
async function openListing(hydrationMs: number): Promise<Page> {
  const page = await visit();
  await page.addInitScript((duration) => {
    performance.measure('hydration', { start: 0, duration });
  }, hydrationMs);
  await page.goto('/en/products/bathroom-faucets');
  await hydrate(page);
  await page.evaluate(recordPages);
  return page;
}

declare global {
  interface Window {
    /** Whether each new product page had its information when it was shown first. */
    wholePages: boolean[];
    viewTransitions: number;
  }
}

function recordPages(): void {
  window.wholePages = [];
  window.viewTransitions = 0;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    window.viewTransitions += 1;
    return start(update);
  };
  let shown = document.querySelector('main h1')?.textContent;
  new MutationObserver(() => {
    const title = document.querySelector('main h1')?.textContent;
    if (title === shown || !location.pathname.endsWith('.html')) return;
    shown = title;
    window.wholePages.push(document.querySelector('#recommended, main dl') !== null);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const openProduct = async (page: Page) => {
  await page.locator('main [data-media] a[href$=".html"]').first().click();
  await page.waitForURL(/\.html$/);
  await page.locator('main dl').first().waitFor({ state: 'attached' });
};
const recorded = (page: Page) => page.evaluate(() => [window.wholePages, window.viewTransitions]);

test('a slow device opens a product with its first screen, without a view transition, and then shows the rest', async () => {
  const page = await openListing(1_000);
  await openProduct(page);
  expect(await recorded(page)).toEqual([[false], 0]);
});

test('a quick device opens a product whole, with a view transition', async () => {
  const page = await openListing(50);
  await openProduct(page);
  expect(await recorded(page)).toEqual([[true], 1]);
});

test('no view transition is shown to those who want less motion', async () => {
  const page = await openListing(50);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProduct(page);
  expect(await recorded(page)).toEqual([[true], 0]);
});
