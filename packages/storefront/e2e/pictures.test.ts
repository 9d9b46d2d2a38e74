import type { Page } from 'playwright';
import { imageBreakpoints } from '@basin/domain';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { firstProduct } from './listing.ts';

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
    await open(page, name); // who comes first goes without, and a shared page is kept for some seconds
    await expect.poll(() => firstMiniature(page), { timeout: 20_000 }).toMatch(/^data:image\/webp;base64,/);
    if (name === 'listing') await expect.poll(() => picturesWith(page)).toBe(firstRow);
  });
});

/** Pictures that have no miniature when their page comes anew: the shop learns them behind the first page's back. */
async function firstMiniature(page: Page): Promise<string | null> {
  await page.reload();
  const [first] = await page.locator('main span:has(> picture) > img').all();
  return first ? first.getAttribute('src') : null;
}

async function picturesWith(page: Page): Promise<number> {
  await page.reload();
  return page.locator('main span:has(> picture):has(> img)').count();
}

/** How wide each picture in sight is said to be, and how wide it has to be to fill its place. */
const widthsInSight = () =>
  [...document.querySelectorAll<HTMLImageElement>('main picture > img')].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    const sizes = image.parentElement?.querySelector('source')?.sizes;
    if (!sizes || width === 0) return [];
    const conditional = sizes.split(/,\s*(?![^(]*\))/).map((part) => /^(?:(\(.+?\)) )?(.+)$/.exec(part));
    const length = conditional.find((part) => part && (!part[1] || matchMedia(part[1]).matches))?.[2] ?? '';
    const rule = document.createElement('div');
    rule.style.cssText = `position: absolute; inline-size: ${length}`;
    document.body.append(rule);
    const said = rule.getBoundingClientRect().width;
    rule.remove();
    const [ownWidth, ownHeight] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
    return [{ src: image.currentSrc, said, needed: Math.max(width, (height * ownWidth) / ownHeight) }];
  });

/** Pictures that come too small for their place, or much larger than it. */
async function misjudged(page: Page) {
  const widths = await page.evaluate(widthsInSight);
  expect(widths.length).toBeGreaterThan(0);
  return widths.filter(({ said, needed }) => said < needed * 0.85 || said > Math.max(needed * 1.25, needed + 40));
}

describe('UI-054 UI-055 the width that a picture is said to have is the one that it has', () => {
  const nothing = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  const openWithoutBytes = async (name: PageName) => {
    const page = await visit({ scripts: false });
    await page.route('**/is/image/**', (route) => route.fulfill(nothing));
    await open(page, name);
    return page;
  };

  test('a size that is half of the place is noticed', async () => {
    const page = await openWithoutBytes('home');
    await page.evaluate(() => {
      for (const source of document.querySelectorAll('source')) source.sizes = '50vw';
    });
    expect(await misjudged(page)).not.toEqual([]);
  });

  test.each(names)('on the %s page, on screens of all kinds', async (name) => {
    const page = await openWithoutBytes(name);
    for (const width of [375, ...imageBreakpoints, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, misjudged: await misjudged(page) }).toEqual({ width, misjudged: [] });
    }
  });
});
