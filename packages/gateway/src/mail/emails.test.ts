import { createCalls } from '@basin/sdk';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { seedAccounts } from '../demonstration/seed-accounts.ts';
import { identityCaller } from '../identity/testing.ts';
import { testGateway } from '../../testing/gateway.ts';
import { sendEmails } from './send-emails.ts';
import type { RenderedEmail } from './render-email.ts';

const gateway = await testGateway({ showsOutbox: true, shopOrigin: 'https://shop.example' });
const idp = identityCaller(gateway.identity);
const sdk = () => createCalls({ gatewayUrl: 'http://gateway.test', fetch: { gateway: gateway.fetch } });
beforeEach(async () => {
  for (const table of ['seedings', 'customers', 'attempts', 'outbox', 'newsletter_subscriptions'] as const)
    await gateway.db.deleteFrom(table).execute();
  await seedAccounts(gateway.db);
});
afterAll(() => gateway.close());

const forget = (username: string) => idp.post('/api/v1/authn/recovery/password', { username, factorType: 'EMAIL' });
const mails = async () => {
  const { body } = await idp.send('/outbox', { headers: { accept: 'application/json' } });
  return body.mails as (RenderedEmail & { id: string; kind: string; token: string | null })[];
};
const signUp = (changes: object = {}) =>
  sdk().customer.signUp({
    body: {
      email: 'ada@example.com',
      password: 'Quiet!Harbour2030',
      firstName: 'Ada',
      lastName: 'Byron',
      accountType: 'homeowner',
      locale: 'fr-CA',
      ...changes,
    },
  });
const send = async (receive: (email: RenderedEmail) => Promise<void> = () => Promise.resolve()) => {
  const sent: RenderedEmail[] = [];
  const take = async (email: RenderedEmail) => void sent.push((await receive(email), email));
  const count = await sendEmails(gateway.db, { send: take, shopOrigin: 'https://shop.example', now: gateway.now });
  return { sent, count };
};

test('who opens an account is welcomed in the language that it was opened in', async () => {
  await signUp();
  expect(await mails()).toMatchObject([{ kind: 'welcome', to: 'ada@example.com', subject: 'Bienvenue chez Basin' }]);
  expect((await mails())[0]?.text).toContain('Bonjour Ada,');
});

test('an account whose owner calls themselves by markup gets mail in which it is text', async () => {
  await signUp({ firstName: '<script>alert(1)</script>' });
  const [mail] = await mails();
  expect(mail?.html).not.toContain('<script');
  const page = await idp.send(`/outbox/${mail?.id ?? ''}`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('GW-018 the link of the mail opens the account, and a changed password is reported', async () => {
  await forget('homeowner@example.com');
  const [mail] = await mails();
  const url = new URL(/https:\/\/shop\.example\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const verified = await idp.post('/api/v1/authn/recovery/token', {
    recoveryToken: url.searchParams.get('recoveryToken'),
  });
  expect(verified.body.status).toBe('PASSWORD_RESET');
  await idp.post('/api/v1/authn/credentials/reset_password', {
    stateToken: verified.body.stateToken,
    newPassword: 'Fresh!Water2031',
  });
  expect((await mails()).map(({ kind }) => kind).sort()).toEqual(['passwordChanged', 'recovery']);
});

test('a new subscription is confirmed once, whoever asks again', async () => {
  const subscribe = () =>
    sdk().crm.subscribe({
      body: { email: 'eve@example.com', brand: 'Averell', source: 'footer', locale: 'en', optIn: true },
    });
  for (let count = 0; count < 3; count++) await subscribe();
  expect((await mails()).map(({ kind }) => kind)).toEqual(['subscription']);
});

test('a case is answered with its number, and nobody is flooded with such answers', async () => {
  const open = (subject: string) =>
    sdk().crm.openCase({
      body: {
        name: 'Eve',
        email: 'eve@example.com',
        subject,
        description: 'It drips.',
        brand: 'Averell',
        locale: 'fr',
      },
    });
  const { caseNumber } = await open('A drip');
  expect((await mails())[0]?.subject).toBe(`Votre question porte le numéro ${String(caseNumber)}`);
  for (let count = 0; count < 8; count++) await open(`Drip ${count}`);
  expect(await mails()).toHaveLength(5);
});

test('what is due is sent once, the oldest first, and its secret forgotten', async () => {
  await forget('homeowner@example.com');
  gateway.pass(1000);
  await signUp();
  const { sent, count } = await send();
  expect([count, sent.map(({ to }) => to)]).toEqual([2, ['homeowner@example.com', 'ada@example.com']]);
  expect(sent[0]?.text).toContain('recoveryToken=');
  expect((await mails()).map(({ token }) => token)).toEqual([null, null]);
  expect((await send()).count).toBe(0);
});

test('an e-mail that a mail service refuses is sent a minute later', async () => {
  await signUp();
  expect((await send(() => Promise.reject(new Error('the service is down')))).count).toBe(0);
  expect((await send()).count).toBe(0);
  gateway.pass(60_000);
  expect((await send()).count).toBe(1);
});

test('dead addresses hold up nobody: they are tried seven times, ever more rarely, then given up without their secrets', async () => {
  for (let index = 0; index < 7; index++) await signUp({ email: `dead-${index}@example.com` });
  await forget('homeowner@example.com');
  gateway.pass(1000);
  await signUp();
  await gateway.db.updateTable('outbox').set({ token: 'secret' }).where('recipient', 'like', 'dead%').execute();
  let attempts = 0;
  const receive = ({ to }: RenderedEmail) =>
    to.startsWith('dead') ? Promise.reject(new Error(`no mailbox ${++attempts}`)) : Promise.resolve();
  expect((await send(receive)).sent.map(({ to }) => to)).toEqual(['homeowner@example.com', 'ada@example.com']);
  const sendFor = async (rounds: number, pauseMs: number) => {
    for (let round = 0; round < rounds; round++) {
      gateway.pass(pauseMs);
      await send(receive);
    }
    return attempts / 7;
  };
  expect(await sendFor(60, 60_000)).toBe(4); // at once, then after 1, 5 and 21 minutes
  expect(await sendFor(72, 3_600_000)).toBe(7);
  const dead = await gateway.db.selectFrom('outbox').selectAll().where('recipient', 'like', 'dead%').execute();
  expect(dead.map(({ sent_at, token }) => [sent_at, token])).toEqual(Array(7).fill([null, null]));
  expect((await idp.send('/outbox')).body.text).toContain('given up after 7 attempts');
});

test('the outbox shows mail as its reader sees it, and in production there is none', async () => {
  await forget('homeowner@example.com');
  const [{ id } = { id: '' }] = await mails();
  const [list, page, text] = [
    await idp.send('/outbox'),
    await idp.send(`/outbox/${id}`),
    await idp.send(`/outbox/${id}/text`),
  ];
  expect(String(list.body.text)).toContain('Choose a new password');
  expect(String(page.body.text)).toContain('<h1');
  expect(String(text.body.text)).toContain('Hello');
  const production = identityCaller((await testGateway({ database: gateway.db })).identity);
  for (const path of ['/outbox', `/outbox/${id}`, `/outbox/${id}/text`])
    expect((await production.send(path)).status).toBe(404);
});
