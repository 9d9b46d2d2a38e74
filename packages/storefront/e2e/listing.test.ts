import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { cards } from './listing.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const t = textsOf('en');
const { visit } = useBrowser();

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
