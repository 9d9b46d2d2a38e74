import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { fillCatalogue } from '../catalogue.ts';
import { cardPayment, cardToken, fillCart, submission } from '../checkout.ts';
import { testGateway } from '../gateway.ts';
import { inParallel, times } from '../in-parallel.ts';
import { roundRobin } from '../round-robin.ts';
import { retryWhenBusy } from '../retry-when-busy.ts';
import { postgresDatabase, type PostgresDatabase } from '../postgres.ts';
import { createShopper, shopperWith } from '../shopper.ts';
import { withoutRowLocks } from '../without-row-locks.ts';
import { inconsistenciesOf, recordHistory } from './cart-history.ts';
import { startFleet, type Fleet } from './fleet.ts';
import { playSequences } from './play-sequences.ts';
import { submit, submitWithRetries, type Submission } from './submit-with-retries.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

const plenty = 1_000_000;

let database: PostgresDatabase;
let fleet: Fleet;
beforeAll(async () => {
  database = await postgresDatabase();
  await fillCatalogue(database.db);
  await database.db.updateTable('stock').set({ available: plenty }).execute();
  await watchInvariants(database.db);
  fleet = await startFleet(database);
}, stressTimeout.timeout);
afterAll(async () => {
  await fleet.stop();
  await database.drop();
});

describe('eight clients and one cart', () => {
  const clients = 8;

  test(
    'GW-004 eight clients of one cart lose nothing and invent nothing: their history of changes and reads is consistent',
    stressTimeout,
    async () => {
      const shopper = await createShopper(fleet);
      const history = await recordHistory(shopper, clients, sizes.clientOperations);
      expect(history.changes.length + history.reads.length).toBe(clients * sizes.clientOperations);
      expect(inconsistenciesOf(history)).toEqual([]);
      expect(await brokenInvariants(database.db)).toEqual([]);
    },
  );

  test('control: the history shows that units are lost without row locks', stressTimeout, async () => {
    const unlocked = await testGateway({ database: database.db.withPlugin(withoutRowLocks) });
    const history = await recordHistory(await createShopper(unlocked), clients, 15);
    expect(inconsistenciesOf(history)).not.toEqual([]);
    expect(await brokenInvariants(database.db)).not.toEqual([]);
    await database.db.deleteFrom('carts').where('id', '=', history.first.id).execute();
  });
});

test(
  'GW-003 GW-004 GW-015 carts, favourites and profiles on three gateways match a small model',
  stressTimeout,
  async () => {
    const { modelSequences: count, modelCommands: longest } = sizes;
    const stage = { gateway: fleet, db: database.db, tokens: fleet.tokens, now: () => new Date() };
    await playSequences(stage, { count, longest, atOnce: 4 });
    expect(await brokenInvariants(database.db)).toEqual([]);
  },
);

describe('orders while gateways are killed', () => {
  /** A paid cart of a new guest. */
  async function paidCart(index: number): Promise<Submission> {
    const shopper = await createShopper(retryWhenBusy(fleet));
    const cart = await fillCart(shopper, [{ action: 'addLineItem', sku: 'BX-100-BOLT' }]);
    const token = await cardToken({ db: database.db, now: () => new Date() });
    const payment = await shopper.send('POST', '/checkout/payment', cardPayment(cart, token), {
      'Idempotency-Key': `pay-${index}`,
    });
    return { shopper, body: submission(cart, payment), key: `submit-${index}` };
  }

  const orderIds = async (): Promise<string[]> =>
    (await database.db.selectFrom('orders').select('id').execute()).map(({ id }) => id);

  /** Kills and restarts one gateway after another, each after `everyReplies` replies. */
  function createKiller(everyReplies: number) {
    let replies = 0;
    const restarts: Promise<void>[] = [];
    const onReply = () => {
      replies += 1;
      const victim = fleet.processes[restarts.length % fleet.processes.length];
      if (!victim || replies % everyReplies !== 0 || restarts.length >= sizes.kills) return;
      const previous = restarts.at(-1) ?? Promise.resolve();
      restarts.push(
        victim.end('SIGKILL').then(async () => {
          await previous;
          await victim.start();
        }),
      );
    };
    return { onReply, restarts };
  }

  test(
    'SDK-088 while gateways are killed, no order is lost or placed twice, and a repeated key returns the same bytes',
    stressTimeout,
    async () => {
      const { killedSubmits } = sizes;
      const submissions = await inParallel(
        6,
        times(killedSubmits, (index) => () => paidCart(index)),
      );
      const before = new Set(await orderIds()); // orders of the sequences above
      const { onReply, restarts } = createKiller(Math.floor(killedSubmits / (sizes.kills + 1)));
      const replies = await inParallel(
        6,
        submissions.map((each) => async () => {
          const reply = await submitWithRetries(each);
          onReply();
          return reply;
        }),
      );
      await Promise.all(restarts);
      expect(restarts).toHaveLength(sizes.kills);
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
      const orders = (await orderIds()).filter((id) => !before.has(id));
      const answered = replies.map(({ body }) => (body as { id: string }).id);
      expect(orders.sort()).toEqual(answered.sort());
      const again = await inParallel(
        6,
        submissions.map((each) => () => submit(each)),
      );
      expect(again).toEqual(replies);
      expect(await brokenInvariants(database.db)).toEqual([]);
    },
  );

  test('control: a client that uses a new key after a lost response never gets its order', async () => {
    const lost = await paidCart(-1);
    expect((await submit(lost)).status).toBe(201); // the client loses this response
    expect((await submit({ ...lost, key: 'another' })).status).toBe(409); // the order has changed the cart
    expect((await submit(lost)).status).toBe(201);
  });
});

describe('rate limits of three gateways', () => {
  /** Signs in to an unknown account from the IP address of a visitor. */
  const signIn = async (turn: number, visitor: string): Promise<number> => {
    const body = JSON.stringify({ username: `nobody-${turn}@example.com`, password: 'Wrong!Basin2030' });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': visitor };
    const request = new Request('http://id.example/api/v1/authn', { method: 'POST', headers, body });
    return (await roundRobin(fleet.processes, turn).identity.fetch(request)).status;
  };

  test(
    'three gateways share the count of a rate limit, and it survives the restart of one',
    stressTimeout,
    async () => {
      const network = `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}`;
      const statuses = await inParallel(
        4,
        times(100, (turn) => () => signIn(turn, `${network}::1`)),
      );
      expect(statuses.filter((status) => status !== 401)).toEqual([]);
      expect(await Promise.all(times(3, (turn) => signIn(turn, `${network}::ffff`)))).toEqual([429, 429, 429]);
      const gateway = roundRobin(fleet.processes, 1);
      await gateway.end('SIGKILL');
      await gateway.start();
      expect(await signIn(1, `${network}::2`)).toBe(429);
      expect(await signIn(1, '2001:db9::2')).toBe(401);
    },
  );
});

describe('shutdown', () => {
  test(
    'a gateway finishes the requests in progress after SIGTERM, accepts no new ones, and exits with code 0',
    stressTimeout,
    async () => {
      const [gateway, another] = fleet.processes;
      if (!gateway || !another) throw new Error('the fleet has fewer than two gateways');
      const { token, anonymousId } = await createShopper(fleet);
      const guest = shopperWith(gateway, token, anonymousId);
      await guest.createCart();
      const add = () =>
        guest.send('POST', '/cart/v2/items', { actions: [{ action: 'addLineItem', sku: 'TL-300-GY' }] });
      const first = await Promise.allSettled(times(20, add));
      const under = times(20, add);
      const ended = gateway.end('SIGTERM');
      const replies = await Promise.allSettled(under);
      expect(await ended).toEqual({ code: 0, signal: null });
      await expect(add()).rejects.toThrow();
      const accepted = [...first, ...replies].filter(
        (each) => each.status === 'fulfilled' && each.value.status === 200,
      );
      const cart = await shopperWith(another, token, anonymousId).cart();
      // a request that was rejected because it came too late had no effect
      expect(cart.totalLineItemQuantity).toBe(accepted.length);
      expect(accepted.length).toBeGreaterThanOrEqual(20);
    },
  );
});
