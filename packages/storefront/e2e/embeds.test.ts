import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { addToCart, openProduct } from './checkout.ts';
import { startShopProcess } from './shop-process.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';

const { visit } = useBrowser();

/** Fakes a provider that responds with each status in turn, then always the last. Returns the request times in ms. */
async function fakeProvider(page: Page, address: string, body: string, ...statuses: number[]): Promise<number[]> {
  const requests: number[] = [];
  await page.route(address, (route) => {
    const status = statuses[requests.length] ?? statuses.at(-1) ?? 200;
    requests.push(performance.now());
    return route.fulfill({ status, contentType: 'text/javascript', body });
  });
  return requests;
}

const player = `window.video = { show(place, { videoId }) { place.textContent = 'Playing ' + videoId; } }`;
const helpPages = { en: '/en/support/find-your-model-number', fr: '/fr/support/find-your-model-number' };

async function pressPlay(page: Page, locale: 'en' | 'fr'): Promise<void> {
  await page.goto(helpPages[locale]);
  await hydrate(page);
  await page.getByRole('button', { name: textsOf(locale)('video.play') }).click();
}

test.each([
  { locale: 'en', width: 1440 },
  { locale: 'fr', width: 375 },
] as const)(
  'UI-026 the video script loads when a shopper starts the video, and is retried one second after a failure (in $locale)',
  async (visitor) => {
    const page = await visit({ ...visitor, expectedStatus: 503 });
    const requests = await fakeProvider(page, 'https://video.example/**', player, 503, 503, 200);
    await pressPlay(page, visitor.locale);
    await page.getByText('Playing where-the-number-stands').waitFor();
    expect(requests).toHaveLength(3);
    for (const [index, at] of requests.slice(1).entries()) expect(at - (requests[index] ?? at)).toBeGreaterThan(900);
    await expectAccessible(page);
  },
);

test('UI-026 a video script that keeps failing is tried ten times, and then the page shows a message', async () => {
  const page = await visit({ expectedStatus: 503 });
  const requests = await fakeProvider(page, 'https://video.example/**', player, 503);
  await pressPlay(page, 'en');
  await page.getByText(textsOf('en')('video.none')).waitFor();
  expect(requests).toHaveLength(10);
});

/** A fake modal whose close button appears three seconds after it opens. */
const reviews = `{
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
      }, 3000);
    },
    rating: async (sku) => sku && { average: 4.25, count: 28 },
    closeControl() { window.looks = (window.looks ?? 0) + 1; return control(); },
  };
}`;

test('UI-056 a product shows the provider’s rating; its reviews open in a modal, whose close button is polled every two seconds, and closing restores the focus', async () => {
  const page = await visit({ consent: 'accepted' });
  const requests = await fakeProvider(page, 'https://reviews.example/**', reviews, 200);
  await fakeProvider(page, 'https://analytics.example/**', '', 200);
  await openProduct(page, 'en');
  await hydrate(page);
  const open = page.getByRole('button', { name: textsOf('en')('reviews.open') });
  await page.getByRole('img', { name: '4.3 of 5 stars' }).waitFor();
  await page.getByText('28 reviews').waitFor();
  await open.click();
  expect(requests).toHaveLength(1);
  await page.getByText('Reviews of').waitFor();
  await expect.poll(() => page.evaluate('window.looks')).toBe(2);
  await page.getByRole('button', { name: 'Close the reviews' }).click();
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
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
