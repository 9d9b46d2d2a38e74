import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { firstProduct } from './listing.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const t = textsOf('en');
const { visit } = useBrowser();

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

  test.each([
    ['/en/products/toilet-seats', true],
    ['/fr/products/bidet-seats', true],
    ['/en/products/toilets', false],
  ] as const)('DOM-086 of %s says how to measure the bowl for a seat: %s', async (listing, isOfSeats) => {
    const page = await visit({ scripts: false });
    await page.goto(listing);
    await page.goto(await firstProduct(page));
    const words = textsOf(listing.startsWith('/fr') ? 'fr' : 'en')('product.seatFit');
    expect(await page.getByText(words).count()).toBe(isOfSeats ? 1 : 0);
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

  test.each([true, false])(
    'of tile is counted in boxes for a room in square metres in French (scripts %s)',
    async (scripts) => {
      const page = await visit({ scripts });
      await page.goto('/fr/products/field-tile');
      await page.goto(await firstProduct(page));
      if (scripts) await touch(page);
      await page.locator('input[name=area]').fill('20');
      if (!scripts) await page.getByRole('button', { name: 'Calculer' }).click();
      const boxes = /22 m² avec la marge\s*(\d+) boîtes/;
      await expect.poll(() => page.locator('output').textContent()).toMatch(boxes);
      if (scripts) return;
      const [, count] = boxes.exec((await page.locator('output').textContent()) ?? '') ?? [];
      const form = page.locator('form:has(input[name=area])');
      await form.locator('button[name=intent]').first().click();
      await page.goto('/fr/cart');
      expect(await page.locator('input[name=quantity]').first().inputValue()).toBe(count);
    },
  );

  test('STO-082 is remembered by this browser and shown beside the next', async () => {
    const page = await visit();
    await page.goto('/en/products/basins');
    const path = await firstProduct(page);
    await page.goto(path);
    await touch(page);
    await page.waitForFunction(() => localStorage.getItem('basin.viewed') !== null);
    await page.goto('/en/products/bathtubs');
    await page.goto(await firstProduct(page));
    await touch(page);
    await page.getByRole('heading', { name: 'Recently viewed' }).waitFor();
    await page.locator(`main a[href="${path}"]`).first().waitFor();
  });
});
