import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from './database.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { withExclusiveLock } from './with-exclusive-lock.ts';

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

/** A database whose first statements fail. */
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

test('work under the lock is retried while the database is unavailable and runs once', async () => {
  done = 0;
  await withExclusiveLock(failing(3, new Error('Connection terminated unexpectedly')), count);
  expect(done).toBe(1);
});

test.each([new Error('syntax error'), Object.assign(new Error('No space left on device'), { code: '53100' })])(
  'control: any other error fails without a retry (%s)',
  async (error) => {
    done = 0;
    await expect(withExclusiveLock(failing(1, error), count)).rejects.toThrow(error.message);
    expect(done).toBe(0);
  },
);
