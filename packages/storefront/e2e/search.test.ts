import { debounceMs } from '@basin/domain';
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { cards } from './listing.ts';
import { textsOf } from './texts.ts';
import { comeAlive, touch } from './touch.ts';

const { visit } = useBrowser();

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

  test.each(['en', 'fr'] as const)(
    'STO-072 suggests products with picture and price, pages by kind, parts, and as many results as it then shows (in %s)',
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
      expect(await list.getByText(t('search.pages.category')).first().isVisible()).toBe(true);
      await expectAccessible(page);
      const all = options.last();
      const count = /\d+/.exec(await all.innerText())?.[0] ?? '';
      await field.press('ArrowUp');
      await field.press('Enter');
      await page.waitForURL(/\/search\?keyword=/);
      const shown = await page.locator('main [role=status]').filter({ hasText: /\d/ }).first().innerText();
      expect(shown).toContain(count);
    },
  );

  test('STO-072 a suggestion of a page leads to that page', async () => {
    const page = await visit();
    await page.goto('/en');
    await touch(page);
    await page.getByRole('combobox').fill('saltm');
    await page.getByRole('option', { name: /The Saltmarsh collection/ }).click();
    await page.waitForURL(/\/en\/collections\/saltmarsh$/);
  });

  test.each(['en', 'fr'] as const)(
    'STO-072 on a phone has a screen of its own that begins in the field, with what was searched for (in %s)',
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
    },
  );

  test('DOM-167 asks for suggestions when typing has rested for 300 ms', async () => {
    const page = await visit({ ownContext: true });
    await page.goto('/en');
    await touch(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('keyword=')) asked.push(request.url());
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const field = page.getByRole('combobox');
    await field.fill('fau');
    await page.clock.runFor(debounceMs - 1);
    await field.fill('faucet');
    await page.clock.runFor(debounceMs - 1);
    expect(asked).toEqual([]);
    const suggestions = page.waitForRequest(/keyword=faucet/);
    await page.clock.runFor(1);
    await suggestions;
    expect(asked.filter((url) => url.includes('keyword=fau&'))).toEqual([]);
  });

  test.each(['en', 'fr'] as const)(
    'STO-072 shows before the first letter what is looked for most (in %s)',
    async (locale) => {
      const page = await visit({ locale });
      await page.goto(`/${locale}`);
      await touch(page);
      await page.getByRole('combobox').click();
      const list = page.getByRole('listbox');
      await list.getByText(textsOf(locale)('search.top')).waitFor();
      expect(await list.getByRole('option').count()).toBe(5);
      await expectAccessible(page);
    },
  );

  test.each(['en', 'fr'] as const)(
    'STO-072 shows what is looked for most after a press in the field that comes before the scripts (in %s)',
    async (locale) => {
      const page = await visit({ locale, ownContext: true });
      const held = Promise.withResolvers<undefined>();
      await page.route('**/_app/*.js', (route) => held.promise.then(() => route.continue()));
      await page.goto(`/${locale}`);
      await page.getByRole('banner').locator('input[name=keyword]').click();
      held.resolve(undefined);
      const list = page.getByRole('listbox');
      await list.getByText(textsOf(locale)('search.top')).waitFor();
      expect(await list.getByRole('option').count()).toBe(5);
      expect(await page.getByRole('combobox').getAttribute('aria-expanded')).toBe('true');
    },
  );

  test('STO-072 the list stays closed when the focus has left the field before the scripts come, and when it comes back by itself', async () => {
    const page = await visit({ ownContext: true });
    const held = Promise.withResolvers<undefined>();
    await page.route('**/_app/*.js', (route) => held.promise.then(() => route.continue()));
    await page.goto('/en');
    const field = page.getByRole('banner').locator('input[name=keyword]');
    await field.click();
    await field.press('Tab');
    held.resolve(undefined);
    await comeAlive(page);
    expect(await page.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
    await field.focus();
    expect(await page.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
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
