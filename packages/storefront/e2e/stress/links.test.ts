import { locales, type Locale } from '@basin/domain';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { useBrowser } from '../browser.ts';
import { addToCart, giveAddress, giveCard, openProduct, placeOrder, shipTo } from '../checkout.ts';
import { crawl, faultOf } from '../crawl.ts';
import { HttpShopper } from '../http-shopper.ts';
import { signUp } from '../sign-in.ts';

const shopOf = (shopper: HttpShopper, mostProducts = sizes.crawledProducts * locales.length) => ({
  origin: inject('shopOrigin'),
  mostProducts,
  async get(path: string) {
    const { status, text: html } = await shopper.get(path);
    return { status, html };
  },
});

/** A page links to itself in the other language, so one crawl sees both. */
const pagesIn = (visited: readonly string[], locale: Locale) => visited.filter((path) => path.startsWith(`/${locale}`));

test(
  'STO-063 every link of every page, in both languages, leads to a page that has more than a heading',
  patience,
  async () => {
    const { visited, faults } = await crawl('/en', shopOf(new HttpShopper()));
    for (const locale of locales) expect(pagesIn(visited, locale).length).toBeGreaterThan(60);
    expect(faults).toEqual([]);
  },
);

describe('a customer who has bought and saved something', () => {
  const { visit } = useBrowser();

  test(
    'STO-063 finds no link, in either language, that leads to an error or to a page of a heading alone',
    patience,
    async () => {
      const page = await visit({ locale: 'fr', scripts: false });
      await signUp(page, 'fr');
      await buy(page, 'fr');
      const cookies = await page.context().cookies();
      const shopper = new HttpShopper(new Map(cookies.map(({ name, value }) => [name, value])));
      const { visited, faults } = await crawl('/fr/my-account', shopOf(shopper, sizes.crawledProducts));
      expect(locales.flatMap((locale) => ownPages(locale).filter((path) => !visited.includes(path)))).toEqual([]);
      expect(faults).toEqual([]);
      expect((await shopper.get('/fr/my-account')).path).toBe('/fr/my-account'); // still signed in
    },
  );
});

const ownPages = (locale: Locale) => ['order-details', 'my-favourites'].map((page) => `/${locale}/my-account/${page}`);

/** Buys a product by card and saves it. */
async function buy(page: Page, locale: Locale): Promise<void> {
  const product = await openProduct(page, locale);
  await addToCart(page, locale);
  await giveAddress(page, locale, shipTo.US);
  await giveCard(page, locale, '4111111111111111', false);
  await placeOrder(page, locale);
  await page.waitForURL('**/order-confirmation');
  await page.goto(product);
  await page.locator('form[action$="/favourites"] button').first().click();
  await page.waitForLoadState();
}

test('a link to an error and a link to a page of a heading alone are found', () => {
  const page = (status: number, main: string) => ({
    status,
    html: `<main><nav><a href="/en">Home</a></nav>${main}</main>`,
  });
  expect(faultOf(page(404, '<h1>Gone</h1><p>Nothing is here.</p>'))).toBe('answers 404');
  expect(faultOf(page(200, '<h1>Compare</h1>'))).toBe('has a heading and nothing else');
  expect(faultOf(page(200, '<h1>Contact</h1><form></form>'))).toBeUndefined();
  expect([faultOf({ status: 200, html: '{"orders":[]}' }), faultOf({ status: 200, html: '' })]).toEqual([
    undefined,
    'is an empty file',
  ]);
});
