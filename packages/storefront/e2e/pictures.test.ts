import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { firstProduct } from './listing.ts';

const { visit } = useBrowser();

const paths = {
  home: '/en',
  listing: '/en/products/bathroom-faucets',
  product: '/en/products/bathtubs',
  rooms: '/en/inspiration/rooms-inspiration',
};
type PageName = keyof typeof paths;
const names = Object.keys(paths) as PageName[];

async function open(page: Page, name: PageName) {
  await page.goto(paths[name]);
  if (name === 'product') await page.goto(await firstProduct(page));
  await page.waitForLoadState('networkidle');
}

describe.each(names)('the main picture of the %s page', (name) => {
  test('is asked for in the head just as its element does, and fetched once, as AVIF', async () => {
    const page = await visit({ scripts: false });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, name);
    const preloads = await page
      .locator('head link[rel=preload][as=image]')
      .evaluateAll((links) =>
        links.map((link) => ['type', 'imagesrcset', 'imagesizes'].map((each) => link.getAttribute(each))),
      );
    const mains = await page.locator('main img[loading=eager]').evaluateAll((images) =>
      images.map((image) => {
        const source = image.parentElement?.querySelector('source');
        return ['type', 'srcset', 'sizes'].map((each) => source?.getAttribute(each));
      }),
    );
    expect(preloads).toEqual(mains);
    expect(preloads.length).toBeGreaterThan(0);
    const shown = page.locator('main img[loading=eager]').first();
    const current = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(current).toContain('fmt=avif');
    expect(asked.filter((url) => url === current)).toHaveLength(1);
  });

  test('has a miniature in its place, inline', async () => {
    const page = await visit({ scripts: false });
    await open(page, name); // who comes first goes without
    await page.reload();
    const miniature = page.locator('main span:has(> picture) > img').first();
    expect(await miniature.getAttribute('src')).toMatch(/^data:image\/webp;base64,/);
  });
});
