import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { firstProductPath } from './listing.ts';
import { prepareCustomer } from './prepared.ts';
import { signIn } from './sign-in.ts';
import { configuredMessages, textsOf } from './texts.ts';
import { hydrate } from './touch.ts';

const { visit } = useBrowser();

describe('a guest who adds a favourite', () => {
  test('a guest who has closed the sign-in dialog opens it with another press', async () => {
    const page = await visit();
    await page.goto('/en/products/basins');
    await page.goto(await firstProductPath(page));
    await hydrate(page);
    for (const _ of ['first', 'second']) {
      await page.getByRole('button', { name: textsOf('en')('product.favourite.add') }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  });

  test.each([
    { locale: 'en', width: 1440, scripts: true },
    { locale: 'fr', width: 375, scripts: false },
  ] as const)(
    'UI-009 UI-044 UI-046 a guest who adds a favourite signs in, finds it among the favourites and removes it (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const message = configuredMessages[locale];
      const email = await prepareCustomer(await visit({ locale, scripts }), locale);
      const page = await visit(shopper);
      await page.goto(`/${locale}/products/basins`);
      const path = await firstProductPath(page);
      await page.goto(path);
      if (scripts) await hydrate(page); // before, the press opens the sign-in page
      await page.getByRole('button', { name: t('product.favourite.add') }).click();
      if (scripts) await page.getByRole('dialog').waitFor();
      await signIn(page, email);
      await page.getByText(message.favouriteAdded, { exact: true }).first().waitFor();
      if (scripts) await hydrate(page);
      if (scripts)
        for (const change of ['remove', 'add'] as const) {
          const saved = page.waitForResponse((response) => response.request().method() === 'POST');
          await page.getByRole('button', { name: t(`product.favourite.${change}`) }).click();
          await saved; // the notice of the previous change or the sign-in may still be shown
          await page
            .getByText(change === 'add' ? message.favouriteAdded : message.favouriteRemoved, { exact: true })
            .first()
            .waitFor();
        }
      await page.goto(`/${locale}/my-account/my-favourites`);
      await page
        .locator('main')
        .getByRole('heading', { name: t('favourites.products') })
        .waitFor();
      if (scripts) await expectAccessible(page);
      else {
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        const card = await page.locator('main article').first().boundingBox();
        expect(card?.width).toBeGreaterThan(250); // one card to a row with text twice as large on a phone
      }
      if (scripts) await hydrate(page);
      await page.getByRole('button', { name: t('product.favourite.remove') }).press('Enter');
      await page.getByText(message.favouriteRemoved, { exact: true }).waitFor();
      await page.getByText(t('favourites.none')).waitFor();
      if (scripts) await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    },
  );
});

test.each([
  { locale: 'en', width: 1440, scripts: true },
  { locale: 'fr', width: 375, scripts: false },
] as const)(
  'STO-013 STO-075 STO-085 a saved product and a saved article are apart on the page of favourites and in the account (in $locale, scripts $scripts)',
  async (shopper) => {
    const { locale, scripts } = shopper;
    const t = textsOf(locale);
    const message = configuredMessages[locale];
    const page = await visit(shopper);
    await prepareCustomer(page, locale);
    await page.goto(`/${locale}/products/basins`);
    const paths = { products: await firstProductPath(page), articles: `/${locale}/inspiration/quiet-hour` };
    for (const path of Object.values(paths)) {
      await page.goto(path);
      if (scripts) await hydrate(page);
      await page.getByRole('button', { name: t('product.favourite.add') }).click();
      await page.getByText(message.favouriteAdded, { exact: true }).first().waitFor();
    }
    const expectSaved = async () => {
      await page.getByRole('heading', { level: 1, name: t('favourites.title') }).waitFor();
      for (const kind of ['products', 'articles'] as const) {
        const links = page.getByRole('region', { name: t(`favourites.${kind}`) }).locator('h3 a');
        const saved = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('?')[0]));
        expect(saved).toEqual([paths[kind]]);
      }
    };
    await page.goto(`/${locale}/favourites`);
    await expectSaved();
    await page.goto(`/${locale}/my-account`);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('account.favourites') })
      .click();
    await page.waitForURL('**/my-account/my-favourites');
    await expectSaved();
  },
);
