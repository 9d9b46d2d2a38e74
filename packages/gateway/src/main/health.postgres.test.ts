import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GatewayProcess } from '../../testing/gateway-process.ts';
import { postgresDatabase, type PostgresDatabase } from '../../testing/postgres.ts';

let database: PostgresDatabase;
let dataDir: string;
beforeEach(async () => {
  database = await postgresDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'basin-health-'));
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a gateway that waits for a migration is live but not ready, and responds to shoppers with 503', async () => {
  const gateway = await GatewayProcess.create({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  const status = async (path: string) =>
    (await gateway.fetch(new Request(`http://gateway.test${path}`)).catch(() => undefined))?.status;
  const migration = await database.db.startTransaction().execute();
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(migration); // the gateway may start slowly
  await sql`lock table kysely_migration in access exclusive mode`.execute(migration);
  const started = gateway.start();
  await expect.poll(() => status('/health/live'), { timeout: 120_000 }).toBe(200);
  expect([await status('/health/ready'), await status('/cart/active')]).toEqual([503, 503]);
  await migration.rollback().execute();
  await started;
  expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 200]);
  await gateway.end('SIGTERM');
});
