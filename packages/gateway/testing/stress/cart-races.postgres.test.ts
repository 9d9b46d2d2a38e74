import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { seedAccounts } from '../../src/demonstration/seed-accounts.ts';
import type { Db } from '../../src/database/database.ts';
import { fillCatalogue } from '../catalogue.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { inParallel, times } from '../in-parallel.ts';
import { postgresDatabase, type PostgresDatabase } from '../postgres.ts';
import { createShopper, signInAs } from '../shopper.ts';
import { withoutRowLocks } from '../without-row-locks.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

const plenty = 1_000_000;

let database: PostgresDatabase;
beforeEach(async () => {
  database = await postgresDatabase();
  await fillCatalogue(database.db);
  await database.db.updateTable('stock').set({ available: plenty }).execute();
  await watchInvariants(database.db);
});
afterEach(() => database.drop());

const gatewayOn = (db: Db): Promise<TestGateway> => testGateway({ database: db });

describe('one cart, eight tabs', () => {
  const clients = 8;
  const adds = 25;

  /** Adds units from all tabs. Returns how many additions were accepted, and the units and version of the cart. */
  async function addFromAllTabs(gateway: TestGateway) {
    const guest = await createShopper(gateway);
    await guest.createCart();
    const actions = [{ action: 'addLineItem', sku: 'TL-300-GY' }];
    const add = () => guest.send('POST', '/cart/v2/items', { actions });
    const replies = await inParallel(
      clients,
      times(clients * adds, () => add),
    );
    const cart = await guest.cart();
    return {
      accepted: replies.filter(({ status }) => status === 200).length,
      units: cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
      version: cart.version,
    };
  }

  test('GW-004 when eight tabs add to one cart, it has every accepted unit, and each change is one version', async () => {
    const total = clients * adds;
    expect(await addFromAllTabs(await gatewayOn(database.db))).toEqual({
      accepted: total,
      units: total,
      version: total + 1,
    });
    expect(await brokenInvariants(database.db)).toEqual([]);
  });

  test('control: the suite detects that additions are lost without row locks', async () => {
    const { accepted, units } = await addFromAllTabs(await gatewayOn(database.db.withPlugin(withoutRowLocks)));
    expect(units).toBeLessThan(accepted);
    expect(await brokenInvariants(database.db)).not.toEqual([]);
  });
});

describe('one cart, eight tabs that know its version', () => {
  test('GW-004 of eight changes to one version one is accepted, and seven are rejected with the current version', async () => {
    const guest = await createShopper(await gatewayOn(database.db));
    const { version } = await guest.createCart();
    const body = { version, actions: [{ action: 'addLineItem', sku: 'TL-300-GY' }] };
    const replies = await Promise.all(times(8, () => guest.send('POST', '/cart/v2/items', body)));
    const rejected = replies.filter(({ status }) => status === 409);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(rejected).toHaveLength(7);
    for (const { body: rejection } of rejected)
      expect(rejection).toMatchObject({ errors: [{ currentVersion: version + 1 }] });
    expect((await guest.cart()).lineItems).toMatchObject([{ quantity: 1 }]);
    expect(await brokenInvariants(database.db)).toEqual([]);
  });
});

test('eight requests of a guest to create a cart at once create one cart', async () => {
  const guest = await createShopper(await gatewayOn(database.db));
  const carts = await Promise.all(times(8, () => guest.createCart()));
  expect(new Set(carts.map(({ id }) => id)).size).toBe(1);
  expect(await brokenInvariants(database.db)).toEqual([]);
});

describe('a sign-in in four tabs', () => {
  const rounds = sizes.mergeRounds;

  /** Merges a guest cart from four tabs at once, round after round. Returns the statuses and the lines of the customer's cart. */
  async function mergeFromAllTabs(gateway: TestGateway) {
    const customer = await signInAs(gateway, 'homeowner@example.com');
    await customer.createCart();
    const statuses: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const guest = await createShopper(gateway);
      const { id } = await guest.createCart();
      await guest.change([{ action: 'addLineItem', sku: 'TL-300-GY', quantity: round }]);
      const change = { actions: [{ action: 'addLineItem', sku: 'BX-100-BOLT' }] };
      const body = { anonymousCartId: id, anonymousId: guest.anonymousId };
      const replies = await Promise.all([
        ...times(4, () => customer.send('POST', '/cart/merge', body)),
        customer.send('POST', '/cart/v2/items', change),
      ]);
      statuses.push(...replies.map(({ status }) => status));
    }
    const { lineItems } = await customer.cart();
    return { statuses: new Set(statuses), lines: lineItems.map(({ sku, quantity }) => `${quantity} ${sku}`).sort() };
  }

  test(
    'GW-005 a sign-in in four tabs merges the guest cart once, alongside other changes, and loses nothing',
    stressTimeout,
    async () => {
      await seedAccounts(database.db);
      expect(await mergeFromAllTabs(await gatewayOn(database.db))).toEqual({
        statuses: new Set([200]),
        lines: [`${rounds} BX-100-BOLT`, `${rounds} TL-300-GY`],
      });
      expect(await brokenInvariants(database.db)).toEqual([]);
    },
  );

  test('control: the suite detects that a merge loses units without row locks', stressTimeout, async () => {
    await seedAccounts(database.db);
    const { lines } = await mergeFromAllTabs(await gatewayOn(database.db.withPlugin(withoutRowLocks)));
    expect(lines).not.toEqual([`${rounds} BX-100-BOLT`, `${rounds} TL-300-GY`]);
  });
});
