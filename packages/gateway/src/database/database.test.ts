import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { memoryDatabase } from '../../testing/database.ts';
import { folderDatabase } from '../../testing/folder-database.ts';
import { openDatabase } from './database.ts';
import { FolderLockedError } from './folder-lock.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'basin-database-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const row = {
  owner: 'guest:1',
  call: 'submit',
  key: 'k',
  body_hash: 'h',
  status: 201,
  answer: '{}',
  created_at: new Date('2030-01-02T10:00:00Z'),
};

test('a folder database persists its rows and can be opened only once at a time', async () => {
  const first = await folderDatabase(dataDir);
  await first.insertInto('idempotency_keys').values(row).execute();
  await expect(openDatabase({ dataDir })).rejects.toThrow(FolderLockedError);
  await first.destroy();
  const second = await openDatabase({ dataDir });
  const persisted = await second.selectFrom('idempotency_keys').selectAll().executeTakeFirstOrThrow();
  await second.destroy();
  expect(persisted).toEqual(row);
});

test('each in-memory test database is an independent copy', async () => {
  const [one, other] = await Promise.all([memoryDatabase(), memoryDatabase()]);
  await one.insertInto('idempotency_keys').values(row).execute();
  expect(await other.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  await sql`create table written_here (id integer)`.execute(one); // changes pages that all copies start with
  await sql`checkpoint`.execute(one);
  const later = await memoryDatabase();
  await sql`create table written_here (id integer)`.execute(later);
  await Promise.all([one.destroy(), other.destroy(), later.destroy()]);
});
