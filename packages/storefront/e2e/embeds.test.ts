import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { addToCart, openProduct } from './checkout.ts';
import { startShopProcess } from './shop-process.ts';
import { textsOf } from './texts.ts';
import { awaitRequests, hydrate, stopClock } from './touch.ts';

const { visit } = useBrowser();

/** Fakes a provider that responds with each status in turn, then always the last. Returns the URLs of its requests. */
async function fakeProvider(page: Page, address: string, body: string, ...statuses: number[]): Promise<string[]> {
  const requests: string[] = [];
  await page.route(address, (route) => {
    const status = statuses[requests.length] ?? statuses.at(-1) ?? 200;
    requests.push(route.request().url());
    return route.fulfill({ status, contentType: 'text/javascript', body });
  });
  return requests;
}

const player = `window.video = { show(place, { videoId }) { place.textContent = 'Playing ' + videoId; } }`;
const helpPages = { en: '/en/support/find-your-model-number', fr: '/fr/support/find-your-model-number' };

/** Opens a page with a video, stops its clock and presses Play. Returns a function that waits for the nth failed script. */
async function pressPlay(page: Page, locale: 'en' | 'fr') {
  await stopClock(page);
  await page.goto(helpPages[locale]);
  await hydrate(page);
  await page.evaluate(() => {
    const { dataset } = document.body;
    const count = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) dataset.failures = String(Number(dataset.failures ?? 0) + 1);
    };
    addEventListener('error', count, true); // error events of scripts do not bubble
  });
  await page.getByRole('button', { name: textsOf(locale)('video.play') }).click();
  return (nth: number) => page.waitForFunction((n) => document.body.dataset.failures === String(n), nth);
}

test.each([
  { locale: 'en', width: 1440 },
  { locale: 'fr', width: 375 },
] as const)(
  'UI-026 the video script loads when a shopper starts the video, and is retried one second after a failure (in $locale)',
  async (visitor) => {
    const page = await visit({ ...visitor, ownContext: true, expectedStatus: 503 });
    const requests = await fakeProvider(page, 'https://video.example/**', player, 503, 503, 200);
    const failed = await pressPlay(page, visitor.locale);
    for (const nth of [1, 2]) {
      await failed(nth);
      await page.clock.runFor(999);
      await awaitRequests(page);
      expect(requests).toHaveLength(nth);
      await page.clock.runFor(1);
    }
    await page.getByText('Playing where-the-number-stands').waitFor();
    expect(requests).toHaveLength(3);
    await page.clock.resume();
    await expectAccessible(page);
  },
);

test('UI-026 a video script that keeps failing is tried ten times, and then the page shows a message', async () => {
  const page = await visit({ ownContext: true, expectedStatus: 503 });
  const requests = await fakeProvider(page, 'https://video.example/**', player, 503);
  const failed = await pressPlay(page, 'en');
  for (let nth = 1; nth <= 10; nth += 1) {
    await failed(nth);
    await page.clock.runFor(1000);
  }
  await page.getByText(textsOf('en')('video.none')).waitFor();
  expect(requests).toHaveLength(10);
});

/** A fake modal whose close button appears some milliseconds after it opens. */
const reviewsClosableAfter = (ms: number) => `{
  const control = () => document.querySelector('#close-reviews') ?? undefined;
  window.reviews = {
    open(sku) {
      const modal = document.body.appendChild(document.createElement('dialog'));
      modal.append('Reviews of ' + sku);
      modal.showModal();
      setTimeout(() => {
        const button = modal.appendChild(document.createElement('button'));
        button.id = 'close-reviews';
        button.textContent = 'Close the reviews';
        button.onclick = () => modal.remove();
        window.closable = true;
      }, ${ms});
    },
    rating: async (sku) => sku && { average: 4.25, count: 28 },
    closeControl() { window.looks = (window.looks ?? 0) + 1; return control(); },
  };
}`;

/** Opens the reviews of a product whose clock is stopped, and returns how often the shop has looked for their close button. */
async function openReviews(page: Page): Promise<() => Promise<unknown>> {
  await page.clock.install();
  await openProduct(page, 'en');
  await hydrate(page);
  const open = page.getByRole('button', { name: textsOf('en')('reviews.open') });
  await open.waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await open.click();
  await page.getByText('Reviews of').waitFor();
  return () => page.evaluate('window.looks ?? 0');
}

test('UI-056 a product shows the provider’s rating; its reviews open in a modal, whose close button is polled every two seconds, and closing restores the focus', async () => {
  const page = await visit({ consent: 'accepted', ownContext: true });
  const requests = await fakeProvider(page, 'https://reviews.example/**', reviewsClosableAfter(3000), 200);
  await fakeProvider(page, 'https://analytics.example/**', '', 200);
  const looks = await openReviews(page);
  await page.getByRole('img', { name: '4.3 of 5 stars' }).waitFor();
  await page.getByText('28 reviews').waitFor();
  expect(requests).toHaveLength(1);
  const counts: unknown[] = [];
  for (const ms of [1999, 1, 1999, 1, 9999]) {
    await page.clock.runFor(ms);
    counts.push(await looks());
  }
  expect(counts).toEqual([0, 1, 1, 2, 2]);
  await page.getByRole('button', { name: 'Close the reviews' }).click();
  const open = page.getByRole('button', { name: textsOf('en')('reviews.open') });
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('UI-056 the close button of the reviews is looked for ten times', async () => {
  const page = await visit({ ownContext: true });
  await fakeProvider(page, 'https://reviews.example/**', reviewsClosableAfter(3_600_000), 200);
  const looks = await openReviews(page);
  const counts: unknown[] = [];
  for (const ms of [18_000, 2000, 60_000]) {
    await page.clock.runFor(ms);
    counts.push(await looks());
  }
  expect(counts).toEqual([9, 10, 10]);
});

test.each([
  { locale: 'en', width: 1440 },
  { locale: 'fr', width: 375 },
] as const)(
  'UI-056 reviews load from the configured URL only on request, and the page works when they fail (in $locale)',
  async (visitor) => {
    const { locale } = visitor;
    const t = textsOf(locale);
    const page = await visit({ ...visitor, expectedStatus: 503 });
    const requests = await fakeProvider(page, 'https://reviews.example/reviews.js', '', 503);
    await openProduct(page, locale);
    await hydrate(page);
    const open = page.getByRole('button', { name: t('reviews.open') });
    await open.waitFor();
    expect(requests).toEqual([]);
    await open.click();
    await page.getByText(t('reviews.none')).waitFor();
    expect(requests.length).toBeGreaterThan(0);
    await expectAccessible(page);
    await addToCart(page, locale);
  },
);

test('UI-056 a shop without a configured reviews URL shows no reviews', async () => {
  const { port, kill } = await startShopProcess();
  try {
    const page = await visit();
    const path = await openProduct(page, 'en');
    await page.goto(`http://127.0.0.1:${port}${path}`);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('button', { name: textsOf('en')('product.addToCart') }).count()).toBe(1);
    expect(await page.getByRole('button', { name: textsOf('en')('reviews.open') }).count()).toBe(0);
    await page.goto('/en');
  } finally {
    await kill();
  }
});
