import { inLocale, type ByLocale, type Locale } from '@basin/domain';
import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import fr from '@basin/gateway/dictionary/fr.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Texts } from '../../shell/texts/translate.ts';
import { ShopContext, type ShopData } from '../../shell/document/use-shop.ts';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { CartListLine } from './CartListLine.tsx';
import type { CartLineView } from './cart-view.ts';

const shop = { images: { url: 'https://images.example', account: 'basin' } } as ShopData;
const texts: ByLocale<Texts> = { en: new Map(Object.entries(en)), fr: new Map(Object.entries(fr)) };
const usd = (cents: number) => ({ cents, currency: 'USD' });

const line: CartLineView = {
  ...{ id: 'line', modelNumber: 'FC-1', name: 'Faucet', path: undefined, finish: null, image: 'faucet', brand: null },
  ...{
    unitPrice: usd(100),
    unitPriceBefore: null,
    unitListPrice: null,
    total: usd(1500),
    coverage: null,
    parts: [],
    rooms: [],
  },
  ...{ quantity: 15, isSample: false, available: 12, isBackOrderable: true, departure: { after: 'restock', days: 63 } },
};

/** The text of a line, with plain spaces. */
function shown(fields: Partial<CartLineView>, locale: Locale): string {
  const view = (
    <TextsProvider locale={locale} texts={inLocale(texts, locale)}>
      <CartListLine line={{ ...line, ...fields }}>{null}</CartListLine>
    </TextsProvider>
  );
  const Shop = createRoutesStub([{ path: '/', Component: () => <ShopContext value={shop}>{view}</ShopContext> }]);
  const markup = renderToStaticMarkup(<Shop />);
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('a line above the stock says how many are at hand and when the others follow, in both languages', () => {
  expect(shown({}, 'en')).toContain(' 12 in stock; 3 more in about 9 weeks. ');
  expect(shown({}, 'fr')).toContain(' 12 en stock, 3 de plus dans environ 9 semaines. ');
  expect(shown({ departure: { after: 'restock', days: 4 } }, 'en')).toContain(' 3 more in about a week. ');
  expect(shown({ departure: { after: 'restock', days: undefined } }, 'en')).toContain(' once it is back in stock. ');
});

test('a line of which nothing is at hand, or which the stock covers, says one time', () => {
  expect(shown({ available: 0 }, 'en')).toContain(' Leaves the works in about 63 days. ');
  const soon = { after: 'leadTime', leadTime: 'Leaves in 3 days', days: 3 } as const;
  expect(shown({ quantity: 12, departure: soon }, 'en')).toContain(' Leaves in 3 days ');
});

test('a shopper is invited to ask for more of a line that has all that can be had, or is large', () => {
  const asks = (fields: Partial<CartLineView>) => shown(fields, 'en').includes('Need more? Ask us');
  expect(asks({ quantity: 12, isBackOrderable: false })).toBe(true);
  expect(asks({ quantity: 11, isBackOrderable: false })).toBe(false);
  expect([asks({}), asks({ quantity: 50 })]).toEqual([false, true]);
});
