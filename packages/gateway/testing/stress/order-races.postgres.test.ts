import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import type { Db } from '../../src/database/database.ts';
import type { Cart } from '../../src/cart/index.ts';
import { transact } from '../../src/database/transact.ts';
import { takenUnits } from '../../src/fulfilment/restock.ts';
import { discountImport } from '../../src/import/import-discounts.ts';
import { importItems } from '../../src/import/import-records.ts';
import type { Order } from '../../src/orders/index.ts';
import { fillCatalogue } from '../catalogue.ts';
import { fillCart, newKey, payCart, submission } from '../checkout.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { inParallel, times } from '../in-parallel.ts';
import { retryWhenBusy } from '../retry-when-busy.ts';
import { postgresDatabase, type PostgresDatabase } from '../postgres.ts';
import { createShopper, type GatewayReply, type Shopper } from '../shopper.ts';
import { withoutRowLocks } from '../without-row-locks.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

let database: PostgresDatabase;
beforeEach(async () => {
  database = await postgresDatabase();
  await fillCatalogue(database.db);
});
afterEach(() => database.drop());

type Submit = (key: Record<string, string>) => Promise<GatewayReply>;

/** A paid cart of a new guest, ready to be submitted. */
async function paidCart(gateway: TestGateway, sku: string, ...codes: string[]): Promise<Submit> {
  const guest = await createShopper(retryWhenBusy(gateway));
  const filled = await fillCart(guest, [{ action: 'addLineItem', sku }]);
  const cart = codes.length === 0 ? filled : await addDiscounts(guest, codes);
  const body = submission(cart, await payCart(gateway, guest, cart));
  return (key) => guest.send('POST', '/checkout/v2/order/submit', body, key);
}

async function addDiscounts(guest: Shopper, codes: readonly string[]): Promise<Cart> {
  const actions = codes.map((code) => ({ action: 'addDiscountCode', code }));
  return (await guest.send('POST', '/cart/v2/discount', { actions })).body as Cart;
}

/** The codes that a rejected order calls used up; none when its price was found changed before. */
const usedUpCodes = ({ body }: GatewayReply): string[] =>
  ((body as { errors?: { discountCode?: string }[] }).errors ?? []).flatMap(({ discountCode }) => discountCode ?? []);

const setStock = (db: Db, sku: string, available: number) =>
  db.updateTable('stock').set({ available }).where('sku', '=', sku).execute();

const countOrders = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('a cart that is submitted eight times at once', () => {
  /** Submits each cart eight times at once: four times with one key and four times with separate keys. */
  async function submitAll(gateway: TestGateway, carts: number): Promise<GatewayReply[][]> {
    const submits = await inParallel(
      4,
      times(carts, () => () => paidCart(gateway, 'BX-100-BOLT')),
    );
    return inParallel(
      2,
      submits.map((submit) => () => {
        const sharedKey = newKey();
        return Promise.all(times(8, (index) => submit(index < 4 ? sharedKey : newKey())));
      }),
    );
  }

  test(
    'SDK-088 each cart becomes one order, and all successful submissions return that order',
    stressTimeout,
    async () => {
      const gateway = await testGateway({ database: database.db });
      await setStock(database.db, 'BX-100-BOLT', 2 * sizes.cartsInTabs);
      await watchInvariants(database.db);
      const rounds = await submitAll(gateway, sizes.cartsInTabs);
      expect(await countOrders(database.db)).toBe(sizes.cartsInTabs);
      expect(await brokenInvariants(database.db)).toEqual([]);
      for (const replies of rounds) {
        const ids = replies.flatMap(({ status, body }) => (status === 201 ? [(body as { id: string }).id] : []));
        expect(new Set(ids).size).toBe(1);
        expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
      }
      const stock = await database.db
        .selectFrom('stock')
        .select('available')
        .where('sku', '=', 'BX-100-BOLT')
        .executeTakeFirst();
      expect(stock).toEqual({ available: sizes.cartsInTabs });
    },
  );

  test('control: the suite detects that carts are ordered twice without row locks and the unique constraint', async () => {
    await sql`alter table orders drop constraint orders_cart_id_key`.execute(database.db);
    await setStock(database.db, 'BX-100-BOLT', 1000);
    const gateway = await testGateway({ database: database.db.withPlugin(withoutRowLocks) });
    await watchInvariants(database.db);
    await submitAll(gateway, 10);
    expect(await countOrders(database.db)).toBeGreaterThan(10);
    const broken = (await brokenInvariants(database.db)).map(({ invariant }) => invariant);
    expect(broken).toContain('a cart is ordered at most once');
  });
});

test('a key whose request is in progress gets 409 at once, and the cached response afterwards', async () => {
  const gateway = await testGateway({ database: database.db });
  const submit = await paidCart(gateway, 'BX-100-BOLT');
  const key = newKey();
  const replies = await Promise.all(times(8, () => submit(key)));
  const [order] = replies.filter(({ status }) => status === 201);
  expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(await submit(key)).toEqual(order);
});

test('two orders of different products, placed at once with a code that has one use left, do not both get its discount, and only that code is called used up', async () => {
  const gateway = await testGateway({ database: database.db });
  const always = { code: 'ALWAYS', percent: 10, isActive: true, stopsOthers: false };
  await transact(database.db, (tx) =>
    importItems(tx, discountImport, [always, { ...always, code: 'ONCE', maxApplications: 1 }]),
  );
  const usedUp = new Set<unknown>();
  for (let round = 0; round < 8; round++) {
    await database.db.updateTable('discount_codes').set({ applications: 0 }).execute();
    // different products, whose stock has no common lock
    const submits = await Promise.all(
      ['BX-100-BOLT', 'BX-100-BOWL'].map((sku) => paidCart(gateway, sku, 'ALWAYS', 'ONCE')),
    );
    const replies = await Promise.all(submits.map((submit) => submit(newKey())));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400]);
    for (const code of replies.flatMap(usedUpCodes)) usedUp.add(code);
  }
  expect([...usedUp]).toEqual(['ONCE']);
});

describe('many buyers and few units', () => {
  const { buyers, lastUnits } = sizes;

  test(
    'SDK-088 when few units are left, all are sold, and the other buyers get an out-of-stock error',
    stressTimeout,
    async () => {
      const gateway = await testGateway({ database: database.db });
      await setStock(database.db, 'SH-200-CP', buyers);
      const submits = await inParallel(
        4,
        times(buyers, () => () => paidCart(gateway, 'SH-200-CP')),
      );
      await setStock(database.db, 'SH-200-CP', lastUnits);
      await watchInvariants(database.db);
      const replies = await inParallel(
        16,
        submits.map((submit) => () => submit(newKey())),
      );
      const sold = replies.filter(({ status }) => status === 201);
      const rejected = replies.filter(({ status }) => status === 400);
      expect([sold.length, rejected.length]).toEqual([lastUnits, buyers - lastUnits]);
      for (const { body } of rejected)
        expect(body).toMatchObject({ errors: [{ code: 'OutOfStock', skus: ['SH-200-CP'] }] });
      const stock = await database.db
        .selectFrom('stock')
        .select('available')
        .where('sku', '=', 'SH-200-CP')
        .executeTakeFirst();
      expect(stock).toEqual({ available: 0 });
      expect(await countOrders(database.db)).toBe(lastUnits);
      const broken = await brokenInvariants(database.db);
      // the carts were created before the watch began
      expect(broken.filter(({ invariant }) => !invariant.startsWith('a cart has every version'))).toEqual([]);
    },
  );

  test('orders of a back-orderable sku record together the units that they took from the stock, which cancelling returns', async () => {
    const gateway = await testGateway({ database: database.db });
    await setStock(database.db, 'BX-100-TANK', 3);
    const submits = await inParallel(
      4,
      times(8, () => () => paidCart(gateway, 'BX-100-TANK')),
    );
    const replies = await Promise.all(submits.map((submit) => submit(newKey())));
    expect(replies.map(({ status }) => status)).toEqual(times(8, () => 201));
    const taken = replies.map(({ body }) => takenUnits(body as Order).get('BX-100-TANK') ?? 0);
    expect(taken.reduce((sum, units) => sum + units, 0)).toBe(3);
  });

  test('control: the workload detects that reading and then writing the stock sells more units than it has', async () => {
    await setStock(database.db, 'SH-200-CP', lastUnits);
    const buy = async (): Promise<boolean> => {
      const { available } = await database.db
        .selectFrom('stock')
        .select('available')
        .where('sku', '=', 'SH-200-CP')
        .executeTakeFirstOrThrow();
      if (available < 1) return false;
      await setStock(database.db, 'SH-200-CP', available - 1);
      return true;
    };
    const sales = await inParallel(
      16,
      times(buyers, () => buy),
    );
    expect(sales.filter(Boolean).length).toBeGreaterThan(lastUnits);
  });
});
