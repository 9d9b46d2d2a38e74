import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stressTimeout } from '../../../../scripts/stress/sizes.ts';
import { transact } from '../../src/database/transact.ts';
import { takeStep, type OrderChange } from '../../src/fulfilment/index.ts';
import type { Order } from '../../src/orders/index.ts';
import { fillCatalogue } from '../catalogue.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { inParallel, times } from '../in-parallel.ts';
import { retryWhenBusy } from '../retry-when-busy.ts';
import { placeOrder } from '../placed-orders.ts';
import { postgresDatabase, type PostgresDatabase } from '../postgres.ts';
import { createShopper } from '../shopper.ts';
import { withoutRowLocks } from '../without-row-locks.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

const orders = 12;
const sku = 'BX-100-BOLT';

let database: PostgresDatabase;
let gateway: TestGateway;
beforeEach(async () => {
  database = await postgresDatabase();
  await fillCatalogue(database.db);
  await database.db
    .updateTable('stock')
    .set({ available: 2 * orders })
    .where('sku', '=', sku)
    .execute();
  gateway = await testGateway({ database: database.db });
  await watchInvariants(database.db);
});
afterEach(() => database.drop());

const placed = () =>
  inParallel(
    4,
    times(orders, () => async () => {
      const guest = await createShopper(retryWhenBusy(gateway));
      return placeOrder(gateway, guest, [{ action: 'addLineItem', sku }]);
    }),
  );

const ship = { step: 'ship', parcel: { carrier: 'UPS', trackingNumber: '1Z1' } } as const;
const cancel = { step: 'cancel' } as const;

/** Takes steps of one order at once. Returns those that succeeded. */
async function takeAtOnce({ orderNumber }: Order, changes: readonly OrderChange[], db = database.db) {
  const clock = { now: () => new Date(), newId: () => crypto.randomUUID() };
  const outcomes = await Promise.allSettled(
    changes.map((change) => transact(db, (tx) => takeStep(tx, { orderNumber, change, takenBy: 'ana' }, clock))),
  );
  return outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [changes[index]?.step] : []));
}

const stock = async () =>
  (await database.db.selectFrom('stock').select('available').where('sku', '=', sku).executeTakeFirstOrThrow())
    .available;

describe('concurrent steps of one order', () => {
  test(
    'of four concurrent cancellations one succeeds, and stock and money are returned once',
    stressTimeout,
    async () => {
      for (const order of await placed())
        expect(await takeAtOnce(order, [cancel, cancel, cancel, cancel])).toEqual(['cancel']);
      expect(await stock()).toBe(2 * orders);
      expect(await brokenInvariants(database.db)).toEqual([]);
    },
  );

  test('an order that is cancelled while it is shipped is either cancelled or shipped', stressTimeout, async () => {
    for (const order of await placed()) expect(await takeAtOnce(order, [ship, cancel])).toHaveLength(1);
    expect(await brokenInvariants(database.db)).toEqual([]);
  });

  test(
    'control: the suite detects that an order is both shipped and cancelled without row locks',
    stressTimeout,
    async () => {
      const db = database.db.withPlugin(withoutRowLocks);
      const taken = [];
      for (const order of await placed()) taken.push(await takeAtOnce(order, [ship, cancel], db));
      expect(taken.filter(({ length }) => length === 2).length).toBeGreaterThan(0);
    },
  );
});
