import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { fillCatalogue } from '../catalogue.ts';
import { cardPayment, cardToken, fillCart, submission } from '../checkout.ts';
import { testGateway } from '../gateway.ts';
import { inParallel, times } from '../in-parallel.ts';
import { inTurn } from '../in-turn.ts';
import { patient } from '../patient.ts';
import { postgresDatabase, type PostgresDatabase } from '../postgres.ts';
import { createShopper, shopperWith } from '../shopper.ts';
import { withoutRowLocks } from '../without-row-locks.ts';
import { faultsOf, recordHistory } from './cart-history.ts';
import { startFleet, type Fleet } from './fleet.ts';
import { playSequences } from './play-sequences.ts';
import { submit, submitUntilAnswered, type Submission } from './submit-until-answered.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

const PLENTY = 1_000_000;

let database: PostgresDatabase;
let fleet: Fleet;
beforeAll(async () => {
  database = await postgresDatabase();
  await fillCatalogue(database.db);
  await database.db.updateTable('stock').set({ available: PLENTY }).execute();
  await watchInvariants(database.db);
  fleet = await startFleet(database);
}, patience.timeout);
afterAll(async () => {
  await fleet.stop();
  await database.drop();
});

describe('eight clients and one cart', () => {
  const CLIENTS = 8;

  test(
    'GW-004 lose nothing and invent nothing: every answer fits between the one before and the one after',
    patience,
    async () => {
      const shopper = await createShopper(fleet);
      const history = await recordHistory(shopper, CLIENTS, sizes.clientOperations);
      expect(history.changes.length + history.looks.length).toBe(CLIENTS * sizes.clientOperations);
      expect(faultsOf(history)).toEqual([]);
      expect(await brokenInvariants(database.db)).toEqual([]);
    },
  );

  test('control: without row locks units are lost, and the history shows it', patience, async () => {
    const unlocked = await testGateway({ database: database.db.withPlugin(withoutRowLocks) });
    const history = await recordHistory(await createShopper(unlocked), CLIENTS, 15);
    expect(faultsOf(history)).not.toEqual([]);
    expect(await brokenInvariants(database.db)).not.toEqual([]);
    await database.db.deleteFrom('carts').where('id', '=', history.first.id).execute();
  });
});

test('GW-003 GW-004 GW-015 carts, favourites and profiles are what a small model says', patience, async () => {
  const { modelSequences: count, modelCommands: longest } = sizes;
  const stage = { gateway: fleet, db: database.db, tokens: fleet.tokens, now: () => new Date() };
  await playSequences(stage, { count, longest, atOnce: 4 });
  expect(await brokenInvariants(database.db)).toEqual([]);
});

describe('orders while gateways are killed', () => {
  /** A paid cart of a new guest. */
  async function paidCart(index: number): Promise<Submission> {
    const shopper = await createShopper(patient(fleet));
    const cart = await fillCart(shopper, [{ action: 'addLineItem', sku: 'BX-100-BOLT' }]);
    const token = await cardToken({ db: database.db, now: () => new Date() });
    const payment = await shopper.send('POST', '/checkout/payment', cardPayment(cart, token), {
      'Idempotency-Key': `pay-${index}`,
    });
    return { shopper, body: submission(cart, payment), key: `submit-${index}` };
  }

  const orderIds = async (): Promise<string[]> =>
    (await database.db.selectFrom('orders').select('id').execute()).map(({ id }) => id);

  /** Kills one gateway after the other, each time so many answers have come, and starts it again. */
  function killer(everyAnswers: number) {
    let answers = 0;
    const restarts: Promise<void>[] = [];
    const onAnswer = () => {
      answers += 1;
      const victim = fleet.processes[restarts.length % fleet.processes.length];
      if (!victim || answers % everyAnswers !== 0 || restarts.length >= sizes.kills) return;
      const previous = restarts.at(-1) ?? Promise.resolve();
      restarts.push(
        victim.end('SIGKILL').then(async () => {
          await previous;
          await victim.start();
        }),
      );
    };
    return { onAnswer, restarts };
  }

  test('SDK-088 none is lost, none is made twice, and the same key has the same bytes', patience, async () => {
    const { killedSubmits } = sizes;
    const submissions = await inParallel(
      6,
      times(killedSubmits, (index) => () => paidCart(index)),
    );
    const before = new Set(await orderIds()); // of the sequences above, which sell now and then
    const { onAnswer, restarts } = killer(Math.floor(killedSubmits / (sizes.kills + 1)));
    const answers = await inParallel(
      6,
      submissions.map((each) => async () => {
        const answer = await submitUntilAnswered(each);
        onAnswer();
        return answer;
      }),
    );
    await Promise.all(restarts);
    expect(restarts).toHaveLength(sizes.kills);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const orders = (await orderIds()).filter((id) => !before.has(id));
    const answered = answers.map(({ body }) => (body as { id: string }).id);
    expect(orders.sort()).toEqual(answered.sort());
    const again = await inParallel(
      6,
      submissions.map((each) => () => submit(each)),
    );
    expect(again).toEqual(answers);
    expect(await brokenInvariants(database.db)).toEqual([]);
  });

  test('control: a client that takes a new key after its answer was lost never learns of its order', async () => {
    const lost = await paidCart(-1);
    expect((await submit(lost)).status).toBe(201); // and then the line is cut
    expect((await submit({ ...lost, key: 'another' })).status).toBe(409); // its cart is another by now
    expect((await submit(lost)).status).toBe(201);
  });
});

describe('limits over three gateways', () => {
  /** A sign-in of no one, for a visitor of the shop. */
  const signIn = async (turn: number, visitor: string): Promise<number> => {
    const body = JSON.stringify({ username: `nobody-${turn}@example.com`, password: 'Wrong!Basin2030' });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': visitor };
    const request = new Request('http://id.example/api/v1/authn', { method: 'POST', headers, body });
    return (await inTurn(fleet.processes, turn).identity.fetch(request)).status;
  };

  test('count together, and go on where they were when a gateway starts again', patience, async () => {
    const network = `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}`;
    const statuses = await inParallel(
      4,
      times(100, (turn) => () => signIn(turn, `${network}::1`)),
    );
    expect(statuses.filter((status) => status !== 401)).toEqual([]);
    expect(await Promise.all(times(3, (turn) => signIn(turn, `${network}::ffff`)))).toEqual([429, 429, 429]);
    const gateway = inTurn(fleet.processes, 1);
    await gateway.end('SIGKILL');
    await gateway.start();
    expect(await signIn(1, `${network}::2`)).toBe(429);
    expect(await signIn(1, '2001:db9::2')).toBe(401);
  });
});

describe('a gateway that is asked to end', () => {
  test('answers what is under way, takes nothing new, and ends well', patience, async () => {
    const [gateway, another] = fleet.processes;
    if (!gateway || !another) throw new Error('there is no gateway');
    const { token, anonymousId } = await createShopper(fleet);
    const guest = shopperWith(gateway, token, anonymousId);
    await guest.createCart();
    const add = () => guest.send('POST', '/cart/v2/items', { actions: [{ action: 'addLineItem', sku: 'TL-300-GY' }] });
    const first = await Promise.allSettled(times(20, add));
    const under = times(20, add);
    const ended = gateway.end('SIGTERM');
    const answers = await Promise.allSettled(under);
    expect(await ended).toEqual({ code: 0, signal: null });
    await expect(add()).rejects.toThrow();
    const accepted = [...first, ...answers].filter((each) => each.status === 'fulfilled' && each.value.status === 200);
    const cart = await shopperWith(another, token, anonymousId).cart();
    // what was refused because the connection came too late was not done either
    expect(cart.totalLineItemQuantity).toBe(accepted.length);
    expect(accepted.length).toBeGreaterThanOrEqual(20);
  });
});
