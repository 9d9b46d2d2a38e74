import type { Page } from 'playwright';
import { expect } from 'vitest';
import { hydrate } from './touch.ts';

/** Counts the page documents that the browser loads. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += Number(request.isNavigationRequest())));
  return () => count;
}

/** Navigates away on the client and back. Returns the document counter. */
export async function leaveAndGoBack(page: Page, path: string): Promise<() => number> {
  await page.goto(path);
  await hydrate(page);
  const documents = countDocuments(page);
  const address = page.url();
  const title = await page.title();
  await page.getByRole('contentinfo').getByRole('link').last().press('Enter');
  await expect.poll(() => page.title()).not.toBe(title);
  await page.goBack();
  await page.waitForURL(address);
  await expect.poll(() => page.title()).toBe(title);
  return documents;
}
