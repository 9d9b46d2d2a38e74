import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { fillCatalogue } from '../catalogue.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { inParallel, times } from '../in-parallel.ts';
import { postgresDatabase, type PostgresDatabase } from '../postgres.ts';
import { startPostgresServer, type PostgresServer } from '../postgres-server.ts';
import { createShopper, type Shopper } from '../shopper.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

const requests = 40;

let server: PostgresServer;
let database: PostgresDatabase;
let gateway: TestGateway;
let guest: Shopper;
beforeAll(async () => {
  server = await startPostgresServer();
  database = await postgresDatabase(server.url);
  await fillCatalogue(database.db);
  await watchInvariants(database.db);
  gateway = await testGateway({ database: database.db });
  guest = await createShopper(gateway);
  await guest.createCart();
}, stressTimeout.timeout);
afterAll(async () => {
  await database.drop();
  await server.stop();
});

/** Pauses or resumes every process of the server. */
async function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const parent = await server.pid();
  for (const pid of [parent, ...(await childrenOf(parent))]) process.kill(pid, signal);
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''))); // the process has exited
  return pids.filter((_, index) => Number(/\) \w (\d+)/.exec(stats[index] ?? '')?.[1]) === parent).map(Number);
}

const add = async () => {
  const body = JSON.stringify({ actions: [{ action: 'addLineItem', sku: 'TL-300-GY' }] });
  const headers = { Authorization: `Bearer ${guest.token}`, 'Content-Type': 'application/json' };
  const response = await gateway.fetch(
    new Request('http://gateway.test/cart/v2/items', { method: 'POST', headers, body }),
  );
  return [response.status, response.headers.get('retry-after')];
};

// childrenOf needs /proc
test.runIf(process.platform === 'linux')(
  'calls return 503 with Retry-After while the database is paused, and succeed again after it resumes',
  stressTimeout,
  async () => {
    const control = new pg.Client({ connectionString: database.url });
    await control.connect();
    expect(await add()).toEqual([200, null]);
    await signalAll('SIGSTOP');
    const pause = wait(sizes.databasePauseMs);
    let isControlAnswered = false;
    const unlimited = control.query('select 1').then(() => (isControlAnswered = true));
    const replies = await Promise.all(times(requests, add));
    expect(new Set(replies.map((each) => each.join()))).toEqual(new Set(['503,1']));
    await pause;
    // the control: a client without a timeout still waits, so the database was paused
    expect(isControlAnswered).toBe(false);
    await signalAll('SIGCONT');
    await unlimited;
    await control.end();
    while ((await add())[0] !== 200) await wait(100);
    const later = await inParallel(
      4,
      times(requests, () => add),
    );
    expect(later).toEqual(times(requests, () => [200, null]));
    expect(await brokenInvariants(database.db)).toEqual([]);
  },
);

test('the database itself cancels a statement that takes too long', stressTimeout, async () => {
  const { message } = await sql`select pg_sleep(30)`.execute(database.db).then(
    () => new Error('the database did not cancel the statement'),
    (error: unknown) => error as Error,
  );
  expect(message).toContain('statement timeout');
});
