import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readEnvironment } from '../../src/main/environment.ts';
import { startupFailure } from '../../src/main/startup-failure.ts';
import { seedIfEmpty } from '../../src/demonstration/seed-catalogue.ts';
import { openDatabase } from '../../src/database/database.ts';

const disk = vi.hoisted(() => ({ writesUntilFull: Infinity }));
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const statfsSync = () => ({ bavail: disk.writesUntilFull-- > 0 ? 1_000_000 : 100, bsize: 4096 });
  return { ...fs, statfsSync };
});

const dataDir = mkdtempSync(join(tmpdir(), 'basin-full-disk-'));
afterEach(() => {
  disk.writesUntilFull = Infinity;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a disk that fills up during seeding is reported in one line, and the database stays readable', async () => {
  const db = await openDatabase({ dataDir });
  disk.writesUntilFull = 10;
  const error: unknown = await seedIfEmpty(db, { count: 200, today: new Date() }).catch((thrown: unknown) => thrown);
  expect(startupFailure(error, readEnvironment({ DATA_DIR: dataDir }))).toMatch(
    /^the disk of DATA_DIR [^\n]+ is full \(0 MB left\): free some space, or set DATA_DIR to another folder$/,
  );
  expect(await db.selectFrom('products').select('id').execute()).toEqual([]);
  await db.destroy();
});
