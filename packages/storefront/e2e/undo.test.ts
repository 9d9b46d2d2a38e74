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

/** Adds a tile for a room of 30 square feet or metres. */
async function addTile(page: Page, locale: 'en' | 'fr', path: string): Promise<void> {
  const t = textsOf(locale);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.locator('main input[name=area]').fill('30');
  await page.getByRole('button', { name: t('product.addToCart') }).click();
  await page.getByText(t('product.added')).first().waitFor();
}

describe('a removed cart line', () => {
  test.each(shoppers)(
    'one press restores a removed cart line with its quantity and planned room (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await page.goto(`/${locale}/products/field-tile`, { waitUntil: 'domcontentloaded' });
      const tile = await page.locator('main a[href*=".html"]').first().getAttribute('href');
      await addTile(page, locale, tile ?? '');
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

  test.each(shoppers)(
    'what happened to a line stands in its place, and so does the page (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await page.goto(`/${locale}/products/field-tile`, { waitUntil: 'domcontentloaded' });
      const links = page.locator('main a[href*=".html"]');
      const tiles = new Set(
        await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
      );
      for (const tile of [...tiles].slice(0, 6)) await addTile(page, locale, tile);
      await page.goto(`/${locale}/cart`);
      if (scripts) await touch(page);
      const before = await linesOf(page);
      const expectInPlace = async (text: RegExp) => {
        const notice = page.locator('main li:has(> [role=status])');
        await notice.getByText(text).waitFor();
        expect(await notice.evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item))).toBe(4);
        if (scripts)
          await expect.poll(() => notice.evaluate((item) => item.contains(document.activeElement))).toBe(true);
        // without scripts the browser scrolls to it once it has the page
        const isInView = async () => {
          const { y = -1 } = (await notice.boundingBox()) ?? {};
          return y > 0 && y < 800;
        };
        await expect.poll(isInView).toBe(true);
      };
      await page
        .getByRole('button', { name: t('cart.removeLine') })
        .nth(4)
        .click();
      await expectInPlace(t('cart.removed'));
      if (scripts) await expectAccessible(page);
      await page.getByRole('button', { name: t('action.undo') }).click();
      await expectInPlace(t('product.added'));
      expect((await linesOf(page)).filter((text) => !t('product.added').test(text))).toEqual(before);
      await page
        .getByRole('button', { name: t('cart.saveForLater.line') })
        .nth(4)
        .click();
      await expectInPlace(t('cart.saved.done'));
    },
  );
});
