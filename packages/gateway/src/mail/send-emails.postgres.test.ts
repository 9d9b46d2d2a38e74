import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../database/database.ts';
import { times } from '../../testing/in-parallel.ts';
import { postgresDatabase, type PostgresDatabase } from '../../testing/postgres.ts';
import { withoutRowLocks } from '../../testing/without-row-locks.ts';
import { postEmail } from './email.ts';
import { sendEmails } from './send-emails.ts';

let database: PostgresDatabase;
beforeAll(async () => {
  database = await postgresDatabase();
});
afterAll(() => database.drop());

const EMAILS = 40;
const SENDERS = 6;
let id = 0;
const clock = { now: () => new Date('2030-01-02T10:00:00Z'), newId: () => `e-${++id}` };

/** Everything that several senders send at once of what waits, by recipient. */
async function sentBySeveral(db: Db): Promise<string[]> {
  for (let count = 0; count < EMAILS; count++)
    await postEmail(database.db, { recipient: `reader-${id}@example.com`, kind: 'subscription', locale: 'en' }, clock);
  const sent: string[] = [];
  // A mail server takes a moment, so that the senders overlap.
  const send = async ({ to }: { to: string }) => {
    await delay(5);
    sent.push(to);
  };
  const { now } = clock;
  await Promise.all(times(SENDERS, () => sendEmails(db, { send, shopOrigin: 'https://shop.example', now })));
  return sent;
}

test('senders at the same time send each e-mail once', async () => {
  const sent = await sentBySeveral(database.db);
  expect([sent.length, new Set(sent).size]).toEqual([EMAILS, EMAILS]);
});

test('control: without row locks some are sent twice, and this suite sees it', async () => {
  const unlocked = database.db.withPlugin(withoutRowLocks);
  let sent = 0;
  for (let round = 0; round < 20 && sent <= EMAILS; round += 1) sent = (await sentBySeveral(unlocked)).length;
  expect(sent).toBeGreaterThan(EMAILS);
});
