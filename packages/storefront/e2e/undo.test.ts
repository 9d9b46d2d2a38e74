import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const { visit } = useBrowser();

const shoppers = [
  { locale: 'en', width: 375, scripts: true },
  { locale: 'fr', width: 1440, scripts: false },
] as const;

/** Returns the texts of the cart lines. */
const linesOf = (page: Page) => page.locator('main li:has(input[name=lineItemId])').allInnerTexts();

describe('a removed cart line', () => {
  test.each(shoppers)(
    'one press restores a removed cart line with its quantity and planned room (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await page.goto(`/${locale}/products/field-tile`, { waitUntil: 'domcontentloaded' });
      const tile = await page.locator('main a[href*=".html"]').first().getAttribute('href');
      await page.goto(tile ?? '', { waitUntil: 'domcontentloaded' });
      await page.locator('main input[name=area]').fill('30');
      await page.getByRole('button', { name: t('product.addToCart') }).click();
      await page.getByText(t('product.added')).first().waitFor();
      await page.goto(`/${locale}/cart`);
      if (scripts) await touch(page);
      const before = await linesOf(page);
      expect(before).toHaveLength(1);
      await page.getByRole('button', { name: t('cart.removeLine') }).click();
      await page.getByText(t('cart.removed')).waitFor();
      expect(await linesOf(page)).toEqual([]);
      if (scripts) {
        await page.locator('main :focus').getByText(t('cart.removed')).waitFor(); // the button is gone
        await expectAccessible(page);
      }
      await page.getByRole('button', { name: t('action.undo') }).click();
      await page.getByText(t('product.added')).first().waitFor();
      expect(await linesOf(page)).toEqual(before);
      expect(await page.getByRole('button', { name: t('action.undo') }).count()).toBe(0);

      await page.locator('main input[name=quantity]').fill('0');
      await page.locator('main input[name=quantity]').press('Enter');
      await page.getByText(t('cart.removed')).waitFor();
      await page.getByRole('button', { name: t('action.undo') }).click();
      await page.getByText(t('product.added')).first().waitFor();
      expect(await linesOf(page)).toEqual(before);
    },
  );
});
