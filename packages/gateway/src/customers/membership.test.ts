import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { seedAccounts } from '../demonstration/seed-accounts.ts';
import { hashSecret } from '../identity/secret.ts';
import { testGateway } from '../../testing/gateway.ts';
import { times } from '../../testing/in-parallel.ts';
import { createShopper, signInAs } from '../../testing/shopper.ts';

const lines: string[] = [];
const logger = pino({}, { write: (line: string) => void lines.push(line) });
const gateway = await testGateway({ logger });
beforeEach(async () => {
  lines.length = 0;
  for (const table of ['seedings', 'customers', 'attempts', 'invitations'] as const)
    await gateway.db.deleteFrom(table).execute();
  await seedAccounts(gateway.db);
});
afterAll(() => gateway.close());

const personaOf = async (email: string) => (await (await signInAs(gateway, email)).send('GET', '/customer/me')).body;

test('DOM-005 GW-008 a customer joins a group with its code, and their next token contains the group', async () => {
  const shopper = await signInAs(gateway, 'homeowner@example.com');
  const { status, body } = await shopper.send('POST', '/membership/assign/persona', {
    persona: 'FAF',
    code: 'FRIENDS-2030',
  });
  expect([status, body]).toEqual([200, { success: true, persona: ['KOUS:FAF'] }]);
  expect(await personaOf('homeowner@example.com')).toMatchObject({
    version: 2,
    persona: ['KOUS:FAF'],
    customerGroup: { key: 'FAF' },
  });
  const again = await shopper.send('POST', '/membership/assign/persona', { persona: 'FAF', code: 'FRIENDS-2030' });
  expect(again.status).toBe(409);
});

test.each(['friends-2030', ' Friends-2030 '])('GW-008 the code FRIENDS-2030 can be typed as "%s"', async (code) => {
  const shopper = await signInAs(gateway, 'homeowner@example.com');
  const { status } = await shopper.send('POST', '/membership/assign/persona', { persona: 'FAF', code });
  expect(status).toBe(200);
});

test('DOM-005 GW-008 a company associate joins with the company code, which is logged', async () => {
  const shopper = await signInAs(gateway, 'homeowner@example.com');
  const entry = { email: 'homer@company.example', employeeId: 'E-7', company: 'Basin', code: 'COMPANY-2030' };
  expect(await shopper.send('POST', '/membership/associate/entry', entry)).toEqual({
    status: 200,
    body: { success: true },
  });
  expect(await personaOf('homeowner@example.com')).toMatchObject({ persona: ['KOUS:CAS'] });
  expect(lines.join('')).toContain('"event":"group-joined"');
});

test.each([
  ['friends@example.com', 'CAS'],
  ['trade@example.com', 'TVS'],
])('GW-008 after %s has joined a company too, the prices are those of %s', async (email, key) => {
  const member = await signInAs(gateway, email);
  const entry = { email: 'pat@company.example', code: 'COMPANY-2030' };
  await member.send('POST', '/membership/associate/entry', entry);
  expect(await personaOf(email)).toMatchObject({ customerGroup: { key } });
});

test.each([
  ['no code', { persona: 'FAF' }],
  ['a wrong code', { persona: 'FAF', code: 'GUESS' }],
  ['the code of another group', { persona: 'CAS', code: 'FRIENDS-2030' }],
  ['the trade as the group', { persona: 'TVS', code: 'FRIENDS-2030' }],
  ['an invented group', { persona: 'KING', code: 'FRIENDS-2030' }],
])('GW-008 joining a group with %s is rejected', async (_, request) => {
  const shopper = await signInAs(gateway, 'homeowner@example.com');
  expect((await shopper.send('POST', '/membership/assign/persona', request)).status).toBe(400);
  expect(await personaOf('homeowner@example.com')).toMatchObject({ version: 1, persona: [] });
});

test('GW-008 nobody joins the trade group with a code, not even with one stored for that group', async () => {
  await gateway.db
    .insertInto('invitations')
    .values({ persona: 'TVS', code_hash: hashSecret('SLY'), uses_left: 1 })
    .execute();
  const shopper = await signInAs(gateway, 'homeowner@example.com');
  expect((await shopper.send('POST', '/membership/assign/persona', { persona: 'TVS', code: 'SLY' })).status).toBe(400);
});

test('GW-008 a single-use code admits only one customer', async () => {
  await gateway.db
    .insertInto('invitations')
    .values({ persona: 'FAF', code_hash: hashSecret('ONCE'), uses_left: 1 })
    .execute();
  const shoppers = await Promise.all(
    ['homeowner', 'company', 'trade'].map((name) => signInAs(gateway, `${name}@example.com`)),
  );
  const request = { persona: 'FAF', code: 'ONCE' };
  const responses = await Promise.all(
    shoppers.map((shopper) => shopper.send('POST', '/membership/assign/persona', request)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('GW-008 of two codes that differ only in letter case, joining uses the one as typed and leaves the other', async () => {
  const invitation = (code: string) => ({ persona: 'FAF', code_hash: hashSecret(code), uses_left: 1 });
  await gateway.db.insertInto('invitations').values(['abc', 'ABC'].map(invitation)).execute();
  const usesLeft = async () => {
    const rows = await gateway.db.selectFrom('invitations').selectAll().where('uses_left', 'is not', null).execute();
    return ['abc', 'ABC'].map((code) => rows.find((row) => row.code_hash === hashSecret(code))?.uses_left);
  };
  const join = async (name: string) =>
    (await signInAs(gateway, `${name}@example.com`)).send('POST', '/membership/assign/persona', {
      persona: 'FAF',
      code: 'abc',
    });
  await join('homeowner');
  expect(await usesLeft()).toEqual([0, 1]);
  await join('company');
  expect(await usesLeft()).toEqual([0, 0]);
});

test('GW-008 a trade customer who joins another group keeps trade prices', async () => {
  const shopper = await signInAs(gateway, 'trade@example.com');
  await shopper.send('POST', '/membership/assign/persona', { persona: 'FAF', code: 'FRIENDS-2030' });
  expect(await personaOf('trade@example.com')).toMatchObject({
    persona: ['KOUS:TVS', 'KOUS:FAF'],
    customerGroup: { key: 'TVS' },
  });
});

test('GW-008 guessing membership codes is rate-limited, and guests cannot join a group', async () => {
  const shopper = await signInAs(gateway, 'homeowner@example.com');
  const guess = (code: string) => shopper.send('POST', '/membership/assign/persona', { persona: 'FAF', code });
  for (const code of times(10, (index) => `GUESS-${index}`)) await guess(code);
  expect((await guess('FRIENDS-2030')).status).toBe(429);
  const guest = await createShopper(gateway);
  expect(
    (await guest.send('POST', '/membership/assign/persona', { persona: 'FAF', code: 'FRIENDS-2030' })).status,
  ).toBe(403);
});
