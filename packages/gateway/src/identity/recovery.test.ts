import { afterAll, beforeEach, expect, test } from 'vitest';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { testGateway } from '../../testing/gateway.ts';
import { identityCaller } from './testing.ts';

const gateway = await testGateway({ showsOutbox: true });
const idp = identityCaller(gateway.identity);
beforeEach(async () => {
  for (const table of ['seedings', 'customers', 'attempts', 'outbox'] as const)
    await gateway.db.deleteFrom(table).execute();
  await seedAccounts(gateway.db);
});
afterAll(() => gateway.close());

const freshPassword = 'Fresh!Water2031';
const step = (path: string, body: object) => idp.post(`/api/v1/authn${path}`, body);
const request = (kind: 'password' | 'unlock', username: string) =>
  step(`/recovery/${kind}`, { username, factorType: 'EMAIL' });
const mails = async () => {
  const { body } = await idp.send('/outbox', { headers: { accept: 'application/json' } });
  return body.mails as { recipient: string; kind: string; token: string }[];
};
const mailedToken = async (username: string) => {
  await request('password', username);
  return (await mails())[0]?.token ?? '';
};
const errorOf = ({ status, body }: Awaited<ReturnType<typeof step>>) => [status, body.errorCode];

test('GW-018 SDK-025 a token from an e-mail leads to PASSWORD_RESET, and then to a new password that can sign in', async () => {
  const { tokens, cookie } = await idp.tokensFor('homeowner@example.com', demoPassword);
  const verified = await step('/recovery/token', { recoveryToken: await mailedToken('homeowner@example.com') });
  expect(verified.body).toMatchObject({
    status: 'PASSWORD_RESET',
    recoveryType: 'PASSWORD',
    _links: { next: { name: 'resetPassword' } },
  });
  const reset = await step('/credentials/reset_password', {
    stateToken: verified.body.stateToken,
    newPassword: freshPassword,
  });
  expect(reset.body).toMatchObject({ status: 'SUCCESS', sessionToken: expect.any(String) as string });
  expect((await idp.signIn('homeowner@example.com', freshPassword)).body.status).toBe('SUCCESS');
  expect((await idp.signIn('homeowner@example.com', demoPassword)).status).toBe(401);
  // the reset ends all sessions of the old password
  expect((await idp.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
  expect((await idp.send('/api/v1/sessions/me', { headers: { cookie } })).status).toBe(404);
});

test('GW-018 a recovery request gets the same response whether or not the account exists, and e-mails existing accounts only', async () => {
  const [known, unknown] = [
    await request('password', 'homeowner@example.com'),
    await request('password', 'nobody@example.com'),
  ];
  expect([known.status, known.body]).toEqual([
    200,
    { status: 'RECOVERY_CHALLENGE', factorResult: 'WAITING', factorType: 'EMAIL', recoveryType: 'PASSWORD' },
  ]);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['homeowner@example.com']);
});

test('GW-018 an account gets at most five recovery e-mails in 15 minutes', async () => {
  for (let count = 0; count < 8; count++) {
    expect((await request('password', 'homeowner@example.com')).status).toBe(200);
    gateway.pass(30_000);
  }
  expect(await mails()).toHaveLength(5);
});

test('GW-018 a recovery request that is repeated within 30 seconds sends one e-mail', async () => {
  await Promise.all([request('password', 'homeowner@example.com'), request('password', 'homeowner@example.com')]);
  gateway.pass(29_000);
  expect((await request('password', 'homeowner@example.com')).status).toBe(200);
  expect(await mails()).toHaveLength(1);
  gateway.pass(1_000);
  await request('password', 'homeowner@example.com');
  expect(await mails()).toHaveLength(2);
});

test('GW-018 a recovery token is valid once and for an hour, and a malformed one gets another error', async () => {
  const token = await mailedToken('homeowner@example.com');
  expect((await step('/recovery/token', { recoveryToken: token })).status).toBe(200);
  expect(errorOf(await step('/recovery/token', { recoveryToken: token }))).toEqual([403, 'E0000105']);
  gateway.pass(30_000);
  const late = await mailedToken('homeowner@example.com');
  gateway.pass(3_600_000);
  expect(errorOf(await step('/recovery/token', { recoveryToken: late }))).toEqual([403, 'E0000105']);
  expect(errorOf(await step('/recovery/token', { recoveryToken: 'guess' }))).toEqual([401, 'E0000011']);
});

test('GW-018 the token of one recovery step is not accepted by another step', async () => {
  const recoveryToken = await mailedToken('homeowner@example.com');
  const { body } = await idp.signIn('expired@example.com', demoPassword);
  for (const stateToken of [recoveryToken, String(body.stateToken), 'x'.repeat(43)]) {
    const response = await step('/credentials/reset_password', { stateToken, newPassword: freshPassword });
    expect(errorOf(response)).toEqual([401, 'E0000011']);
  }
});

test('GW-018 SDK-212 a password that violates the policy is rejected with its causes, and the reset can be retried', async () => {
  const { body } = await step('/recovery/token', { recoveryToken: await mailedToken('homeowner@example.com') });
  const reset = (newPassword: string) =>
    step('/credentials/reset_password', { stateToken: body.stateToken, newPassword });
  const rejected = await reset('short');
  expect(errorOf(rejected)).toEqual([403, 'E0000014']);
  expect(rejected.body.errorCauses).toContainEqual({ errorSummary: 'Password is too short' });
  expect((await reset(demoPassword)).body.errorCauses).toEqual([{ errorSummary: 'Password is the current one' }]);
  expect((await reset(freshPassword)).body.status).toBe('SUCCESS');
  expect(errorOf(await reset('Other!Water2032'))).toEqual([401, 'E0000011']);
});

test('GW-018 an account with a security question requires its answer before a new password', async () => {
  const { body } = await step('/recovery/token', { recoveryToken: await mailedToken('trade@example.com') });
  expect(body).toMatchObject({
    status: 'RECOVERY',
    _embedded: { user: { recovery_question: { question: expect.any(String) as string } } },
  });
  const wrong = await step('/recovery/answer', { stateToken: body.stateToken, answer: 'kitchen' });
  expect(errorOf(wrong)).toEqual([403, 'E0000087']);
  const right = await step('/recovery/answer', { stateToken: body.stateToken, answer: ' Bathroom ' });
  expect(right.body.status).toBe('PASSWORD_RESET');
  const reset = await step('/credentials/reset_password', {
    stateToken: right.body.stateToken,
    newPassword: freshPassword,
  });
  expect(reset.body.status).toBe('SUCCESS');
});

test('GW-018 guessing the answer to a security question is rate-limited', async () => {
  const { body } = await step('/recovery/token', { recoveryToken: await mailedToken('trade@example.com') });
  const answer = (text: string) => step('/recovery/answer', { stateToken: body.stateToken, answer: text });
  for (let count = 0; count < 5; count++) await answer(`guess ${count}`);
  expect(errorOf(await answer('bathroom'))).toEqual([403, 'E0000087']);
});

test('GW-018 a required password change can be cancelled by its link, which ends the transaction', async () => {
  const { body } = await idp.signIn('expired@example.com', demoPassword);
  const { cancel } = body._links as { cancel: { href: string } };
  expect(new URL(cancel.href).pathname).toBe('/api/v1/authn/cancel');
  const cancelChange = () => idp.post('/api/v1/authn/cancel', { stateToken: body.stateToken });
  expect((await cancelChange()).status).toBe(200);
  expect(errorOf(await cancelChange())).toEqual([401, 'E0000011']);
  const change = { stateToken: body.stateToken, oldPassword: demoPassword, newPassword: freshPassword };
  expect(errorOf(await step('/credentials/change_password', change))).toEqual([401, 'E0000011']);
});

test('GW-018 an expired password is changed with the old password, and the new one can sign in', async () => {
  const { body } = await idp.signIn('expired@example.com', demoPassword);
  const change = (oldPassword: string) =>
    step('/credentials/change_password', { stateToken: body.stateToken, oldPassword, newPassword: freshPassword });
  expect(errorOf(await change('Wrong!Water2030'))).toEqual([403, 'E0000014']);
  expect((await change(demoPassword)).body).toMatchObject({
    status: 'SUCCESS',
    sessionToken: expect.any(String) as string,
  });
  expect((await idp.signIn('expired@example.com', freshPassword)).body.status).toBe('SUCCESS');
});

test('GW-018 an unlock e-mail unlocks a locked account, and a login with too many attempts', async () => {
  await request('unlock', 'locked@example.com');
  const { body } = await step('/recovery/token', { recoveryToken: (await mails())[0]?.token });
  expect(body).toMatchObject({ status: 'SUCCESS', recoveryType: 'UNLOCK' });
  expect(body).not.toHaveProperty('sessionToken');
  expect((await idp.signIn('locked@example.com', demoPassword)).body.status).toBe('SUCCESS');

  for (let count = 0; count < 11; count++) await idp.signIn('homeowner@example.com', 'Wrong!Water2030');
  expect((await idp.signIn('homeowner@example.com', demoPassword)).body.status).toBe('LOCKED_OUT');
  gateway.pass(1);
  await request('unlock', 'homeowner@example.com');
  await step('/recovery/token', { recoveryToken: (await mails())[0]?.token });
  expect((await idp.signIn('homeowner@example.com', demoPassword)).body.status).toBe('SUCCESS');
});

test('GW-018 unlocking an account does not renew an expired password', async () => {
  await request('unlock', 'expired@example.com');
  await step('/recovery/token', { recoveryToken: (await mails())[0]?.token });
  expect((await idp.signIn('expired@example.com', demoPassword)).body.status).toBe('PASSWORD_EXPIRED');
});

test('the outbox is served in development only', async () => {
  await request('password', 'homeowner@example.com');
  const page = await idp.send('/outbox');
  expect([page.status, String(page.body.text).includes('homeowner@example.com')]).toEqual([200, true]);
  const production = await testGateway({ database: gateway.db });
  expect((await identityCaller(production.identity).send('/outbox')).status).toBe(404);
});
