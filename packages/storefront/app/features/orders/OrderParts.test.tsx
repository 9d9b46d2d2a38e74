import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { OrderParts } from './OrderParts.tsx';
import type { PartOfOrder } from './order-view.ts';

const texts = new Map(Object.entries(en));
const line = { id: 'line', name: 'Faucet', finish: null, modelNumber: 'FC-1', quantity: 1, coverage: null, parts: [] };
const parcel = { carrier: 'UPS', number: '1Z1', url: null, sentAt: null, units: [line] };

/** Returns how many times the page of an order names the item of a part. */
function timesNamed(part: object): number {
  const parts = [{ number: 'W1-1', status: 'Open', lines: [line], shipments: [], trackings: [], ...part }];
  const page = renderToStaticMarkup(
    <TextsProvider locale="en" texts={texts}>
      <OrderParts parts={parts as unknown as PartOfOrder[]} />
    </TextsProvider>,
  );
  return page.split('Faucet').length - 1;
}

test('a part of an order lists its items once: by parcel after it has shipped', () => {
  expect(timesNamed({})).toBe(1);
  expect(timesNamed({ status: 'Shipped', trackings: [parcel] })).toBe(1);
  expect(timesNamed({ status: 'Shipped', trackings: [{ ...parcel, units: null }] })).toBe(1);
});

test('a part of an order of which only some items have shipped lists all of them, and those of its parcels', () => {
  expect(timesNamed({ status: 'Open', trackings: [parcel] })).toBe(2);
});
