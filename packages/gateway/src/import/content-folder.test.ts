import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { memoryDatabase } from '../../testing/database.ts';
import { followContent, importContent } from './content-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('in development an edited content file is imported without a restart, and invalid JSON is reported', async () => {
  const file = join(folder, 'dictionary', 'en.json');
  const write = (text: string): void => writeFileSync(file, text);
  mkdirSync(join(folder, 'dictionary'));
  write('{"cart.title":"Cart"}');
  const db = await memoryDatabase();
  const stored = async () => (await db.selectFrom('content').select('document').executeTakeFirst())?.document;
  const errors: unknown[] = [];
  await importContent(db, folder);
  expect(await stored()).toEqual({ 'cart.title': 'Cart' });
  const stop = followContent(db, folder, (error) => errors.push(error));
  write('{"cart.title":');
  await expect.poll(() => errors.length, { timeout: 120_000 }).toBe(1);
  write('{"cart.title":"Basket"}');
  await expect.poll(stored, { timeout: 120_000 }).toEqual({ 'cart.title': 'Basket' });
  stop();
  await db.destroy();
});
