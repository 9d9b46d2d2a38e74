import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { lowestPrices, productCards } from './listing.ts';
import { textsOf } from './texts.ts';
import { hydrate, touch } from './touch.ts';

const t = textsOf('en');
const { visit } = useBrowser();

describe('a listing', () => {
  test.each([true, false])(
    'STO-007 STO-071 a listing is filtered, sorted and cleared through its URL (scripts %s)',
    async (scripts) => {
      const page = await visit({ scripts });
      await page.goto('/en/products/bathroom-faucets');
      if (scripts) await touch(page);
      const total = await page.locator('main p[role=status]').textContent();
      await page.getByRole('checkbox', { name: 'Wall-Mounted Faucets' }).check();
      if (!scripts) await page.locator('[popover] button[type=submit]').click();
      await page.waitForURL(/ProductLocalCategory_s=Wall-Mounted/);
      await expect.poll(() => page.locator('main p[role=status]').textContent()).not.toBe(total);
      const names = await productCards(page).locator('h2').allTextContents();
      expect(names.filter((name) => !name.includes('Wall-Mounted'))).toEqual([]);
      const byPrice = (prices: readonly number[]) => prices.toSorted((one, other) => one - other);
      const before = await lowestPrices(page);
      expect(before).not.toEqual(byPrice(before));
      await page.getByLabel(t('listing.sort')).selectOption('priceAscending');
      if (!scripts) await page.getByRole('button', { name: t('action.apply') }).click();
      await page.waitForURL(/sort=priceAscending/);
      await expect.poll(() => lowestPrices(page)).toEqual(byPrice(before));
      await page.getByRole('link', { name: t('listing.filters.clear') }).click();
      await expect.poll(() => page.locator('main p[role=status]').textContent()).toBe(total);
      expect(page.url()).not.toContain('ProductLocalCategory_s');
    },
  );

  test.each(['en', 'fr'] as const)(
    'STO-071 on a phone a listing is filtered in a sheet whose button shows the number of results and whose link clears the filters (in %s)',
    async (locale) => {
      const words = textsOf(locale);
      const page = await visit({ locale, width: 375 });
      await page.goto(`/${locale}/products/bathroom-faucets`);
      await touch(page);
      await page.getByRole('button', { name: words('listing.filters') }).click();
      const sheet = page.getByRole('region', { name: words('listing.filters') });
      const show = sheet.getByRole('button', { name: words('listing.filters.show.other') });
      const all = await show.innerText();
      await sheet.getByRole('checkbox').first().check();
      await expect.poll(() => show.innerText()).not.toBe(all);
      await expectAccessible(page);
      const count = /\d+/.exec(await show.innerText())?.[0] ?? '';
      await show.click();
      await expect.poll(() => sheet.isVisible()).toBe(false);
      expect(await page.locator('main p[role=status]').textContent()).toContain(count);
      await page.getByRole('button', { name: words('listing.filters') }).click();
      await sheet.getByRole('link', { name: words('listing.filters.clear') }).click();
      await expect.poll(() => show.innerText()).toBe(all);
    },
  );

  test('STO-071 STO-005 filters are kept when the language changes and are shown in the new language', async () => {
    const page = await visit();
    await page.goto('/en/products/bathroom-faucets?ProductLocalCategory_s=Wall-Mounted+Faucets');
    const count = async () => /\d+/.exec((await page.locator('main p[role=status]').textContent()) ?? '')?.[0];
    const chips = (locale: 'en' | 'fr') => page.getByRole('list', { name: textsOf(locale)('listing.filters.active') });
    const found = await count();
    await chips('en').getByText('Wall-Mounted Faucets').waitFor();
    const languages = page.getByRole('list', { name: t('site.language') });
    await page.getByRole('button', { name: /^Language/ }).click();
    await languages.getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/**');
    await touch(page); // navigation after scripts have loaded keeps the filters too
    const box = page.getByRole('checkbox', { checked: true });
    expect([await count(), await box.count()]).toEqual([found, 1]);
    const label = (await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)) ?? '';
    const word = label.replace(/\s*\d+\s*$/, '').trim();
    expect(await chips('fr').textContent()).not.toContain('Wall-Mounted');
    expect(await chips('fr').textContent()).toContain(word);
    expect(page.url()).toContain('ProductLocalCategory_s=Wall-Mounted');
    await page.goto(`/en/products/bathroom-faucets?ProductLocalCategory_s=${encodeURIComponent(word)}`);
    await page.waitForURL(/ProductLocalCategory_s=Wall-Mounted/);
    expect(await count()).toBe(found);
  });

  test('STO-071 filters chosen before scripts load are kept', async () => {
    const page = await visit();
    await page.goto('/en/products/bathroom-faucets');
    await page
      .locator('input[type=checkbox]')
      .first()
      .evaluate((box: HTMLInputElement) => (box.checked = true));
    await touch(page);
    await page.waitForURL(/_ss?=/);
  });

  test('STO-071 before scripts load, filters fetch their results, hydration keeps them, and Back returns to each state', async () => {
    const page = await visit();
    const come = await holdScripts(page);
    await page.goto('/en/products/bathroom-faucets?sort=name');
    const total = () => page.locator('main p[role=status]').textContent();
    const chips = page.getByRole('list', { name: t('listing.filters.active') }).getByRole('listitem');
    const choose = async (index: number) => {
      const before = await chips.count();
      await page.getByRole('checkbox').nth(index).check();
      await expect.poll(() => chips.count()).toBeGreaterThan(before);
      return page.url();
    };
    const addresses = [page.url(), await choose(0), await choose(1)];
    const shown = async () => [
      await total(),
      await chips.count(),
      await page.locator('a[hreflang=fr]').first().getAttribute('href'),
    ];
    expect(
      await page
        .getByRole('checkbox')
        .nth(1)
        .evaluate((box) => box === document.activeElement),
    ).toBe(true);
    const early = await shown();
    come();
    await hydrate(page);
    expect(await shown()).toEqual(early);
    expect(await page.locator('html[data-page-waits]').count()).toBe(0);
    await choose(8); // hydrated with the filtered results
    for (const address of addresses.toReversed()) {
      await page.goBack();
      await page.waitForURL(address);
    }
    await expect.poll(() => chips.count()).toBe(0);
  });

  test('STO-071 before scripts load, the price is set by its number field and its slider', async () => {
    const page = await visit();
    await holdScripts(page);
    await page.goto('/en/products/bathroom-faucets');
    const total = () => page.locator('main p[role=status]').textContent();
    const all = await total();
    const [number, thumb] = ['[type=number]', '[type=range]'].map((type) => page.locator(`main ${type}`).first());
    await number?.fill('600');
    await number?.press('Tab');
    await expect.poll(total).not.toBe(all);
    expect(new URL(page.url()).search).toBe('?priceFrom=600');
    expect(await thumb?.inputValue()).toBe('600');
    expect(Math.min(...(await lowestPrices(page)))).toBeGreaterThanOrEqual(600);
    await thumb?.press('Home'); // back to the whole range
    await expect.poll(total).toBe(all);
    expect([new URL(page.url()).search, await number?.inputValue()]).toEqual(['', await number?.getAttribute('min')]);
  });

  test('STO-071 before scripts load, the filter sheet of a phone stays open, and Back restores the list', async () => {
    const page = await visit({ width: 375 });
    const come = await holdScripts(page);
    await page.goto('/en/products/bathroom-faucets');
    const sheet = page.getByRole('region', { name: t('listing.filters') });
    const open = page.getByRole('button', { name: t('listing.filters') });
    expect((await open.boundingBox())?.height).toBeGreaterThanOrEqual(44); // a finger needs it
    await open.click();
    const show = sheet.getByRole('button', { name: t('listing.filters.show.other') });
    const all = await show.innerText();
    await sheet.getByRole('checkbox').first().check();
    await expect.poll(() => show.innerText()).not.toBe(all);
    await page.goBack();
    await expect.poll(() => page.locator('main p[role=status]').textContent()).toContain(/\d+/.exec(all)?.[0]);
    expect(await page.getByRole('checkbox', { checked: true, includeHidden: true }).count()).toBe(0);
    come();
  });

  test('STO-071 without scripts a collapsed filter links to a page that shows all its values', async () => {
    const page = await visit({ scripts: false });
    await page.goto('/en/products/bathroom-faucets?sort=name');
    const boxes = await page.getByRole('checkbox').count();
    const line = page.locator('main details:not([open]) > summary').last();
    const name = await line.textContent();
    await line.click();
    await page
      .locator('main details', { hasText: name ?? '' })
      .last()
      .getByRole('link', { name: t('action.viewAll') })
      .click();
    await page.waitForURL(/[?&]open=/);
    const opened = page.getByRole('group', { name: name ?? '', exact: true });
    await opened.getByRole('checkbox').first().check();
    expect(await page.getByRole('checkbox').count()).toBeGreaterThan(boxes);
    await page.locator('[popover] button[type=submit]').click();
    await page.waitForURL((url) => !url.searchParams.has('open') && url.searchParams.get('sort') === 'name');
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);
  });

  test('STO-071 a listing loads more products below, continues reading there, and is restored on Back with focus on the product; Forward focuses the heading', async () => {
    const page = await visit();
    await page.goto('/en/products/bathroom-faucets');
    await hydrate(page);
    await page.getByRole('link', { name: t('listing.loadMore') }).click();
    await expect.poll(() => productCards(page).count()).toBe(60);
    expect(new Set(await productPaths(page)).size).toBe(60);
    const focusedCard = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main [data-media]')].findIndex((card) => card.contains(document.activeElement)),
      );
    await expect.poll(focusedCard).toBe(30);
    await productCards(page).nth(40).getByRole('link').first().click();
    await page.waitForURL(/\.html/);
    await page.goBack();
    await expect.poll(() => productCards(page).count()).toBe(60);
    await expect.poll(focusedCard).toBe(40);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('STO-071 a product that is opened after Back has undone a filter has focus on its heading', async () => {
    const page = await visit();
    await page.goto('/en/products/bathroom-faucets');
    await hydrate(page);
    const openProduct = async () => {
      await productCards(page).first().getByRole('link').first().click();
      await page.waitForURL(/\.html/);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    };
    await page.getByRole('checkbox').first().check();
    await page.waitForURL((url) => url.search !== '');
    await openProduct();
    await page.goBack();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-media]') ?? null))
      .not.toBeNull();
    await page.goBack();
    await page.waitForURL((url) => url.search === '');
    await openProduct();
  });

  test('STO-071 a listing has real pages for crawlers', async () => {
    const page = await visit({ scripts: false });
    await page.goto('/en/products/bathroom-faucets');
    const first = await productPaths(page);
    await page.getByRole('link', { name: t('listing.loadMore') }).click();
    await page.waitForURL(/page=2/, { waitUntil: 'commit' }); // does not wait for its pictures
    await expect.poll(() => productCards(page).count()).toBe(30);
    expect((await productPaths(page)).filter((path) => first.includes(path))).toEqual([]);
  });
});

const productPaths = (page: Page) =>
  productCards(page)
    .locator('h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Delays all scripts except the early filters until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>();
  await page.route(/_app\/(?!early-filters).*\.js$/, (route) => gate.promise.then(() => route.continue()));
  return () => gate.resolve(undefined);
}
