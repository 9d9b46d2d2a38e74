import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { prepareCart } from './prepared.ts';
import { signUp } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const { visit } = useBrowser();

const shoppers = [
  { locale: 'en', width: 375, scripts: true },
  { locale: 'fr', width: 1440, scripts: false },
] as const;

/** Returns the names of the lines of the section with the given heading or label. */
const linesOf = (page: Page, name: RegExp) => page.getByRole('region', { name }).locator('li a').allInnerTexts();

describe('a line saved for later', () => {
  test.each(shoppers)(
    'a line saved for later leaves the cart total, and can be moved back or removed (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await prepareCart(page, locale);
      await page.goto(`/${locale}/cart`);
      if (scripts) await touch(page);
      const [name = ''] = await linesOf(page, t('cart.lines'));
      await page.getByRole('button', { name: t('cart.saveForLater.line') }).click();
      await page.getByText(t('cart.saved.done')).waitFor();
      await page.getByText(t('cart.empty')).waitFor();
      expect(await linesOf(page, t('cart.saved'))).toEqual([name]);
      if (scripts) await expectAccessible(page);
      await page.getByRole('button', { name: t('cart.moveToCart.line') }).click();
      await page.getByText(t('product.added')).first().waitFor();
      expect(await linesOf(page, t('cart.lines'))).toEqual([name]);
      expect(await page.getByRole('region', { name: t('cart.saved') }).count()).toBe(0);
      await page.getByRole('button', { name: t('cart.saveForLater.line') }).click();
      await page.getByText(t('cart.saved.done')).waitFor();
      await page.getByRole('button', { name: t('cart.removeLine') }).click();
      await page.getByText(t('cart.saved.removed')).waitFor();
      expect(await page.getByRole('region', { name: t('cart.saved') }).count()).toBe(0);
    },
  );

  test('a line that a guest saved for later is kept when the guest signs up', async () => {
    const t = textsOf('en');
    const page = await visit();
    await prepareCart(page, 'en');
    await page.goto('/en/cart');
    await page.getByRole('button', { name: t('cart.saveForLater.line') }).click();
    await page.getByText(t('cart.saved.done')).waitFor();
    const saved = await linesOf(page, t('cart.saved'));
    await signUp(page, 'en');
    await page.goto('/en/cart');
    expect(await linesOf(page, t('cart.saved'))).toEqual(saved);
  });
});
