import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopper } from '../../testing/shopper.ts';
import { folderDatabase } from '../../testing/folder-database.ts';
import { testGateway } from '../../testing/gateway.ts';
import { runBasin } from '../../testing/run-basin.ts';
import { isoDay } from '../texts/company-day.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'basin contact '));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let today: string;
let tomorrow: string;
beforeAll(async () => {
  const database = await folderDatabase(dataDir);
  const gateway = await testGateway({ database });
  const { send } = await createShopper(gateway);
  const [brand, locale] = ['Basin', 'en'];
  const description = 'Is the "Rill" in stock?\nI need two.';
  const contact = { name: 'Ada Stone', email: 'ada@example.org', subject: 'Stock', description, brand, locale };
  await send('POST', '/crm/webtocase', contact, { 'idempotency-key': 'one' });
  const newsletter = { email: 'bo@example.org', brand, source: 'footer', locale, optIn: true };
  await send('POST', '/crm/newsletter/subscription', newsletter);
  [today, tomorrow] = [isoDay(gateway.now()), isoDay(new Date(gateway.now().getTime() + 86_400_000))];
  await database.destroy();
});

const run = (...args: string[]) => runBasin(dataDir, 'contact', ...args);

test('an operator reads the messages of the contact form and the newsletter subscriptions, also since a day', async () => {
  const { code, printed } = await run('cases', '--since', today);
  expect([code, JSON.parse(printed)]).toMatchObject([
    0,
    {
      caseNumber: expect.stringMatching(/^C\d+$/) as string,
      email: 'ada@example.org',
      name: 'Ada Stone',
      description: 'Is the "Rill" in stock?\nI need two.',
    },
  ]);
  expect(JSON.parse((await run('subscriptions')).printed)).toMatchObject({ email: 'bo@example.org', locale: 'en' });
  expect(await run('cases', '--since', tomorrow)).toEqual({ code: 0, printed: 'No cases.' });
});

test('the commands in docs/contact.md succeed', async () => {
  const page = readFileSync(new URL('../../../../docs/contact.md', import.meta.url), 'utf8');
  const commands = [...page.matchAll(/^npm run --silent basin -- contact ([^>\n]+?)(?: >.*)?$/gm)].map(
    ([, args = '']) => args.split(' '),
  );
  expect(commands.map(([name]) => name)).toEqual(['cases', 'subscriptions']);
  for (const args of commands) expect(await run(...args), args.join(' ')).toMatchObject({ code: 0 });
});

test.each([
  [['cases', '--since', 'monday'], /^--since must be a day such as 2030-01-31, not monday$/m],
  [['cases', 'C1'], /^Unexpected argument: C1$/m],
  [[], /^contact needs a command: cases, subscriptions\.$/m],
])('contact %j exits with 2 and says why', async (args, printed) => {
  const result = await run(...args);
  expect(result.code).toBe(2);
  expect(result.printed).toMatch(printed);
});
