import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { textsOf } from './texts.ts';

const t = textsOf('en');
const { visit } = useBrowser();

const touch = async (page: Page) => {
  await page.mouse.move(5, 5);
  await page.mouse.move(20, 20);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
};
const firstProduct = async (page: Page) => (await page.locator('main article h2 a').first().getAttribute('href')) ?? '';
const cards = (page: Page) => page.locator('main article');

describe('a page before it is touched', () => {
  const paths = ['/en', '/en/products/bathroom-faucets', '/en/search?keyword=brass', '/fr/support/help-and-faq'];

  test.each(paths)('%s fetches no script, and comes alive at the first sign of the shopper', async (path) => {
    const page = await visit();
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(path);
    expect(scripts).toEqual([]);
    await touch(page);
    expect(scripts.length).toBeGreaterThan(0);
  });

  test.each([...paths, '/en/cart', '/en/sign-in'])(
    '%s has at most 10 KB of script in it, 135 KB of all script, 15 KB of styles',
    async (path) => {
      const kilobytes = async (addresses: readonly string[]) => {
        const files = await Promise.all(
          addresses.map(async (address) => Buffer.from(await (await get(address)).arrayBuffer())),
        );
        return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1024;
      };
      const get = (address: string) =>
        fetch(new URL(address, inject('shopOrigin')), { headers: { 'Accept-Encoding': 'identity' } });
      const html = await (await get(path)).text();
      const inline = [...html.matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);
      const [, plan = '{}'] = /<script id="hydration"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
      const { manifest, entry, routes, preloads } = JSON.parse(plan) as Plan;
      const scripts = new Set([manifest, entry, ...preloads, ...routes.flatMap(([, urls]) => urls)]);
      const styles = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
      expect(gzipSync(inline.join('\n')).length / 1024).toBeLessThanOrEqual(10);
      expect(await kilobytes([...scripts])).toBeLessThanOrEqual(135);
      expect(await kilobytes(styles)).toBeLessThanOrEqual(15);
    },
  );

  test('keeps a click on a control that only scripts serve, and gives it again', async () => {
    const page = await visit();
    await page.goto('/en/products/bathroom-faucets');
    await page.goto(await firstProduct(page));
    await page.getByRole('button', { name: t('product.quantity.increase') }).click();
    await expect.poll(() => page.locator('input[name=quantity]').inputValue()).toBe('2');
  });
});

interface Plan {
  readonly manifest: string;
  readonly entry: string;
  readonly routes: readonly (readonly [string, readonly string[]])[];
  readonly preloads: readonly string[];
}

describe('a listing', () => {
  test.each([true, false])('STO-071 is filtered, sorted and cleared by its address (scripts %s)', async (scripts) => {
    const page = await visit({ scripts });
    await page.goto('/en/products/bathroom-faucets');
    if (scripts) await touch(page);
    const total = await page.locator('main p[role=status]').textContent();
    await page.getByRole('checkbox', { name: 'Wall-Mounted Faucets' }).check();
    if (!scripts) await page.locator('aside button[type=submit]').click();
    await page.waitForURL(/ProductLocalCategory_s=Wall-Mounted/);
    await expect.poll(() => page.locator('main p[role=status]').textContent()).not.toBe(total);
    await page.getByLabel(t('listing.sort')).selectOption('priceAscending');
    if (!scripts) await page.getByRole('button', { name: t('action.apply') }).click();
    await page.waitForURL(/sort=priceAscending/);
    await page.getByRole('link', { name: t('listing.filters.clear') }).click();
    await expect.poll(() => page.locator('main p[role=status]').textContent()).toBe(total);
    expect(page.url()).not.toContain('ProductLocalCategory_s');
  });

  test('STO-071 what was chosen before scripts had come is kept', async () => {
    const page = await visit();
    await page.goto('/en/products/bathroom-faucets');
    await page
      .locator('input[type=checkbox]')
      .first()
      .evaluate((box: HTMLInputElement) => (box.checked = true));
    await touch(page);
    await page.waitForURL(/_ss?=/);
  });

  test('STO-071 loads more below, goes on reading there, and is found again as it was', async () => {
    const page = await visit();
    await page.goto('/en/products/bathroom-faucets');
    await touch(page);
    await page.getByRole('link', { name: t('listing.loadMore') }).click();
    await expect.poll(() => cards(page).count()).toBe(60);
    const isNew = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main article')].findIndex((card) => card.contains(document.activeElement)),
      );
    await expect.poll(isNew).toBe(30);
    await cards(page).nth(40).getByRole('link').first().click();
    await page.waitForURL(/\.html/);
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(60);
  });

  test('STO-071 has real pages for crawlers', async () => {
    const page = await visit({ scripts: false });
    await page.goto('/en/products/bathroom-faucets');
    await page.getByRole('link', { name: t('listing.loadMore') }).click();
    await page.waitForURL(/page=2/);
    expect(await cards(page).count()).toBe(30);
  });
});

describe('search', () => {
  test('STO-072 suggests while one types, by keyboard', async () => {
    const page = await visit();
    await page.goto('/en');
    await touch(page);
    const field = page.getByRole('combobox');
    await field.fill('faucet');
    await page.getByRole('option').first().waitFor();
    await field.press('ArrowDown');
    await field.press('Enter');
    await page.waitForURL(/\.html|keyword=/);
  });

  test('STO-007 finds words by a plain form', async () => {
    const page = await visit({ scripts: false });
    await page.goto('/fr/search');
    await page.locator('main input[name=keyword]').fill('laiton');
    await page.locator('main form[role=search] button').click();
    await page.waitForURL(/keyword=laiton/);
    expect(await cards(page).count()).toBeGreaterThan(0);
  });
});

describe('a product', () => {
  test.each([true, false])('STO-073 changes its finish, with the address (scripts %s)', async (scripts) => {
    const page = await visit({ scripts });
    await page.goto('/en/products/bathroom-faucets');
    await page.goto(await firstProduct(page));
    if (scripts) await touch(page);
    const other = page.locator('input[name=skuId]').nth(1);
    const sku = (await other.getAttribute('value')) ?? '';
    await other.check({ force: true });
    if (!scripts) await page.getByRole('button', { name: t('product.finish.choose') }).click();
    await page.waitForURL(new RegExp(`skuId=${sku}`));
    expect(await page.locator(`input[name=skuId][value="${sku}"]`).isChecked()).toBe(true);
  });

  test('is described for search engines without a way out of the script', async () => {
    const page = await visit({ scripts: false });
    await page.goto('/en/products/basins');
    await page.goto(await firstProduct(page));
    const [facts] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(facts ?? '')).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'USD' } });
    expect(facts).not.toContain('<');
  });

  test.each([true, false])('of tile is counted in boxes for a room (scripts %s)', async (scripts) => {
    const page = await visit({ scripts });
    await page.goto('/en/products/field-tile');
    await page.goto(await firstProduct(page));
    if (scripts) await touch(page);
    await page.locator('input[name=area]').fill('200');
    if (!scripts) await page.getByRole('button', { name: t('planner.calculate') }).click();
    await expect.poll(() => page.locator('output').textContent()).toMatch(/220 sq ft.*[1-9]\d* boxes/);
  });

  test('STO-082 is remembered by this browser and shown beside the next', async () => {
    const page = await visit();
    await page.goto('/en/products/basins');
    const path = await firstProduct(page);
    await page.goto(path);
    await touch(page);
    await page.goto('/en/products/bathtubs');
    await page.goto(await firstProduct(page));
    await touch(page);
    await page.getByRole('heading', { name: 'Recently viewed' }).waitFor();
    expect(await page.locator(`main a[href="${path}"]`).count()).toBeGreaterThan(0);
  });
});

test('a page of an editor’s HTML comes by a client’s navigation under Trusted Types, with its heading in focus', async () => {
  const page = await visit();
  await page.goto('/en/support');
  await touch(page);
  await page.locator('main').getByRole('link', { name: 'Help and FAQ' }).click();
  await page.waitForURL('**/support/help-and-faq');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.locator('main summary').first().click();
  expect(await page.locator('details[open] p').first().textContent()).toContain('working days');
});

test('STO-005 the language is changed and the page stays', async () => {
  const page = await visit();
  await page.goto('/en/products/toilets?sort=name');
  await page
    .getByRole('list', { name: t('site.language') })
    .getByRole('link', { name: 'FR' })
    .first()
    .click();
  await page.waitForURL('**/fr/products/toilets?sort=name');
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});
