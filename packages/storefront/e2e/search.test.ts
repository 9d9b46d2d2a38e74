import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { productCards } from './listing.ts';
import { textsOf } from './texts.ts';
import { hydrate, touch } from './touch.ts';

const { visit } = useBrowser();

describe('search', () => {
  test('STO-072 search suggests while typing, and suggestions can be chosen by keyboard', async () => {
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

  test.each(['en', 'fr'] as const)(
    'STO-072 search suggests products with picture and price, pages by kind and parts, with the number of results that it then shows (in %s)',
    async (locale) => {
      const t = textsOf(locale);
      const page = await visit({ locale });
      await page.goto(`/${locale}`);
      await touch(page);
      const field = page.getByRole('combobox');
      await field.fill(locale === 'en' ? 'kitchen faucet' : 'robinet de cuisine');
      const list = page.getByRole('listbox');
      await list.getByText(t('search.products')).first().waitFor();
      const options = page.getByRole('option');
      const product = options.filter({ has: page.locator('img') }).first();
      expect(await product.innerText()).toMatch(/\$/);
      for (const group of ['search.pages.category', 'search.parts'] as const)
        expect(await list.getByText(t(group)).first().isVisible(), group).toBe(true);
      await expectAccessible(page);
      const all = options.last();
      const count = /\d+/.exec(await all.innerText())?.[0] ?? '';
      await field.press('ArrowUp');
      await field.press('Enter');
      await page.waitForURL(/\/search\?keyword=/);
      const shown = await page.locator('main [role=status]').filter({ hasText: /\d/ }).first().innerText();
      expect(shown).toContain(count);
      const parts = page
        .locator('main section')
        .filter({ has: page.getByRole('heading', { name: t('search.parts') }) });
      await parts.locator('a[href*="/support/service-parts/"]').first().waitFor();
    },
  );

  test.each(['en', 'fr'] as const)(
    'a search without suggestions says so in the list and to screen readers, and links to all products (in %s)',
    async (locale) => {
      const nothing = textsOf(locale)('search.nothing');
      const page = await visit({ locale });
      await page.goto(`/${locale}`);
      await touch(page);
      const field = page.getByRole('combobox');
      await field.fill('qzxv');
      const row = page.getByRole('option').filter({ hasText: nothing });
      await row.waitFor();
      expect(await page.getByRole('option').count()).toBe(1);
      await page.getByRole('status').filter({ hasText: nothing }).first().waitFor();
      await row.click();
      await page.waitForURL(new RegExp(`/${locale}/products$`));
    },
  );

  test('STO-072 a page suggestion opens that page', async () => {
    const page = await visit();
    await page.goto('/en');
    await touch(page);
    await page.getByRole('combobox').fill('saltm');
    await page.getByRole('option', { name: /The Saltmarsh collection/ }).click();
    await page.waitForURL(/\/en\/collections\/saltmarsh$/);
  });

  test('the search field is empty after a product or page is chosen from its suggestions', async () => {
    const page = await visit();
    await page.goto('/en');
    await touch(page);
    const field = page.getByRole('banner').getByRole('combobox');
    await field.fill('kitchen faucet');
    await page
      .getByRole('option')
      .filter({ has: page.locator('img') })
      .first()
      .click();
    await page.waitForURL(/\.html/);
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
  });

  test.each(['en', 'fr'] as const)(
    'STO-072 on a phone search opens a full screen with the focus in the field and the last query (in %s)',
    async (locale) => {
      const t = textsOf(locale);
      const page = await visit({ locale, width: 375 });
      await page.goto(`/${locale}`);
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('nav.search') })
        .click();
      await page.waitForURL(/\/search$/);
      const main = page.getByRole('main');
      const field = main.getByRole('combobox');
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await page.locator('main p[role=status]').count()).toBe(0);
      await main.getByRole('heading', { name: t('search.top') }).waitFor();
      await main.getByRole('heading', { name: t('search.popular') }).waitFor();
      await main.getByRole('heading', { name: t('search.pages.category') }).waitFor();
      await expectAccessible(page);
      await field.fill('zinc');
      await field.press('Enter');
      await page.waitForURL(/keyword=zinc/);
      await page.goto(`/${locale}/search`);
      await touch(page);
      await main.getByRole('link', { name: 'zinc' }).waitFor();
      await main.getByRole('button', { name: t('search.recent.clear') }).click();
      expect(await main.getByRole('heading', { name: t('search.recent') }).count()).toBe(0);
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    },
  );

  test('DOM-167 search requests suggestions 300 ms after the last key press', async () => {
    const page = await visit({ ownContext: true });
    await page.goto('/en');
    await touch(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('keyword=')) requests.push(request.url());
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const field = page.getByRole('combobox');
    await field.fill('fau');
    await page.clock.runFor(299);
    await field.fill('faucet');
    await page.clock.runFor(299);
    expect(requests).toEqual([]);
    const suggestions = page.waitForRequest(/keyword=faucet/);
    await page.clock.runFor(1);
    await suggestions;
    expect(requests.filter((url) => url.includes('keyword=fau&'))).toEqual([]);
  });

  test.each(['en', 'fr'] as const)(
    'STO-072 search shows frequent searches before the first character, which lead to results, and popular products (in %s)',
    async (locale) => {
      const t = textsOf(locale);
      const page = await visit({ locale });
      await page.goto(`/${locale}`);
      await touch(page);
      await page.getByRole('combobox').click();
      const list = page.getByRole('listbox');
      await list.getByText(t('search.top')).waitFor();
      await list.getByText(t('search.popular')).waitFor();
      expect(await list.getByRole('option').count()).toBe(8);
      await expectAccessible(page);
      await list.getByRole('option').first().click();
      await page.waitForURL(/\/search\?keyword=/);
      const sort = page.getByLabel(t('listing.sort'));
      await expect.poll(() => sort.locator('option:checked').textContent()).toMatch(t('search.sort.relevance'));
      const best = await productCards(page).first().innerText();
      await sort.selectOption('priceAscending');
      await page.waitForURL(/sort=priceAscending/);
      await expect.poll(() => productCards(page).first().innerText()).not.toBe(best);
    },
  );

  test.each(['en', 'fr'] as const)(
    'STO-072 search shows popular queries after a press in the field before scripts load (in %s)',
    async (locale) => {
      const page = await visit({ locale, ownContext: true });
      const gate = Promise.withResolvers<undefined>();
      await page.route('**/_app/*.js', (route) => gate.promise.then(() => route.continue()));
      await page.goto(`/${locale}`);
      await page.getByRole('banner').locator('input[name=keyword]').click();
      gate.resolve(undefined);
      const list = page.getByRole('listbox');
      await list.getByText(textsOf(locale)('search.top')).waitFor();
      expect(await list.getByRole('option').count()).toBe(8);
      expect(await page.getByRole('combobox').getAttribute('aria-expanded')).toBe('true');
    },
  );

  test('STO-072 the list stays closed when the field loses the focus before scripts load, and when it regains focus without a press', async () => {
    const page = await visit({ ownContext: true });
    const gate = Promise.withResolvers<undefined>();
    await page.route('**/_app/*.js', (route) => gate.promise.then(() => route.continue()));
    await page.goto('/en');
    const field = page.getByRole('banner').locator('input[name=keyword]');
    await field.click();
    await field.press('Tab');
    gate.resolve(undefined);
    await hydrate(page);
    expect(await page.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
    await field.focus();
    expect(await page.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  });

  test('STO-007 search works by a plain form', async () => {
    const page = await visit({ scripts: false });
    await page.goto('/fr/search');
    await page.locator('main input[name=keyword]').fill('vasque');
    await page.locator('main form[role=search] button').click();
    await page.waitForURL(/keyword=vasque/);
    const names = await productCards(page).locator('h2').allTextContents();
    expect(names).not.toHaveLength(0);
    expect(names.filter((name) => !/vasque/i.test(name))).toEqual([]);
  });
});
