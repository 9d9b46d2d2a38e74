import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ShopContext, type ShopData } from '../../shell/document/use-shop.ts';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import type { CartLineView } from '../cart/index.ts';
import { OrderLines } from './OrderLines.tsx';

const shop = { images: { url: 'https://images.example', account: 'basin' } } as ShopData;
const texts = new Map(Object.entries(en));
const tile = {
  ...{ id: 'line', name: 'Strata Paver', modelNumber: 'ST-1', finish: 'Bisque', image: 'tile', quantity: 6 },
  ...{ path: undefined, coverage: null, parts: [], total: { cents: 144_000, currency: 'USD' } },
  ...{ unitPrice: null, unitPriceBefore: null, unitListPrice: null },
  rooms: [
    {
      roomName: 'Bath',
      productType: 'tile',
      soldByBox: true,
      soldByUom: 'box',
      totalNeeded: 6,
      totalArea: 70,
      overage: 10,
    },
  ],
} as unknown as CartLineView;

test('a line of an order names the room that its tile was planned for', () => {
  const Shop = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ShopContext value={shop}>
          <TextsProvider locale="en" texts={texts}>
            <OrderLines lines={[tile]} showsDepartures={false} />
          </TextsProvider>
        </ShopContext>
      ),
    },
  ]);
  expect(renderToStaticMarkup(<Shop />)).toContain('Bath: 70 sq ft, 10% overage');
});
