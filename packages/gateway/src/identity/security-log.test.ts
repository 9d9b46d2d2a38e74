import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { testGateway } from '../../testing/gateway.ts';
import { codeOf, identityCaller } from './testing.ts';

const lines: string[] = [];
const logger = pino({}, { write: (line: string) => void lines.push(line) });
const gateway = await testGateway({ fill: seedAccounts, logger });
const idp = identityCaller(gateway.identity);
afterAll(() => gateway.close());

const eventsOf = async (act: () => Promise<unknown>) => {
  lines.length = 0;
  await act();
  return lines.flatMap((line) => (JSON.parse(line) as { event?: string }).event ?? []);
};

test('security events are logged without logins, passwords or tokens', async () => {
  const wrong = 'Wrong!Basin2030';
  const written: string[] = [];
  const record = async (act: () => Promise<unknown>) => {
    const events = await eventsOf(act);
    written.push(...lines);
    return events;
  };
  expect(await record(() => idp.signIn('homeowner@example.com', wrong))).toEqual(['sign-in-refused']);
  expect(await record(() => idp.signIn('nobody@example.com', wrong))).toEqual(['sign-in-refused']);
  const { body } = await idp.signIn('homeowner@example.com', demoPassword);
  const code = codeOf((await idp.authorize({ sessionToken: String(body.sessionToken) })).headers);
  const { body: tokens } = await idp.redeem(code);
  await idp.refresh(String(tokens.refresh_token));
  gateway.pass(30_001);
  expect(await record(() => idp.refresh(String(tokens.refresh_token)))).toEqual(['refresh-token-reused']);
  expect(await record(() => idp.redeem(code))).toEqual(['code-refused']);
  for (let count = 0; count < 10; count++) await idp.signIn('nobody@example.com', wrong);
  expect(await record(() => idp.signIn('nobody@example.com', wrong))).toEqual(['sign-in-locked']);
  const text = written.join('');
  expect(text).toContain('/api/v1/authn'); // control: the requests are logged
  for (const secret of ['@example.com', wrong, code, String(tokens.refresh_token)]) expect(text).not.toContain(secret);
});
