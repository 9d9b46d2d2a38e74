import fc from 'fast-check';
import { expect } from 'vitest';
import type { Cart } from '../../src/cart/cart.ts';
import { cardPayment, cardToken, newKey, submission, wisconsinAddress } from '../checkout.ts';
import { modelCommand, type ShopCommand } from './model-command.ts';
import { outcomeOf, setCents, setStock, type Model, type ModelCart, type Who, type World } from './shopping-world.ts';

const who = fc.constantFrom<Who>('guest', 'customer');
const place = fc.nat(2);
const seen = fc.constantFrom('current', 'current', 'current', 'none', 'stale');

const versionSeen = (cart: ModelCart | undefined, how: string) => {
  if (how === 'none' || !cart) return {};
  return { version: how === 'stale' ? cart.version - 1 : cart.version };
};

/** Whether a cart may have this many units of a sku: it may keep the units that it already has. */
const isAllowed = (model: Model, sku: string, had: number, units: number) =>
  units <= had || units <= (model.stock.get(sku) ?? 0);

/** Applies an accepted change to the model: increments the version and updates every price. */
function acceptChange(model: Model, cart: ModelCart): void {
  cart.version += 1;
  for (const [sku, line] of cart.lines) line.cents = model.cents.get(sku) ?? 0;
}

/** Expects the real cart to equal the model's, line by line. */
async function expectSame(model: Model, real: World, whose: Who): Promise<void> {
  const reply = await real[whose].send('GET', '/cart/active');
  const cart = model.carts[whose];
  if (!cart) {
    expect([whose, reply.status]).toEqual([whose, 404]);
    return;
  }
  const { version, lineItems } = reply.body as Cart;
  const found = lineItems.map(({ sku, quantity, price }) => [sku, quantity, price.value.centAmount]);
  expect([whose, version, found.sort()]).toEqual([
    whose,
    cart.version,
    [...cart.lines].map(([sku, { units, cents }]) => [sku, units, cents]).sort(),
  ]);
}

const idOf = async (real: World, whose: Who, sku: string): Promise<string> =>
  (await real[whose].cart()).lineItems.find((line) => line.sku === sku)?.id ?? 'none';

const create = fc.record({ whose: who }).map(({ whose }) =>
  modelCommand(
    `${whose} opens a cart`,
    () => true,
    async (model, real) => {
      const reply = await real[whose].send('POST', '/cart/create', { currency: 'USD', taxMode: 'ExternalAmount' });
      expect(reply.status).toBe(model.carts[whose] ? 200 : 201);
      model.carts[whose] ??= { version: 1, lines: new Map() };
      await expectSame(model, real, whose);
    },
  ),
);

const add = fc
  .record({ whose: who, at: place, units: fc.integer({ min: 1, max: 4 }), how: seen })
  .map(({ whose, at, units, how }) =>
    modelCommand(
      `${whose} adds ${units} of ${at}, version ${how}`,
      () => true,
      async (model, real) => {
        const [cart, sku] = [model.carts[whose], real.skus[at] ?? ''];
        const body = { ...versionSeen(cart, how), actions: [{ action: 'addLineItem', sku, quantity: units }] };
        const had = cart?.lines.get(sku)?.units ?? 0;
        const outcome = outcomeOf(await real[whose].send('POST', '/cart/v2/items', body));
        if (!cart) expect(outcome).toBe(404);
        else if (how === 'stale') expect(outcome).toBe('ConcurrentModification');
        else if (!isAllowed(model, sku, had, had + units)) expect(outcome).toBe('OutOfStock');
        else {
          expect(outcome).toBe(200);
          cart.lines.set(sku, { units: had + units, cents: 0 });
          acceptChange(model, cart);
        }
        await expectSame(model, real, whose);
      },
    ),
  );

const setUnits = fc.record({ whose: who, at: place, units: fc.nat(7), how: seen }).map(({ whose, at, units, how }) =>
  modelCommand(
    `${whose} changes the quantity of ${at} to ${units}, version ${how}`,
    (model) => model.carts[whose] !== undefined,
    async (model, real) => {
      const [cart, sku] = [model.carts[whose], real.skus[at] ?? ''];
      if (!cart) return;
      const lineItemId = await idOf(real, whose, sku);
      const body = {
        ...versionSeen(cart, how),
        actions: [{ action: 'changeLineItemQuantity', lineItemId, quantity: units }],
      };
      const had = cart.lines.get(sku)?.units ?? 0;
      const outcome = outcomeOf(await real[whose].send('POST', '/cart/v2/items', body));
      if (how === 'stale') expect(outcome).toBe('ConcurrentModification');
      else if (had === 0) expect(outcome).not.toBe(200);
      else if (!isAllowed(model, sku, had, units)) expect(outcome).toBe('OutOfStock');
      else {
        expect(outcome).toBe(200);
        if (units === 0) cart.lines.delete(sku);
        else cart.lines.set(sku, { units, cents: 0 });
        acceptChange(model, cart);
      }
      await expectSame(model, real, whose);
    },
  ),
);

const allOrNothing = fc.record({ whose: who, at: place }).map(({ whose, at }) =>
  modelCommand(
    `${whose} adds ${at} and removes a missing line`,
    (model) => model.carts[whose] !== undefined,
    async (model, real) => {
      const actions = [
        { action: 'addLineItem', sku: real.skus[at] },
        { action: 'removeLineItem', lineItemId: 'none' },
      ];
      expect((await real[whose].send('POST', '/cart/v2/items', { actions })).status).toBe(400);
      await expectSame(model, real, whose);
    },
  ),
);

const merge = fc.constant(
  modelCommand(
    'the guest signs in',
    (model) => model.carts.guest !== undefined,
    async (model, real) => {
      const { id } = await real.guest.cart();
      const body = { anonymousCartId: id, anonymousId: real.guest.anonymousId };
      for (const _ of ['once', 'and again'])
        expect((await real.customer.send('POST', '/cart/merge', body)).status).toBe(200);
      const { guest, customer: own } = model.carts;
      const merged: ModelCart = own ?? { version: guest?.version ?? 0, lines: new Map() };
      for (const [sku, { units }] of guest?.lines ?? [])
        merged.lines.set(sku, { units: Math.max(units, merged.lines.get(sku)?.units ?? 0), cents: 0 });
      acceptChange(model, merged);
      Object.assign(model.carts, { guest: undefined, customer: merged });
      await expectSame(model, real, 'guest');
      await expectSame(model, real, 'customer');
    },
  ),
);

const remove = fc.record({ whose: who }).map(({ whose }) =>
  modelCommand(
    `${whose} deletes the cart`,
    () => true,
    async (model, real) => {
      const { status } = await real[whose].send('DELETE', '/cart/v2/deleteActiveCart');
      expect(status).toBe(model.carts[whose] ? 200 : 404);
      model.carts[whose] = undefined;
      await expectSame(model, real, whose);
    },
  ),
);

const reprice = fc.record({ at: place, cents: fc.integer({ min: 1, max: 9_999 }) }).map(({ at, cents }) =>
  modelCommand(
    `${at} costs ${cents}`,
    () => true,
    async (model, real) => {
      const sku = real.skus[at] ?? '';
      await setCents(real, sku, cents);
      model.cents.set(sku, cents);
      await expectSame(model, real, 'guest');
    },
  ),
);

const restock = fc.record({ at: place, units: fc.nat(8) }).map(({ at, units }) =>
  modelCommand(
    `the stock of ${at} becomes ${units}`,
    () => true,
    async (model, real) => {
      await setStock(real, real.skus[at] ?? '', units);
      model.stock.set(real.skus[at] ?? '', units);
    },
  ),
);

const buy = fc
  .record({ whose: who, newCents: fc.option(fc.integer({ min: 1, max: 9_999 }), { freq: 1 }) })
  .map(({ whose, newCents }) =>
    modelCommand(
      `${whose} buys${newCents === null ? '' : `, and meanwhile prices change to ${newCents}`}`,
      (model) => (model.carts[whose]?.lines.size ?? 0) > 0,
      async (model, real) => {
        const [cart, shopper] = [model.carts[whose], real[whose]];
        if (!cart) return;
        await shopper.change([{ action: 'setShippingAddress', address: wisconsinAddress }]);
        const assigned = await shopper.send('POST', '/checkout/v2/assign/shipmentfromcart', {
          cartId: (await shopper.cart()).id,
        });
        const quoted = (assigned.body as { cart: Cart }).cart;
        const payment = await shopper.send(
          'POST',
          '/checkout/payment',
          cardPayment(quoted, await cardToken(real)),
          newKey(),
        );
        const short = [...cart.lines].some(([sku, { units }]) => units > (model.stock.get(sku) ?? 0));
        expect(outcomeOf(payment)).toBe(short ? 'OutOfStock' : 201);
        let isSold = false;
        if (!short) {
          const [first = ''] = cart.lines.keys();
          const isPriceChanged = newCents !== null && newCents !== model.cents.get(first);
          if (newCents !== null) await setCents(real, first, newCents);
          if (newCents !== null) model.cents.set(first, newCents);
          const order = await shopper.send('POST', '/checkout/v2/order/submit', submission(quoted, payment), newKey());
          expect(outcomeOf(order)).toBe(isPriceChanged ? 'PriceChanged' : 201);
          isSold = !isPriceChanged;
        }
        if (isSold) {
          for (const [sku, { units }] of cart.lines) model.stock.set(sku, (model.stock.get(sku) ?? 0) - units);
          model.carts[whose] = undefined;
          model.orders += 1;
        } else {
          // the model tracks prices, but not how many versions the checkout takes
          acceptChange(model, cart);
          cart.version = (await shopper.cart()).version;
        }
        await expectSame(model, real, whose);
      },
    ),
  );

/** The commands on carts; those that enable the others are more frequent. */
export const cartCommands: fc.Arbitrary<ShopCommand>[] = [
  create,
  create,
  create,
  add,
  add,
  add,
  setUnits,
  allOrNothing,
  merge,
  remove,
  reprice,
  restock,
  buy,
  buy,
  buy,
];
