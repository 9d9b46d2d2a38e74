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
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { fillCatalogue } from '../catalogue.ts';
import { startFaultProxy, type FaultProxy } from '../fault-proxy/index.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { times } from '../in-parallel.ts';
import { postgresDatabase, type PostgresDatabase } from '../postgres.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

const WRITERS = 10;
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
}, patience.timeout);
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

type Cart = Awaited<ReturnType<SdkCalls['cart']['active']>>;

/** One more of a sku than the cart has. */
function oneMoreOf(sku: string, { lineItems }: Cart): CartAction[] {
  const line = lineItems.find((each) => each.sku === sku);
  return line
    ? [{ action: 'changeLineItemQuantity', lineItemId: line.id, quantity: line.quantity + 1 }]
    : [{ action: 'addLineItem', sku, quantity: 1 }];
}

/** Puts one more of a sku into the cart; the version that came of it. */
type AddOne = (sdk: SdkCalls, sku: string) => Promise<number>;

/** By intent; who meets two conflicts in a row wants it all the same, as a shopper does who presses again. */
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

/** The same change again with the newest version: what was seen before is written over what others did. */
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

/** Ten tabs of one guest, each with an SDK of its own, change the same cart so often. */
async function changeTogether(changes: number, addOne: AddOne) {
  const sdkWith = (session: StoredSession | undefined) =>
    createCalls({
      gatewayUrl: proxy.wayWith().baseURL.gateway,
      tokens: memoryTokenStore(session),
      timeoutMs: { gateway: 120_000 },
      now: gateway.now,
    });
  const first = sdkWith(undefined);
  const { cart: filled } = await createCart(first).add(skus.map((sku) => ({ sku, quantity: 1 })));
  const before = filled?.version ?? NaN;
  const session = await first.session.current();
  const versions = await Promise.all(
    times(WRITERS, async (writer) => {
      const sdk = sdkWith(session);
      const own: number[] = [];
      for (let turn = 0; turn < changes; turn += 1)
        own.push(await addOne(sdk, skus[(writer + turn) % skus.length] ?? expect.unreachable()));
      return own;
    }),
  );
  const cart = await first.cart.active();
  const units = cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return { before, versions, cart, lost: skus.length + WRITERS * changes - units };
}

test(
  'control: ten writers who send their change again blindly lose some, and this suite sees it',
  patience,
  async () => {
    expect((await changeTogether(4, blindly)).lost).toBeGreaterThan(0);
  },
);

test(
  `SDK-061 ${sizes.intents} changes of each of ten writers all land by intent: none lost, none twice`,
  patience,
  async () => {
    const { before, versions, cart, lost } = await changeTogether(sizes.intents, byIntent);
    expect(lost).toBe(0);
    expect(cart.lineItems.map(({ sku }) => sku).sort()).toEqual([...skus].sort());
    for (const own of versions) expect(own).toEqual([...own].sort((a, b) => a - b));
    // each change made one version, and no two the same
    expect(new Set(versions.flat()).size).toBe(WRITERS * sizes.intents);
    expect(cart.version - before).toBe(WRITERS * sizes.intents);
    expect(await brokenInvariants(database.db)).toEqual([]);
  },
);
