import { type ByLocale, inLocale, type Locale } from '@basin/domain';
import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import fr from '@basin/gateway/dictionary/fr.json' with { type: 'json' };
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { CartLines } from '../cart/CartLines.tsx';
import type { CartLineView } from '../cart/cart-view.ts';
import type { Coverage } from '@basin/sdk';
import { ShopTheRoom } from '../inspiration/ShopTheRoom.tsx';
import { CheckoutSummary } from '../checkout/CheckoutSummary.tsx';
import type { Texts } from '../../shell/texts/translate.ts';
import { ShopContext, type ShopData } from '../../shell/document/use-shop.ts';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { OrderView } from '../orders/OrderView.tsx';
import type { OrderPageView } from '../orders/order-view.ts';
import type { TileCompanions } from '../product/product-view.ts';
import { RoomPlanner } from '../product/RoomPlanner.tsx';

const shop = { images: { url: 'https://images.example', account: 'basin' } } as ShopData;
const texts: ByLocale<Texts> = { en: new Map(Object.entries(en)), fr: new Map(Object.entries(fr)) };

/** Returns the rendered text of a node, with plain spaces. */
function shown(part: ReactNode, locale: Locale): string {
  const page = (
    <TextsProvider locale={locale} texts={inLocale(texts, locale)}>
      {part}
    </TextsProvider>
  );
  const Shop = createRoutesStub([{ path: '/', Component: () => <ShopContext value={shop}>{page}</ShopContext> }]);
  const markup = renderToStaticMarkup(<Shop />);
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

const usd = (cents: number) => ({ cents, currency: 'USD' });
const tile: Coverage = { soldByBox: true, unit: 'SF', perUnit: 10 };
const trim: Coverage = { soldByBox: false, unit: 'LF', perUnit: 1 };

const line = (quantity: number, coverage?: Coverage): CartLineView => ({
  id: 'line',
  sku: 'TL-300-WH',
  modelNumber: 'TL-300-WH',
  name: 'Field Tile',
  path: undefined,
  finish: null,
  image: 'tile',
  quantity,
  unitPrice: usd(150_00),
  unitPriceBefore: null,
  unitListPrice: null,
  total: usd(150_00 * quantity),
  coverage: coverage ?? null,
  isSample: false,
  available: null,
  stockLimit: null,
  unsoldReason: null,
  isBackOrderable: false,
  departure: null,
  brand: null,
  parts: [],
  rooms: [],
});

const sums = {
  subTotal: usd(450_00),
  discount: null,
  shipping: null,
  tax: null,
  isTaxExempt: false,
  taxes: [],
  total: usd(450_00),
};

const summaryOf = (item: CartLineView) => (
  <CheckoutSummary cart={{ lines: [item], units: item.quantity, sums, codes: [] }} />
);

const orderOf = (item: CartLineView, changes: Partial<OrderPageView> = {}) => (
  <OrderView
    order={{
      hasOffers: false,
      number: 'B-1',
      email: null,
      parts: [],
      createdAt: new Date('2030-01-02T10:00:00.000Z'),
      status: 'Open',
      lines: [item],
      sums,
      payment: null,
      shipments: [],
      address: null,
      billingAddress: null,
      trackings: [],
      returns: [],
      refunds: [],
      refunded: null,
      partOf: null,
      canBeCancelled: true,
      hasInvoice: false,
      purchaseOrderNumber: null,
      ...changes,
    }}
  />
);

test('the checkout summary counts tile in boxes and trim in pieces, in both languages', () => {
  expect(shown(summaryOf(line(3, tile)), 'en')).toContain(' 3 boxes $450.00 ');
  expect(shown(summaryOf(line(1, tile)), 'en')).toContain(' 1 box $150.00 ');
  expect(shown(summaryOf(line(3, trim)), 'en')).toContain(' 3 pieces $450.00 ');
  expect(shown(summaryOf(line(3, tile)), 'fr')).toContain(' 3 boîtes 450,00 $ US ');
  expect(shown(summaryOf(line(1, trim)), 'fr')).toContain(' 1 pièce 150,00 $ US ');
  expect(shown(summaryOf(line(3)), 'en')).toContain(' Quantity 3 $450.00 ');
});

test('an order counts tile in boxes and trim in pieces, with the model number and the unit price, in both languages', () => {
  expect(shown(orderOf(line(3, tile)), 'en')).toMatch(/ Model TL-300-WH · 3 boxes \$150\.00 per box .*\$450\.00 /);
  expect(shown(orderOf(line(3, trim)), 'fr')).toMatch(/ Modèle TL-300-WH · 3 pièces 150,00 \$ US .*450,00 \$ US /);
  expect(shown(orderOf(line(3)), 'en')).toContain(' Quantity 3 $150.00 $450.00 ');
  expect(shown(orderOf(line(1)), 'en')).toContain(' Quantity 1 $150.00 ');
});

test('parcels and returns name the finish and the model number, and count tile in boxes', () => {
  const units = { name: 'Field Tile', modelNumber: 'TL-300', quantity: 3, parts: [] };
  const order = {
    trackings: [
      { carrier: 'UPS', number: '1Z', url: null, sentAt: null, units: [{ ...units, finish: 'Grey', coverage: tile }] },
    ],
    returns: [{ returnedAt: null, units: [{ ...units, finish: 'White', coverage: null }] }],
  };
  const markup = shown(orderOf(line(3), order), 'en');
  expect(markup).toContain(' 3 boxes × Field Tile · Grey · Model TL-300 ');
  expect(markup).toContain(' 3 × Field Tile · White · Model TL-300 ');
});

const unplannedRoom = { area: '', isAreaRejected: false, overage: '0', sizes: [], name: '' };

test('the room planner counts tile in boxes and trim in pieces, in both languages', () => {
  const planned = (coverage: Coverage) => {
    const product = {
      sku: 'T-1',
      path: '/en/products/tile/x.html',
      dimensions: [],
      companions: { trim: undefined, grout: undefined },
      price: { now: usd(150_00), was: null, list: null, reason: 'any' as const },
    };
    return <RoomPlanner product={product} coverage={coverage} room={{ ...unplannedRoom, area: '20' }} />;
  };
  expect(shown(planned(tile), 'en')).toMatch(/ 2 boxes One box covers 10 sq ft /);
  expect(shown(planned(trim), 'en')).toMatch(/ 20 pieces One piece covers 1 ft /);
  expect(shown(planned({ ...tile, soldByBox: false }), 'en')).toMatch(/ 2 pieces One piece covers 10 sq ft /);
  expect(shown(planned(trim), 'fr')).toMatch(/ 66 pièces Une pièce couvre 0,3 m /);
});

test('the room planner counts the trim along the edges of rooms and the bags of grout, in both languages', () => {
  const dimension = (key: string, inches: string) => ({ key, label: key, inches, millimetres: '' });
  const dimensions = [dimension('Width', '4'), dimension('Thickness', '0.375'), dimension('Joint', '0.125')];
  const bullnose = { name: 'Bullnose', path: '/x', coverage: { soldByBox: true, unit: 'LF', perUnit: 10 } };
  const grout = { name: 'Fine Grout', path: '/y', packKilograms: 4.5 };
  const planned = (companions: Partial<TileCompanions>) => {
    const price = { now: usd(150_00), was: null, list: null, reason: 'any' as const };
    const all = { trim: undefined, grout: undefined, ...companions };
    const product = { sku: 'T-1', path: '/', dimensions, price, companions: all };
    const room = { ...unplannedRoom, area: '100', overage: '10', sizes: [{ length: '10', width: '10' }] };
    return <RoomPlanner product={product} coverage={tile} room={room} />;
  };
  expect(shown(planned({ trim: bullnose, grout }), 'en')).toMatch(
    / 40 ft Bullnose 5 boxes Grout, at the recommended joint 22 lb Fine Grout 3 bags /,
  );
  expect(shown(planned({ trim: bullnose, grout }), 'fr')).toMatch(
    / 40 m Bullnose 15 boîtes .* 105 kg Fine Grout 24 sacs /,
  );
  expect(shown(planned({}), 'en')).toMatch(/ 40 ft Grout, at the recommended joint 22 lb /);
});

test('the cart shows the area of a room of tile and the length of a room of trim, in the units of the language', () => {
  const planned = (productType: 'tile' | 'trim', totalArea: number) => {
    const room = { productType, soldByBox: true, soldByUom: 'SF', totalNeeded: 1, totalArea, overage: 10 };
    return <CartLines lines={[{ ...line(3, tile), rooms: [room] }]} />;
  };
  expect(shown(planned('tile', 215.2783), 'en')).toContain(' Room: 215.278 sq ft, 10% overage ');
  expect(shown(planned('tile', 215.2783), 'fr')).toContain(' Pièce : 20 m², marge de 10 % ');
  expect(shown(planned('trim', 20), 'en')).toContain(' Room: 20 ft, 10% overage ');
  expect(shown(planned('trim', 20), 'fr')).toContain(' Pièce : 6,1 m, marge de 10 % ');
});

const room = (
  <ShopTheRoom
    view={{
      filters: [],
      rooms: [
        {
          id: 'bath',
          title: 'Bath',
          text: null,
          image: 'bath',
          placeholder: undefined,
          spots: [
            {
              sku: 'TL-300-WH',
              x: 10,
              y: 20,
              finish: undefined,
              offer: { price: usd(150_00), coverage: tile },
              isOutOfStock: false,
              slug: undefined,
              product: {
                sku: 'TL-300',
                path: '/en/products/field-tile/field-tile.html',
                name: 'Field Tile',
                brand: 'Basin',
                image: { name: 'tile', alt: 'Field Tile' },
                placeholder: undefined,
                price: { from: usd(150_00), was: null, list: null, isRange: false },
                coverage: tile,
                badges: [],
                swatches: [],
                finishes: 1,
              },
            },
          ],
        },
      ],
    }}
  />
);

test('STO-081 the price of a tile in a room names its unit, at its hotspot and in the list below', () => {
  expect(shown(room, 'en').match(/\$150\.00 per box · \$15\.00 per sq ft/g)).toHaveLength(2);
  expect(shown(room, 'fr').match(/150,00 \$ US la boîte · 161,46 \$ US le m²/g)).toHaveLength(2);
});
