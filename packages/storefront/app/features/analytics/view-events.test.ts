import type { UIMatch } from 'react-router';
import { expect, test } from 'vitest';
import { viewEvents } from './view-events.ts';

const line = { sku: 'A1', name: 'Oval', quantity: 2, unitPrice: { cents: 10_050, currency: 'USD' } };
const details = { items: [{ sku: 'A1', name: 'Oval', quantity: 2, price: 100.5 }], value: 201, currency: 'USD' };

/** Returns the events of a page with a cart, by the ids of its routes. */
const eventsOf = (...ids: string[]) =>
  viewEvents(
    ids.map((id) => ({ id, pathname: '/en', loaderData: { cart: { units: 2, lines: [line] } } }) as UIMatch),
    '',
  );

test('the cart and the start of the checkout are reported with their lines, value and currency', () => {
  expect(eventsOf('routes/cart')).toContainEqual({ name: 'cartViewed', details: { results: 2, ...details } });
  const checkout = eventsOf('routes/checkout', 'routes/checkout-address');
  expect(checkout).toContainEqual({ name: 'checkoutStarted', details });
});

test('later steps of the checkout do not report its start again', () => {
  expect(eventsOf('routes/checkout', 'routes/checkout-payment').map(({ name }) => name)).toEqual(['pageViewed']);
});

test('a viewed product is reported with its price', () => {
  const product = { sku: 'A1', name: 'Oval', price: { now: { cents: 10_050, currency: 'USD' } } };
  const match = { id: 'routes/product', pathname: '/en', loaderData: { product } } as UIMatch;
  const [, viewed] = viewEvents([match], '');
  expect(viewed?.details).toMatchObject({ items: [{ price: 100.5 }], value: 100.5, currency: 'USD' });
});
