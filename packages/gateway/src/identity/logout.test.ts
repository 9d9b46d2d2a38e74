import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { accountOf, identityCaller, redirectOf } from './testing.ts';

let gateway: TestGateway;
let idp: ReturnType<typeof identityCaller>;
beforeAll(async () => {
  gateway = await testGateway({ fill: seedAccounts });
  idp = identityCaller(gateway.identity);
});
afterAll(() => gateway.close());

const isAccepted = async (token: string) => (await accountOf(gateway, token)).status === 200;

describe('revocation and logout', () => {
  test('GW-018 a revoked access or refresh token is invalid at once, and revoking an unknown token also returns 200', async () => {
    for (const kind of ['access_token', 'refresh_token'] as const) {
      const { tokens } = await idp.tokensFor('homeowner@example.com', demoPassword);
      expect((await idp.revoke(tokens[kind], { token_type_hint: kind })).status).toBe(200);
      expect(await isAccepted(tokens.access_token)).toBe(false);
      expect((await idp.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    }
    expect((await idp.revoke('unknown')).status).toBe(200);
  });

  test('GW-018 a client cannot revoke the tokens of another client', async () => {
    const { tokens } = await idp.tokensFor('homeowner@example.com', demoPassword);
    expect((await idp.revoke(tokens.refresh_token, { client_id: 'other' })).status).toBe(200);
    expect(await isAccepted(tokens.access_token)).toBe(true);
  });

  test('GW-018 the session cookie reads, extends and closes its session', async () => {
    const { cookie } = await idp.tokensFor('homeowner@example.com', demoPassword);
    const headers = { cookie };
    const session = await idp.send('/api/v1/sessions/me', { headers });
    expect(session.body).toMatchObject({ login: 'homeowner@example.com', status: 'ACTIVE' });
    gateway.pass(3_600_000);
    const extended = await idp.send('/api/v1/sessions/me/lifecycle/refresh', { method: 'POST', headers });
    expect(Date.parse(String(extended.body.expiresAt)) - Date.parse(String(session.body.expiresAt))).toBe(3_600_000);
    expect((await idp.send('/api/v1/sessions/me', { method: 'DELETE', headers })).status).toBe(204);
    const gone = await idp.send('/api/v1/sessions/me', { headers });
    expect([gone.status, gone.body.errorCode]).toEqual([404, 'E0000007']);
    expect((await idp.send('/api/v1/sessions/me', { method: 'DELETE', headers })).status).toBe(404);
    expect(redirectOf((await idp.authorize({ prompt: 'none' }, cookie)).headers).searchParams.get('error')).toBe(
      'login_required',
    );
  });

  test('GW-018 a session that is used every day ends 30 days after the sign-in', async () => {
    const { cookie } = await idp.tokensFor('homeowner@example.com', demoPassword);
    const refresh = () => idp.send('/api/v1/sessions/me/lifecycle/refresh', { method: 'POST', headers: { cookie } });
    const statuses: number[] = [];
    for (let day = 1; day <= 30; day++) {
      gateway.pass(86_400_000);
      statuses.push((await refresh()).status);
    }
    expect(statuses).toEqual([...Array<number>(29).fill(200), 404]);
  });

  test('GW-018 logout ends the session and redirects only to a registered URL of the shop', async () => {
    const { cookie, tokens } = await idp.tokensFor('homeowner@example.com', demoPassword);
    const path = (address: string) =>
      `/oauth2/default/v1/logout?id_token_hint=${tokens.id_token}&state=s&post_logout_redirect_uri=${encodeURIComponent(address)}`;
    const home = await idp.send(path('http://localhost:3000/'), { headers: { cookie } });
    expect([home.status, home.headers.get('location')]).toEqual([302, 'http://localhost:3000/?state=s']);
    expect(home.headers.get('set-cookie')).toMatch(/^sid=; Max-Age=0/);
    expect((await idp.send('/api/v1/sessions/me', { headers: { cookie } })).status).toBe(404);
    const evil = await idp.send(path('http://localhost:3000.evil.example/'));
    expect([evil.status, evil.headers.get('location')]).toEqual([200, null]);
  });
});
