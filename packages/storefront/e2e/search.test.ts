import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { cards } from './listing.ts';
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

  test('STO-007 finds words by a plain form', async () => {
    const page = await visit({ scripts: false });
    await page.goto('/fr/search');
    await page.locator('main input[name=keyword]').fill('laiton');
    await page.locator('main form[role=search] button').click();
    await page.waitForURL(/keyword=laiton/);
    expect(await cards(page).count()).toBeGreaterThan(0);
  });
});
