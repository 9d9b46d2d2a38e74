import { expect, test } from 'vitest';
import { memoryDatabase } from '../../../testing/database.ts';
import { countAttempt, limitFailures } from './attempts.ts';

const limit = { name: 'test', max: 3, windowSeconds: 900 };
const at = (milliseconds: number): Date => new Date(Date.UTC(2030, 0, 2, 10) + milliseconds);

test('attempts that arrive out of order at the start of a window are all counted', async () => {
  const db = await memoryDatabase();
  const counts: number[] = [];
  for (const milliseconds of [5, 0, 7, 2, -900]) {
    counts.push((await countAttempt(db, limit, 'someone', at(milliseconds))).count);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5]);
  await db.destroy();
});

test('a window opened by a clock that was a year ahead is replaced', async () => {
  const db = await memoryDatabase();
  const year = 365 * 24 * 3_600_000;
  for (let tries = 0; tries < 4; tries += 1) await countAttempt(db, limit, 'someone', at(year));
  expect(await countAttempt(db, limit, 'someone', at(0))).toMatchObject({ count: 1, isOver: false });
  await db.destroy();
});

test('an attempt that one limit rejects does not count for the others', async () => {
  const db = await memoryDatabase();
  const [shopper, network] = [limit, { ...limit, name: 'network', max: 0 }];
  const context = { db, now: () => at(0) };
  const attempt = () =>
    limitFailures(
      context,
      [
        [shopper, 'someone'],
        [network, 'an office'],
      ],
      () => Promise.resolve(),
      () => true,
    );
  for (let tries = 0; tries < 5; tries += 1) await expect(attempt()).rejects.toMatchObject({ status: 429 });
  expect((await countAttempt(db, shopper, 'someone', at(0))).count).toBe(1);
  await db.destroy();
});
