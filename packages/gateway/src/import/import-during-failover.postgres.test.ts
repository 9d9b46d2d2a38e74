import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Tx } from '../database/database.ts';
import { product, variant } from '../../testing/catalogue.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import { importRecords, type ImportKind } from './import-records.ts';
import { productImport } from './import-products.ts';

test('an import whose database ends its connection, as in a fail-over, continues after a pause', async () => {
  const { db, drop } = await postgresDatabase();
  onTestFinished(drop);
  const disconnect = async (tx: Tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
  };
  let attempts = 0;
  const disconnected: ImportKind<(typeof records)[number]['value']> = {
    ...productImport,
    async store(tx, items) {
      if (++attempts === 1) await disconnect(tx);
      return productImport.store(tx, items);
    },
  };
  const pauses: number[] = [];
  const counts = await importRecords(db, Readable.from(records), disconnected, {
    onUnavailable: (pauseMs) => pauses.push(pauseMs),
  });
  expect([counts, attempts, pauses]).toEqual([{ imported: 1, bad: 0 }, 2, [1_000]]);
  expect(await db.selectFrom('products').select('id').execute()).toEqual([{ id: 'p-1' }]);
});

const records = [{ number: 1, value: product('p-1', [variant('TP-1', 100)]) }];
