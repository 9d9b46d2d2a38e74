import type { Page } from 'playwright';
import { expect } from 'vitest';
import { builtScript } from './built-script.ts';
import { awaitRequests, elapsedMs } from './touch.ts';

/** Returns the requests of a page for the script of the newsletter overlay, which it sends when the overlay is due. */
export function newsletterOffers(page: Page): string[] {
  const [script, offers]: [string, string[]] = [builtScript('newsletter.notAgain'), []];
  page.on('request', (request) => request.url().endsWith(script) && offers.push(request.url()));
  return offers;
}

/** Expects that the overlay is due nine seconds into a visit whose clock is stopped, and no earlier. Then the clock runs. */
export async function expectOfferAfterNineSeconds(page: Page, offers: readonly string[]): Promise<void> {
  await page.clock.runFor(8999 - (await elapsedMs(page)));
  await awaitRequests(page);
  expect(offers).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => offers).toHaveLength(1);
  await page.clock.resume();
}
