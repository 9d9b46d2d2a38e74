import { expect, test } from 'vitest';
import { product, variant } from '../../testing/catalogue.ts';
import type { Product } from '../catalogue/index.ts';
import type { ActionContext } from './action.ts';
import { fieldsFor } from './line-fields.ts';

const guest = (channel: string) => ({ kind: 'guest', anonymousId: 'g-1', channel }) as const;

function channelFor(given: Pick<Product, 'salesChannel'>, principal: ActionContext['principal']): string | undefined {
  const sold = variant('OR-1', 1_000);
  const document = { ...product('sink', [sold]), ...given };
  const offers = new Map([[sold.sku, { product: document, variant: sold, stock: sold.stock }]]);
  const context: ActionContext = { offers, principal, now: new Date('2030-01-01'), newId: () => 'id' };
  return fieldsFor('OR-1', {}, context).salesChannel;
}

test('a line uses the sales channel of its product, or the default channel when the product has none', () => {
  expect(channelFor({ salesChannel: 'ORUS' }, guest('KOUS'))).toBe('ORUS');
  expect(channelFor({}, guest('KOUS'))).toBe('KOUS');
});

test('a line uses the sales channel of the shopper when that is a special one, such as a kiosk', () => {
  expect(channelFor({ salesChannel: 'TRUS' }, guest('KIOSK'))).toBe('KIOSK');
});
