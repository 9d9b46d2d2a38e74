import { inLocale, type ByLocale, type Locale } from '@basin/domain';
import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import fr from '@basin/gateway/dictionary/fr.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Texts } from '../../shell/texts/translate.ts';
import { ShopContext, type ShopData } from '../../shell/document/use-shop.ts';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { CartLines } from './CartLines.tsx';
import { CartListLine } from './CartListLine.tsx';
import type { CartLineView } from './cart-view.ts';

const shop = { images: { url: 'https://images.example', account: 'basin' } } as ShopData;
const texts: ByLocale<Texts> = { en: new Map(Object.entries(en)), fr: new Map(Object.entries(fr)) };
const usd = (cents: number) => ({ cents, currency: 'USD' });

const line: CartLineView = {
  id: 'line',
  sku: 'FC-1-PN',
  modelNumber: 'FC-1',
  name: 'Faucet',
  path: undefined,
  finish: null,
  image: 'faucet',
  brand: null,
  unitPrice: usd(100),
  unitPriceBefore: null,
  unitListPrice: null,
  total: usd(1500),
  coverage: null,
  parts: [],
  rooms: [],
  quantity: 15,
  isSample: false,
  available: 12,
  stockLimit: null,
  unsoldReason: null,
  isBackOrderable: true,
  departure: { after: 'restock', days: 63 },
};

/** Returns the rendered text of a line, with plain spaces. */
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

test('a cart line that exceeds the stock says in both languages how many units ship now and when the rest follow', () => {
  expect(shown({}, 'en')).toContain(' 12 in stock; 3 more in about 9 weeks. ');
  expect(shown({}, 'fr')).toContain(' 12 en stock, 3 de plus dans environ 9 semaines. ');
  expect(shown({ departure: { after: 'restock', days: 4 } }, 'en')).toContain(' 3 more in about a week. ');
  expect(shown({ departure: { after: 'restock', days: undefined } }, 'en')).toContain(' once it is back in stock. ');
});

test('a cart line shows a single departure when nothing or everything is in stock', () => {
  expect(shown({ available: 0 }, 'en')).toContain(' Ships in about 63 days. ');
  const soon = { after: 'leadTime', leadTime: 'Leaves in 3 days', days: 3 } as const;
  expect(shown({ quantity: 12, departure: soon }, 'en')).toContain(' Leaves in 3 days ');
});

test('a cart line offers to request a larger quantity when it takes the whole stock or is large', () => {
  const asks = (fields: Partial<CartLineView>) => shown(fields, 'en').includes('Need more? Ask us');
  expect(asks({ quantity: 12, isBackOrderable: false })).toBe(true);
  expect(asks({ quantity: 11, isBackOrderable: false })).toBe(false);
  expect([asks({}), asks({ quantity: 50 })]).toEqual([false, true]);
});

test('a cart line names the list price beside an own price, but not twice when that is the price before a sale', () => {
  const list = { unitPrice: usd(406_00), unitListPrice: usd(508_00) };
  expect(shown(list, 'en')).toContain('List price $508.00');
  expect(shown({ ...list, unitPriceBefore: usd(508_00) }, 'en')).not.toContain('List price');
});

test('the controls of cart lines of the same product in two finishes have different names', () => {
  const lines = ['Satin Brass', 'Matte Black'].map((finish, index) => ({ ...line, id: `${index}`, finish }));
  const view = (
    <TextsProvider locale="en" texts={inLocale(texts, 'en')}>
      <CartLines lines={lines} />
    </TextsProvider>
  );
  const Shop = createRoutesStub([{ path: '/', Component: () => <ShopContext value={shop}>{view}</ShopContext> }]);
  const markup = renderToStaticMarkup(<Shop />);
  const names = [...markup.matchAll(/<(?:a|button)\b[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toContain('Remove Faucet, Satin Brass');
  expect(new Set(names).size).toBe(names.length);
});
