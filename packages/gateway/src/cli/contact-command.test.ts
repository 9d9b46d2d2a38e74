import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopper } from '../../testing/shopper.ts';
import { folderDatabase } from '../../testing/folder-database.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { sdkOn } from '../../testing/sdk.ts';
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
  gateway.pass(1000);
  await send('POST', '/crm/newsletter/subscription', { ...newsletter, email: 'al@example.org' });
  await openCaseWithFiles(gateway);
  [today, tomorrow] = [isoDay(gateway.now()), isoDay(new Date(gateway.now().getTime() + 86_400_000))];
  await database.destroy();
});

/** Opens the second case, with two files. */
async function openCaseWithFiles(gateway: TestGateway) {
  const sdk = sdkOn(gateway);
  const upload = async (fileName: string, type: string, content: BlobPart) => {
    const query = { fileName, formAsset: 'case', brand: 'basin' };
    return (await sdk.assets.upload({ query, body: new Blob([content], { type }) })).url;
  };
  const attachments = [
    await upload('drip', 'application/pdf', '%PDF-1.7 the drip'),
    await upload('crack', 'image/jpeg', Uint8Array.of(0xff, 0xd8, 0xff)),
  ];
  const contact = { name: 'Cy Reed', email: 'cy@example.org', subject: 'A drip', description: 'It drips.' };
  await sdk.crm.openCase({ body: { ...contact, brand: 'Basin', locale: 'en', attachments } });
}

const run = (...args: string[]) => runBasin(dataDir, 'contact', ...args);

test('an operator reads the messages of the contact form and the newsletter subscriptions, also since a day', async () => {
  const { code, printed } = await run('cases', '--since', today);
  expect([code, ...printed.split('\n').map((line) => JSON.parse(line) as unknown)]).toMatchObject([
    0,
    {
      caseNumber: expect.stringMatching(/^C\d+$/) as string,
      email: 'ada@example.org',
      name: 'Ada Stone',
      description: 'Is the "Rill" in stock?\nI need two.',
    },
    { name: 'Cy Reed' },
  ]);
  const subscriptions = (await run('subscriptions')).printed.split('\n').map((line) => JSON.parse(line) as unknown);
  expect(subscriptions).toMatchObject([{ email: 'bo@example.org', locale: 'en' }, { email: 'al@example.org' }]);
  expect(await run('cases', '--since', tomorrow)).toEqual({ code: 0, printed: 'No cases.' });
});

test('an operator saves the files of a case into a folder, under the number of the case', async () => {
  const folder = join(dataDir, 'files');
  const names = ['C100002-1.pdf', 'C100002-2.jpg'];
  const saved = await run('attachments', 'c100002', folder);
  expect(saved).toEqual({ code: 0, printed: names.map((name) => join(folder, name)).join('\n') });
  expect(readdirSync(folder)).toEqual(names);
  expect(readFileSync(join(folder, 'C100002-1.pdf'), 'utf8')).toBe('%PDF-1.7 the drip');
  expect(await run('attachments', 'C100001', folder)).toEqual({ code: 0, printed: 'No attachments.' });
  expect(await run('attachments', 'C9', folder)).toEqual({ code: 1, printed: "The case 'C9' was not found." });
});

test('the commands in docs/contact.md succeed', async () => {
  const page = readFileSync(new URL('../../../../docs/contact.md', import.meta.url), 'utf8');
  const commands = [...page.matchAll(/^npm run --silent basin -- contact ([^>\n]+?)(?: >.*)?$/gm)].map(
    ([, args = '']) => args.split(' '),
  );
  expect(commands.map(([name]) => name)).toEqual(['cases', 'subscriptions', 'attachments']);
  for (const args of commands) expect(await run(...args), args.join(' ')).toMatchObject({ code: 0 });
});

test.each([
  [['cases', '--since', 'monday'], /^--since must be a day such as 2030-01-31, not monday$/m],
  [['cases', 'C1'], /^Unexpected argument: C1$/m],
  [['attachments', 'C100001'], /^contact attachments needs the number of a case and a folder\.$/m],
  [['attachments', 'C100001', 'files/', '--since', '2030-01-01'], /^Unknown option '--since'/m],
  [[], /^contact needs a command: cases, subscriptions, attachments\.$/m],
])('contact %j exits with 2 and says why', async (args, printed) => {
  const result = await run(...args);
  expect(result.code).toBe(2);
  expect(result.printed).toMatch(printed);
});
