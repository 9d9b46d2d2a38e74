import { debounceMs } from '@basin/domain';
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { cards } from './listing.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

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

  test('DOM-167 asks for suggestions when typing has rested for 300 ms', async () => {
    const page = await visit();
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

  test('STO-007 finds words by a plain form', async () => {
    const page = await visit({ scripts: false });
    await page.goto('/fr/search');
    await page.locator('main input[name=keyword]').fill('laiton');
    await page.locator('main form[role=search] button').click();
    await page.waitForURL(/keyword=laiton/);
    expect(await cards(page).count()).toBeGreaterThan(0);
  });
});
