import { locales } from '@basin/domain';
import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import fr from '@basin/gateway/dictionary/fr.json' with { type: 'json' };
import { fillContent } from '@basin/gateway/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveShop, type ServedShop } from '../../../scripts/serve-shop.ts';
import { crawl, faultOf } from './crawl.ts';
import { HttpShopper } from './http-shopper.ts';
import { routeRows, visitedPaths } from './shop-routes.ts';

let shop: ServedShop;
beforeAll(async () => {
  shop = await serveShop({ SEED: '' }, fillContent);
});
afterAll(() => shop.stop());

/** Routes whose resource does not exist here, or which are for trade customers or associates only. */
const missing = /\/none(?:\.html|\/appointment\.ics|\/quote\.pdf)?$|orderNumber=W1$|\/projects$|\/sell$/;
const inLanguage = (path: string, locale: string) => path.replace(/^\/en\b/, `/${locale}`);
const guest = () => new HttpShopper(new Map(), shop.origin);

async function customer(): Promise<HttpShopper> {
  const shopper = guest();
  await shopper.post('/en/sign-in', {
    intent: 'signUp',
    accountType: 'homeowner',
    firstName: 'Pat',
    lastName: 'Doe',
    email: 'pat@example.org',
    password: 'Enamel-and-brass-9!',
  });
  return shopper;
}

describe('a shop without products', () => {
  test('a shop without products serves every route to guests and customers as a page with content', async () => {
    expect(Object.keys(visitedPaths).toSorted()).toEqual([...new Set(routeRows.map(({ path }) => path))].toSorted());
    const faults: string[] = [];
    for (const shopper of [guest(), await customer()])
      for (const locale of locales)
        for (const path of Object.values(visitedPaths).map((each) => inLanguage(each, locale))) {
          const { status, isPage, text } = await shopper.get(path);
          const isExpected = status === 200 || (status === 404 && missing.test(path));
          if (!isExpected) faults.push(`${path} answers ${status}`);
          const fault = isPage && faultOf({ status: 200, html: text });
          if (fault) faults.push(`${path} ${fault}`);
        }
    expect(faults).toEqual([]);
  });

  test('a shop without products has no link to an error in either language', async () => {
    const get = async (path: string) => {
      const { status, text: html } = await guest().get(path);
      return { status, html };
    };
    const { visited, faults } = await crawl('/en', { origin: shop.origin, maxAlike: 10, get });
    for (const locale of locales)
      expect(visited.filter((path) => path.startsWith(`/${locale}`)).length).toBeGreaterThan(40);
    expect(faults).toEqual([]);
  });

  test.each([
    ['en', en],
    ['fr', fr],
  ])('a shop without products explains the empty places in %s', async (locale, texts) => {
    const shopper = guest();
    const pages = [
      ['products', texts['listing.none']],
      ['products/bathroom-faucets', texts['listing.none']],
      ['search', texts['search.start']],
      ['search?keyword=zyxw', texts['search.empty'].replace('{query}', 'zyxw')],
      ['cart', texts['cart.empty']],
      ['locations', texts['store.empty']],
      ['for-professionals/literature', texts['documents.empty']],
    ] as const;
    const silent: string[] = [];
    for (const [path, text] of pages)
      if (!(await shopper.get(`/${locale}/${path}`)).text.includes(text)) silent.push(path);
    expect(silent).toEqual([]);
  });
});
