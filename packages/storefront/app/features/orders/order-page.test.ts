import type { Order } from '@basin/sdk';
import { expect, test } from 'vitest';
import { loadFrame } from '../../shell/document/load-frame.server.ts';
import { testShop } from '../../testing/shop.ts';
import { castArgs } from '../../testing/visitor.ts';
import { orderPage } from './order-page.server.ts';

test('the offers after an order and the year in the footer follow the clock of the shop', async () => {
  const created = new Date('2031-03-01T12:00:00Z');
  const order = {
    createdAt: created,
    status: 'Open',
    payment: null,
    lines: [],
    shipments: [],
    sums: { total: { cents: 100 } },
  };
  const shownAfter = async (days: number) => {
    const shop = await testShop({ now: () => new Date(created.getTime() + days * 86_400_000) });
    const page = await shop.visit('/en/order-status', ({ context }) => orderPage(context, order as unknown as Order));
    const frame = await shop.visit('/en', (args) => loadFrame(castArgs(loadFrame, args)));
    return { hasOffers: page.data.hasOffers, year: frame.data.year };
  };
  expect(await shownAfter(44)).toEqual({ hasOffers: true, year: 2031 });
  expect(await shownAfter(46)).toEqual({ hasOffers: false, year: 2031 });
});
