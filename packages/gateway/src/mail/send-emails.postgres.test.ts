import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../database/database.ts';
import { times } from '../../testing/in-parallel.ts';
import { postgresDatabase, type PostgresDatabase } from '../../testing/postgres.ts';
import { withoutRowLocks } from '../../testing/without-row-locks.ts';
import { queueEmail } from './email.ts';
import { sendEmails } from './send-emails.ts';

let database: PostgresDatabase;
beforeAll(async () => {
  database = await postgresDatabase();
});
afterAll(() => database.drop());

const emails = 40;
const senders = 6;
let id = 0;
const clock = { now: () => new Date('2030-01-02T10:00:00Z'), newId: () => `e-${++id}` };

/** Queues e-mail and runs several senders at once; returns the recipients that they sent to. */
async function sentBySeveral(db: Db): Promise<string[]> {
  for (let count = 0; count < emails; count++)
    await queueEmail(database.db, { recipient: `reader-${id}@example.com`, kind: 'subscription', locale: 'en' }, clock);
  const sent: string[] = [];
  // the delay of a mail server makes the senders overlap
  const send = async ({ to }: { to: string }) => {
    await delay(5);
    sent.push(to);
  };
  const { now } = clock;
  await Promise.all(times(senders, () => sendEmails(db, { send, shopOrigin: 'https://shop.example', now })));
  return sent;
}

test('concurrent senders send each e-mail once', async () => {
  const sent = await sentBySeveral(database.db);
  expect([sent.length, new Set(sent).size]).toEqual([emails, emails]);
});

test('control: without row locks this suite detects e-mail that is sent twice', async () => {
  const unlocked = database.db.withPlugin(withoutRowLocks);
  let sent = 0;
  for (let round = 0; round < 20 && sent <= emails; round += 1) sent = (await sentBySeveral(unlocked)).length;
  expect(sent).toBeGreaterThan(emails);
});
