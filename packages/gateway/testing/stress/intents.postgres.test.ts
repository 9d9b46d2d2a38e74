import {
  ConflictError,
  createCalls,
  createCart,
  memoryTokenStore,
  type CartAction,
  type SdkCalls,
  type StoredSession,
} from '@basin/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { fillCatalogue } from '../catalogue.ts';
import { startFaultProxy, type FaultProxy } from '../fault-proxy/index.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { times } from '../in-parallel.ts';
import { postgresDatabase, type PostgresDatabase } from '../postgres.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

const writers = 10;
const skus = ['BX-100-BOLT', 'TL-300-GY', 'SH-200-CP'];

let database: PostgresDatabase;
let gateway: TestGateway;
let proxy: FaultProxy;
beforeAll(async () => {
  database = await postgresDatabase();
  await fillCatalogue(database.db);
  await database.db.updateTable('stock').set({ available: 1_000_000 }).execute();
  await watchInvariants(database.db);
  gateway = await testGateway({ database: database.db });
  const { author, identity } = gateway;
  proxy = await startFaultProxy({ gateway, author, identity });
}, stressTimeout.timeout);
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

type Cart = Awaited<ReturnType<SdkCalls['cart']['active']>>;

/** The actions that add one unit of a sku to a cart. */
function oneMoreOf(sku: string, { lineItems }: Cart): CartAction[] {
  const line = lineItems.find((each) => each.sku === sku);
  return line
    ? [{ action: 'changeLineItemQuantity', lineItemId: line.id, quantity: line.quantity + 1 }]
    : [{ action: 'addLineItem', sku, quantity: 1 }];
}

/** Adds one unit of a sku to the cart and returns the new version. */
type AddOne = (sdk: SdkCalls, sku: string) => Promise<number>;

/** Adds by intent, and retries after a conflict like a shopper who clicks again. */
const byIntent: AddOne = async (sdk, sku) => {
  for (;;) {
    try {
      const own = createCart(sdk);
      const line = (await own.get())?.lines.find((each) => each.sku === sku);
      return (await own.changeQuantity(line?.id ?? '', 1)).cart?.version ?? NaN;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
};

/** Repeats the same change with the newest version, which overwrites the changes of others. */
const blindly: AddOne = async (sdk, sku) => {
  const cart = await sdk.cart.active();
  const body = { cartId: cart.id, actions: oneMoreOf(sku, cart) };
  let { version } = cart;
  for (;;) {
    try {
      return (await sdk.cart.update({ body: { ...body, version } })).version;
    } catch (error) {
      if (!(error instanceof ConflictError) || error.currentVersion === undefined) throw error;
      version = error.currentVersion;
    }
  }
};

/** Changes one cart from ten tabs of a guest, each with its own SDK. */
async function changeFromAllTabs(changes: number, addOne: AddOne) {
  const sdkWith = (session: StoredSession | undefined) =>
    createCalls({
      gatewayUrl: proxy.openLeg().baseURL.gateway,
      tokens: memoryTokenStore(session),
      timeoutMs: { gateway: 120_000 },
      now: gateway.now,
    });
  const first = sdkWith(undefined);
  const { cart: filled } = await createCart(first).add(skus.map((sku) => ({ sku, quantity: 1 })));
  const before = filled?.version ?? NaN;
  const session = await first.session.current();
  const versions = await Promise.all(
    times(writers, async (writer) => {
      const sdk = sdkWith(session);
      const own: number[] = [];
      for (let turn = 0; turn < changes; turn += 1)
        own.push(await addOne(sdk, skus[(writer + turn) % skus.length] ?? expect.unreachable()));
      return own;
    }),
  );
  const cart = await first.cart.active();
  const units = cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return { before, versions, cart, lost: skus.length + writers * changes - units };
}

test(
  'control: the suite detects that ten writers lose changes when they blindly repeat them',
  stressTimeout,
  async () => {
    expect((await changeFromAllTabs(4, blindly)).lost).toBeGreaterThan(0);
  },
);

test(
  `SDK-061 ten writers make ${sizes.intents} changes each by intent, and each change takes effect exactly once`,
  stressTimeout,
  async () => {
    const { before, versions, cart, lost } = await changeFromAllTabs(sizes.intents, byIntent);
    expect(lost).toBe(0);
    expect(cart.lineItems.map(({ sku }) => sku).sort()).toEqual([...skus].sort());
    for (const own of versions) expect(own).toEqual([...own].sort((a, b) => a - b));
    // each change created one version
    expect(new Set(versions.flat()).size).toBe(writers * sizes.intents);
    expect(cart.version - before).toBe(writers * sizes.intents);
    expect(await brokenInvariants(database.db)).toEqual([]);
  },
);
