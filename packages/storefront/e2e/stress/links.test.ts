import { locales, type Locale } from '@basin/domain';
import { describe, expect, inject, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { useBrowser } from '../browser.ts';
import { crawl, faultOf } from '../crawl.ts';
import { HttpShopper, type Requester } from '../http-shopper.ts';
import { overHttp, prepareCustomer, prepareOrder } from '../prepared.ts';

const shopOf = (shopper: Requester, maxAlike = sizes.crawledProducts * locales.length) => ({
  origin: inject('shopOrigin'),
  maxAlike,
  async get(path: string) {
    const { status, text: html } = await shopper.get(path);
    return { status, html };
  },
});

/** A page links to its other language, so one crawl visits both. */
const pagesIn = (visited: readonly string[], locale: Locale) => visited.filter((path) => path.startsWith(`/${locale}`));

test('every link on every page in both languages leads to a page with more than a heading', stressTimeout, async () => {
  const { visited, faults } = await crawl('/en', shopOf(new HttpShopper()));
  for (const locale of locales) expect(pagesIn(visited, locale).length).toBeGreaterThan(60);
  expect(faults).toEqual([]);
});

describe('a customer who has bought and saved something', () => {
  const { visit } = useBrowser();

  test(
    'a customer with an order and a favourite finds no link that leads to an error or to a page with only a heading',
    stressTimeout,
    async () => {
      const page = await visit({ locale: 'fr', scripts: false });
      await prepareCustomer(page, 'fr');
      const { path: product } = await prepareOrder(page, 'fr');
      await page.goto(product);
      await page.locator('form[action$="/favourites"] button').first().click();
      await page.waitForLoadState();
      const shopper = overHttp(page);
      // the English catalogue was crawled above
      const follows = (path: string) => !path.startsWith('/en') || path.startsWith('/en/my-account');
      const { visited, faults } = await crawl('/fr/my-account', { ...shopOf(shopper, sizes.crawledProducts), follows });
      const account = ['order-details', 'my-favourites'];
      const expected = locales.flatMap((locale) => account.map((each) => `/${locale}/my-account/${each}`));
      expect(visited).toEqual(expect.arrayContaining(expected));
      expect(faults).toEqual([]);
      expect((await shopper.get('/fr/my-account')).path).toBe('/fr/my-account'); // still signed in
    },
  );
});

test('the crawl detects links to an error and to a page with only a heading', () => {
  const page = (status: number, main: string) => ({
    status,
    html: `<main><nav><a href="/en">Home</a></nav>${main}</main>`,
  });
  expect(faultOf(page(404, '<h1>Gone</h1><p>Nothing is here.</p>'))).toBe('responds with 404');
  expect(faultOf(page(200, '<h1>Compare</h1>'))).toBe('has only a heading');
  expect(faultOf(page(200, '<h1>Contact</h1><form></form>'))).toBeUndefined();
  expect([faultOf({ status: 200, html: '{"orders":[]}' }), faultOf({ status: 200, html: '' })]).toEqual([
    undefined,
    'is an empty file',
  ]);
});
