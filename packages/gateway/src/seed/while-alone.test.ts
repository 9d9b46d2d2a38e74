import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../store/database.ts';
import { memoryDatabase } from '../testing/database.ts';
import { whileAlone } from './while-alone.ts';

let db: Db;
beforeAll(async () => {
  db = await memoryDatabase();
});
afterAll(() => db.destroy());

let done = 0;
const count = (): Promise<void> => {
  done += 1;
  return Promise.resolve();
};

/** A database whose first statements end with an error. */
function failing(times: number, error: Error): Db {
  let left = times;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (left-- > 0) throw error;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return db.withPlugin(plugin);
}

test('what fills the tables is tried again when the database cannot answer for a moment, and done once', async () => {
  done = 0;
  await whileAlone(failing(3, new Error('Connection terminated unexpectedly')), count);
  expect(done).toBe(1);
});

test('control: any other error ends it at once', async () => {
  done = 0;
  const filling = whileAlone(failing(1, new Error('syntax error')), count);
  await expect(filling).rejects.toThrow('syntax error');
  expect(done).toBe(0);
});
