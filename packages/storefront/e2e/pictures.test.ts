import type { Page } from 'playwright';
import { imageBreakpoints } from '@basin/domain';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { firstProductPath } from './listing.ts';

const { visit } = useBrowser({ pictures: true });

const paths = {
  home: '/en',
  listing: '/en/products/bathroom-faucets',
  product: '/en/products/bathtubs',
  rooms: '/en/inspiration/rooms-inspiration',
};
const firstRow = 4;
type PageName = keyof typeof paths;
const names = Object.keys(paths) as PageName[];

async function open(page: Page, name: PageName) {
  await page.goto(paths[name]);
  if (name === 'product') await page.goto(await firstProductPath(page));
  await page.waitForLoadState('networkidle');
}

describe.each(names)('the main picture of the %s page', (name) => {
  test('a main picture is preloaded with the same candidates as its element and fetched once, as AVIF', async () => {
    const page = await visit({ scripts: false });
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
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
    expect(requestedUrls.filter((url) => url === current)).toHaveLength(1);
  });

  test('a main picture has an inline miniature as a placeholder', async () => {
    const page = await visit({ scripts: false });
    await open(page, name); // the first visit has no miniature, and a shared page is cached for some seconds
    await expect.poll(() => firstMiniature(page), { timeout: 20_000 }).toMatch(/^data:image\/webp;base64,/);
    if (name === 'listing') await expect.poll(() => countMiniatures(page)).toBe(firstRow);
  });
});

/** Reloads the page and returns its first miniature. The shop loads miniatures in the background of an earlier visit. */
async function firstMiniature(page: Page): Promise<string | null> {
  await page.reload();
  const [first] = await page.locator('main span:has(> picture) > img').all();
  return first ? first.getAttribute('src') : null;
}

async function countMiniatures(page: Page): Promise<number> {
  await page.reload();
  return page.locator('main span:has(> picture):has(> img)').count();
}

/** Returns the declared width and the needed width of each visible picture. */
const visiblePictureWidths = () =>
  [...document.querySelectorAll<HTMLImageElement>('main picture > img')].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    const sizes = image.parentElement?.querySelector('source')?.sizes;
    if (!sizes || width === 0) return [];
    const conditional = sizes.split(/,\s*(?![^(]*\))/).map((part) => /^(?:(\(.+?\)) )?(.+)$/.exec(part));
    const length = conditional.find((part) => part && (!part[1] || matchMedia(part[1]).matches))?.[2] ?? '';
    const rule = document.createElement('div');
    rule.style.cssText = `position: absolute; inline-size: ${length}`;
    document.body.append(rule);
    const declared = rule.getBoundingClientRect().width;
    rule.remove();
    const [ownWidth, ownHeight] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
    return [{ src: image.currentSrc, declared, needed: Math.max(width, (height * ownWidth) / ownHeight) }];
  });

/** Returns pictures whose declared width is too small or much too large. */
async function wrongSizes(page: Page) {
  const widths = await page.evaluate(visiblePictureWidths);
  expect(widths.length).toBeGreaterThan(0);
  return widths.filter(
    ({ declared, needed }) => declared < needed * 0.85 || declared > Math.max(needed * 1.25, needed + 40),
  );
}

describe('the declared width of a picture matches its rendered width', () => {
  const nothing = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  const openWithoutBytes = async (name: PageName) => {
    const page = await visit({ scripts: false });
    await page.route('**/is/image/**', (route) => route.fulfill(nothing));
    await open(page, name);
    return page;
  };

  test('control: a declared width of half the rendered width is detected', async () => {
    const page = await openWithoutBytes('home');
    await page.evaluate(() => {
      for (const source of document.querySelectorAll('source')) source.sizes = '50vw';
    });
    expect(await wrongSizes(page)).not.toEqual([]);
  });

  test.each(names)(
    'UI-054 UI-055 pictures of the %s page have the right declared width at all breakpoints',
    async (name) => {
      const page = await openWithoutBytes(name);
      for (const width of [375, ...imageBreakpoints, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect({ width, wrongSizes: await wrongSizes(page) }).toEqual({ width, wrongSizes: [] });
      }
    },
  );
});
