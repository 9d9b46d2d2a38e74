import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { AccountType } from '@basin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderDatabase } from '../../testing/folder-database.ts';
import { runBasin } from '../../testing/run-basin.ts';
import { openDatabase } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { storeAccount } from '../customers/index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'basin trade '));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const ada = { firstName: 'Ada', lastName: 'Stone', newsletterOptIn: false, addresses: [] };
beforeAll(async () => {
  await (await folderDatabase(dataDir)).destroy();
  await signUp('homeowner@example.org', 'homeowner');
  await signUp('trade@example.org', 'trade');
});

async function signUp(email: string, accountType: AccountType): Promise<void> {
  const database = await openDatabase({ dataDir });
  const account = { email, login: email, persona: ['KOUS:FAF'], document: { ...ada, accountType } };
  await transact(database, (tx) => storeAccount(tx, account, 'none'));
  await database.destroy();
}

const run = (...args: string[]) => runBasin(dataDir, 'trade', ...args);

/** The groups of the customer who applied, and the e-mails to them. */
async function stored() {
  const db = await openDatabase({ dataDir });
  try {
    const { persona } = await db
      .selectFrom('customers')
      .select('persona')
      .where('email', '=', 'trade@example.org')
      .executeTakeFirstOrThrow();
    const mails = await db.selectFrom('outbox').select(['recipient', 'kind']).execute();
    return { persona, mails };
  } finally {
    await db.destroy();
  }
}

test('an operator sees who applied for trade prices, admits them with an e-mail, and can take the prices away', async () => {
  const listed = await run('list');
  expect(listed).toMatchObject({ code: 0 });
  expect(listed.printed).toMatch(/^\d{4}-\d\d-\d\d {2}trade +trade@example\.org {2}Ada Stone$/);
  expect(await run('admit', ' Trade@example.org')).toMatchObject({ code: 0 });
  const mails = [{ recipient: 'trade@example.org', kind: 'trade' }];
  expect(await stored()).toEqual({ persona: ['KOUS:TVS', 'KOUS:FAF'], mails });
  expect(await run('admit', 'trade@example.org')).toEqual({
    code: 1,
    printed: 'trade@example.org is a trade customer already.',
  });
  expect(await run('remove', 'trade@example.org', '--by', 'bo')).toMatchObject({ code: 0 });
  expect(await stored()).toEqual({ persona: ['KOUS:FAF'], mails });
});

test('the list shows who admitted or removed whom and when, by default the user of the machine', async () => {
  await run('admit', 'trade@example.org', '--by', 'ada');
  await run('remove', 'trade@example.org');
  await run('admit', 'trade@example.org', '--by', 'bo');
  const { printed } = await run('list');
  const [waiting, , heading, ...records] = printed.split('\n');
  expect([waiting, heading]).toEqual(['Nobody is waiting for trade prices.', 'Decisions:']);
  expect(records.slice(-3).map((line) => line.split(/ {2,}/).slice(1))).toEqual([
    ['admit', 'trade@example.org', 'ada'],
    ['remove', 'trade@example.org', userInfo().username],
    ['admit', 'trade@example.org', 'bo'],
  ]);
  expect(records.every((line) => /^\d{4}-\d\d-\d\d \d\d:\d\d /.test(line))).toBe(true);
  await run('remove', 'trade@example.org');
});

test('a declined applicant waits no longer, keeps their groups and can be admitted later', async () => {
  await signUp('kim@example.org', 'professional');
  expect((await run('list')).printed).toMatch(/professional +kim@example\.org/);
  expect(await run('decline', 'kim@example.org', '--by', 'ada')).toEqual({
    code: 0,
    printed: 'kim@example.org reads in the account that the application was declined.',
  });
  const { printed } = await run('list');
  expect(printed).toMatch(/^Nobody is waiting for trade prices\.\n\nDecisions:\n/);
  expect(printed).toMatch(/ {2}decline {2}kim@example\.org {2}ada$/m);
  expect(await run('decline', 'kim@example.org')).toEqual({
    code: 1,
    printed: 'kim@example.org is not waiting for trade prices.',
  });
  expect(await run('admit', 'kim@example.org')).toMatchObject({ code: 0 });
});

test('the commands in docs/trade.md succeed one after the other', async () => {
  const page = readFileSync(new URL('../../../../docs/trade.md', import.meta.url), 'utf8');
  const commands = [...page.matchAll(/^npm run basin -- trade (.+)$/gm)].map(([, args = '']) => args.split(' '));
  expect(commands.map(([name]) => name)).toEqual(['list', 'admit', 'decline', 'remove']);
  await signUp('jo@example.org', 'trade');
  const customers = new Map([
    ['lee@example.com', 'trade@example.org'],
    ['jo@example.com', 'jo@example.org'],
  ]);
  for (const args of commands) {
    const given = args.map((arg) => customers.get(arg) ?? arg);
    expect(await run(...given), args.join(' ')).toMatchObject({ code: 0 });
  }
});

test.each([
  [['admit', 'nobody@example.org'], 1, /^There is no customer nobody@example.org\.$/],
  [['remove', 'homeowner@example.org'], 1, /^homeowner@example.org is not a trade customer\.$/],
  [['admit'], 2, /^admit needs the e-mail address of a customer$/m],
  [['list', 'all'], 2, /^Unexpected argument: all$/m],
  [['invite', 'trade@example.org'], 2, /^trade has no command “invite”; it has list, admit, decline, remove\.$/m],
])('trade %j exits with %i and says why', async (args, code, printed) => {
  const result = await run(...args);
  expect(result.code).toBe(code);
  expect(result.printed).toMatch(printed);
});
