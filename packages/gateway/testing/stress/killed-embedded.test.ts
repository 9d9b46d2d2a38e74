import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { openDatabase } from '../../src/database/database.ts';
import { folderDatabase } from '../folder-database.ts';
import { fillCatalogue } from '../catalogue.ts';
import { cardPayment, fillCart, submission } from '../checkout.ts';
import { GatewayProcess } from '../gateway-process.ts';
import { inParallel, times } from '../in-parallel.ts';
import { retryWhenBusy } from '../retry-when-busy.ts';
import { createShopper } from '../shopper.ts';
import { submit, submitWithRetries, type Submission } from './submit-with-retries.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

const plenty = 1_000_000;

let dataDir: string;
let gateway: GatewayProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'basin-embedded-'));
  const db = await folderDatabase(dataDir);
  await fillCatalogue(db);
  await db.updateTable('stock').set({ available: plenty }).execute();
  await watchInvariants(db);
  await db.destroy();
  gateway = await GatewayProcess.create({ DATA_DIR: dataDir });
  await gateway.start();
}, stressTimeout.timeout);
afterAll(async () => {
  await gateway.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** A card token from the payment frame: only the process has access to the tables. */
async function frameToken(): Promise<string> {
  const card = { number: '4111111111111111', cvv: '123', expMonth: '12', expYear: '2034', holderName: 'Pat Doe' };
  const headers = { accept: 'application/json' };
  const request = new Request('http://frame.test/frame', { method: 'POST', headers, body: new URLSearchParams(card) });
  const response = await gateway.payment.fetch(request);
  return ((await response.json()) as { paypageRegistrationId: string }).paypageRegistrationId;
}

/** A paid cart of a new guest. */
async function paidCart(index: number): Promise<Submission> {
  const shopper = await createShopper(retryWhenBusy(gateway));
  const cart = await fillCart(shopper, [{ action: 'addLineItem', sku: 'BX-100-BOLT' }]);
  const key = { 'Idempotency-Key': `pay-${index}` };
  const payment = await shopper.send('POST', '/checkout/payment', cardPayment(cart, await frameToken()), key);
  return { shopper, body: submission(cart, payment), key: `submit-${index}` };
}

/** Kills and restarts the gateway after every `everyReplies` replies. */
function createKiller(everyReplies: number) {
  let [replies, kills] = [0, 0];
  let restart = Promise.resolve();
  const onReply = () => {
    replies += 1;
    if (replies % everyReplies !== 0 || kills >= sizes.kills) return;
    kills += 1;
    restart = restart.then(async () => {
      expect(await gateway.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
      await gateway.start();
    });
  };
  return { onReply, restarted: () => restart.then(() => kills) };
}

test(
  'SDK-088 while the process of the embedded database is killed again and again, no order is lost or placed twice',
  stressTimeout,
  async () => {
    const { killedSubmits } = sizes;
    const submissions = await inParallel(
      4,
      times(killedSubmits, (index) => () => paidCart(index)),
    );
    const { onReply, restarted } = createKiller(Math.floor(killedSubmits / (sizes.kills + 1)));
    const replies = await inParallel(
      4,
      submissions.map((each) => async () => {
        const reply = await submitWithRetries(each);
        onReply();
        return reply;
      }),
    );
    expect(await restarted()).toBe(sizes.kills);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    // the control: under a new key the order is not placed again, and the client does not get the first one
    const [first] = submissions;
    expect(first && (await submit({ ...first, key: 'another' })).status).toBe(409);
    const again = await inParallel(
      4,
      submissions.map((each) => () => submit(each)),
    );
    expect(again).toEqual(replies);
    await gateway.end('SIGKILL');
    const db = await openDatabase({ dataDir });
    const orders = await db.selectFrom('orders').select('id').execute();
    const answered = replies.map(({ body }) => (body as { id: string }).id);
    expect(orders.map(({ id }) => id).sort()).toEqual(answered.sort());
    expect(await brokenInvariants(db)).toEqual([]);
    // the invariants detect a lost order
    await db
      .deleteFrom('orders')
      .where('id', '=', answered[0] ?? '')
      .execute();
    expect(await brokenInvariants(db)).not.toEqual([]);
    await db.destroy();
  },
);
