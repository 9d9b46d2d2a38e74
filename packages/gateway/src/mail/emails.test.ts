import { createCalls } from '@basin/sdk';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { seedAccounts } from '../demonstration/seed-accounts.ts';
import { identityCaller } from '../identity/testing.ts';
import { sweepExpired } from '../main/sweep.ts';
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
const tokenIn = (mail: RenderedEmail | undefined) =>
  new URL(/https:\/\/shop\.example\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('recoveryToken');
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

test('a new account gets a welcome e-mail in the language of the sign-up', async () => {
  await signUp();
  expect(await mails()).toMatchObject([
    { kind: 'welcome', to: 'ada@example.com', subject: 'Bienvenue chez shop.example' },
  ]);
  expect((await mails())[0]?.text).toContain('Bonjour Ada,');
});

test('markup in a first name is escaped in the e-mail', async () => {
  await signUp({ firstName: '<script>alert(1)<script>' });
  const [mail] = await mails();
  expect(mail?.html).not.toContain('<script');
  const page = await idp.send(`/outbox/${mail?.id ?? ''}`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('GW-018 the link in a recovery e-mail resets the password, and the change is confirmed by e-mail', async () => {
  await forget('homeowner@example.com');
  const [mail] = await mails();
  const verified = await idp.post('/api/v1/authn/recovery/token', { recoveryToken: tokenIn(mail) });
  expect(verified.body.status).toBe('PASSWORD_RESET');
  await idp.post('/api/v1/authn/credentials/reset_password', {
    stateToken: verified.body.stateToken,
    newPassword: 'Fresh!Water2031',
  });
  expect((await mails()).map(({ kind }) => kind).sort()).toEqual(['passwordChanged', 'recovery']);
});

test('a repeated newsletter subscription sends one confirmation e-mail', async () => {
  const subscribe = () =>
    sdk().crm.subscribe({
      body: { email: 'eve@example.com', brand: 'Averell', source: 'footer', locale: 'en', optIn: true },
    });
  for (let count = 0; count < 3; count++) await subscribe();
  expect((await mails()).map(({ kind }) => kind)).toEqual(['subscription']);
});

test('a case, which may be an appointment, is confirmed as a request with its number, at most five times in a row per address', async () => {
  const open = (subject: string, email = 'eve@example.com') =>
    sdk().crm.openCase({
      body: {
        name: 'Eve',
        email,
        subject,
        description: 'It drips.',
        brand: 'Averell',
        locale: 'fr',
      },
    });
  const { caseNumber } = await open('A drip');
  expect((await mails())[0]?.subject).toBe(`Nous avons reçu votre demande ${String(caseNumber)}`);
  for (let count = 0; count < 8; count++) await open(`Drip ${count}`);
  for (const lookAlike of ['ｅve@example.com', 'eve@example。com', 'eve@ｅxample.com']) await open('A drip', lookAlike);
  expect(await mails()).toHaveLength(5);
});

test('due e-mail is sent once, oldest first, and its token is deleted', async () => {
  await forget('homeowner@example.com');
  gateway.pass(1000);
  await signUp();
  const { sent, count } = await send();
  expect([count, sent.map(({ to }) => to)]).toEqual([2, ['homeowner@example.com', 'ada@example.com']]);
  expect(sent[0]?.text).toContain('recoveryToken=');
  expect((await mails()).map(({ token }) => token)).toEqual([null, null]);
  expect((await send()).count).toBe(0);
});

test('an e-mail that the mail service rejects is retried a minute later', async () => {
  await signUp();
  expect((await send(() => Promise.reject(new Error('the service is down')))).count).toBe(0);
  expect((await send()).count).toBe(0);
  gateway.pass(60_000);
  expect((await send()).count).toBe(1);
});

test('new e-mail is sent before the retries of older e-mail', async () => {
  await signUp();
  await send(() => Promise.reject(new Error('the service is down')));
  gateway.pass(60_000);
  await signUp({ email: 'eve@example.com' });
  expect((await send()).sent.map(({ to }) => to)).toEqual(['eve@example.com', 'ada@example.com']);
});

test('the link of a recovery e-mail that waited 85 minutes for the mail server works for an hour from then', async () => {
  await forget('homeowner@example.com');
  const down = () => Promise.reject(new Error('the mail server is down'));
  for (const minutes of [0, 1, 4, 16]) {
    gateway.pass(minutes * 60_000);
    await send(down);
  }
  gateway.pass(64 * 60_000);
  await sweepExpired(gateway.db, gateway.now());
  const recoveryToken = tokenIn((await send()).sent[0]);
  gateway.pass(59 * 60_000);
  expect((await idp.post('/api/v1/authn/recovery/token', { recoveryToken })).status).toBe(200);
});

test('the link of a recovery e-mail that was sent late expires an hour later', async () => {
  await forget('homeowner@example.com');
  gateway.pass(85 * 60_000);
  const recoveryToken = tokenIn((await send()).sent[0]);
  gateway.pass(60 * 60_000);
  expect((await idp.post('/api/v1/authn/recovery/token', { recoveryToken })).status).toBe(403);
});

test('an e-mail whose link was deleted before a mail server was configured is not sent, and others are', async () => {
  await forget('homeowner@example.com');
  await signUp();
  gateway.pass(26 * 3_600_000);
  await sweepExpired(gateway.db, gateway.now());
  expect((await send()).sent.map(({ to }) => to)).toEqual(['ada@example.com']);
  expect((await mails()).map(({ kind }) => kind)).toEqual(['welcome']);
});

test('an e-mail whose link was used before a retry is not sent again', async () => {
  await forget('homeowner@example.com');
  const recoveryToken = tokenIn((await mails())[0]);
  await send(() => Promise.reject(new Error('the connection broke after the message')));
  await idp.post('/api/v1/authn/recovery/token', { recoveryToken });
  gateway.pass(60_000);
  expect((await send()).count).toBe(0);
});

test('undeliverable e-mail does not delay other e-mail: it is retried with backoff, and abandoned without its token after seven attempts', async () => {
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
  expect((await idp.send('/outbox')).body.text).toContain('abandoned after 7 attempts');
});

test('the outbox page shows e-mail as HTML and text in development, and is a 404 in production', async () => {
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
  expect((await idp.send('/outbox/%00')).status).toBe(404);
  const production = identityCaller((await testGateway({ database: gateway.db })).identity);
  for (const path of ['/outbox', `/outbox/${id}`, `/outbox/${id}/text`])
    expect((await production.send(path)).status).toBe(404);
});
