import { createCalls } from '@basin/sdk';
import { createMock, fixtures } from '@basin/sdk/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const systems = { gatewayUrl: 'https://api.example.com' };
const { mock, handlers } = createMock(systems);
const server = setupServer(...handlers); // every call responds with its fixture
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('the badge shows the number of units in the cart', async () => {
  server.use(mock.cart.active.replies({ ...fixtures.cart.active.reply, totalLineItemQuantity: 7 }));
  const cart = await createCalls(systems).cart.active();
  expect(cart.totalLineItemQuantity).toBe(7);
});

test('a cart changed elsewhere is recognised as a version conflict', async () => {
  server.use(mock.cart.update.rejects(409));
  const body = { cartId: 'c-71', version: 11, actions: [{ action: 'calculateTax' as const }] };
  await expect(createCalls(systems).cart.update({ body })).rejects.toMatchObject({ currentVersion: 13 });
});
