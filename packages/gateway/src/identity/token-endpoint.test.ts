import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { accountOf, challenge, codeOf, identityCaller } from './testing.ts';

let gateway: TestGateway;
let idp: ReturnType<typeof identityCaller>;
beforeAll(async () => {
  gateway = await testGateway({ fill: seedAccounts });
  idp = identityCaller(gateway.identity);
});
afterAll(() => gateway.close());

const sessionToken = async (username = 'homeowner@example.com') =>
  String((await idp.signIn(username, demoPassword)).body.sessionToken);
const newCode = async () => codeOf((await idp.authorize({ sessionToken: await sessionToken() })).headers);
const isAccepted = async (token: string) => (await accountOf(gateway, token)).status === 200;

describe('redeeming a code', () => {
  test('GW-018 SDK-024 a code is redeemed for tokens whose claims identify the customer', async () => {
    const { tokens } = await idp.tokensFor('trade@example.com', demoPassword);
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'session openid offline_access' });
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({
      sub: 'trade@example.com',
      uid: expect.any(String) as string,
      persona: ['KOUS:TVS'],
      firstName: 'Trudy',
      lastName: 'Trade',
      scp: ['session', 'openid', 'offline_access'],
    });
    expect(claims).not.toHaveProperty('koc');
    const idToken = decodeJwt(tokens.id_token);
    expect(idToken).toMatchObject({ aud: 'storefront', nonce: 'nonce-1', email: 'trade@example.com', sub: claims.uid });
  });

  test('GW-018 the access token of an associate contains their associate id', async () => {
    const { tokens } = await idp.tokensFor('associate@example.com', demoPassword);
    expect(decodeJwt(tokens.access_token)).toMatchObject({ koc: 'A-1001' });
  });

  test('GW-018 an id token is not accepted as an access token', async () => {
    const { tokens } = await idp.tokensFor('homeowner@example.com', demoPassword);
    expect([await isAccepted(tokens.access_token), await isAccepted(tokens.id_token)]).toEqual([true, false]);
  });

  test('GW-018 without the scope offline_access no refresh token is issued, and without openid no id token', async () => {
    const { tokens } = await idp.tokensFor('homeowner@example.com', demoPassword, { scope: 'session' });
    expect(Object.keys(tokens).sort()).toEqual(['access_token', 'expires_in', 'scope', 'token_type']);
  });

  test('DOM-069 an authorization request without a scope gets session, openid and offline_access', async () => {
    const { tokens } = await idp.tokensFor('homeowner@example.com', demoPassword, { scope: undefined });
    expect(tokens.scope.split(' ')).toEqual(['session', 'openid', 'offline_access']);
    expect([typeof tokens.refresh_token, typeof tokens.id_token]).toEqual(['string', 'string']);
  });

  test('GW-018 a code is valid once, and its second use revokes the tokens of the first', async () => {
    const code = await newCode();
    const { body } = await idp.redeem(code);
    expect(await isAccepted(String(body.access_token))).toBe(true);
    const second = await idp.redeem(code);
    expect([second.status, second.body.error]).toEqual([400, 'invalid_grant']);
    expect(await isAccepted(String(body.access_token))).toBe(false);
    expect((await idp.refresh(String(body.refresh_token))).body.error).toBe('invalid_grant');
  });

  test('GW-018 only one of several concurrent redemptions of a code gets tokens', async () => {
    const code = await newCode();
    const responses = await Promise.all(Array.from({ length: 10 }, () => idp.redeem(code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    [{ code_verifier: 'w'.repeat(64) }],
    [{ code_verifier: challenge }],
    [{ redirect_uri: 'http://localhost:3000/' }],
    [{ code: 'unknown' }],
  ])('GW-018 redeeming a code with %o fails and consumes the code', async (fields) => {
    const code = await newCode();
    const { status, body } = await idp.redeem(code, fields);
    expect([status, body.error]).toEqual([400, 'invalid_grant']);
    expect((await idp.redeem(code)).status).toBe('code' in fields ? 200 : 400);
  });

  test('GW-018 a code is valid for one minute', async () => {
    const [late, early] = [await newCode(), await newCode()];
    gateway.pass(59_000);
    expect((await idp.redeem(early)).status).toBe(200);
    gateway.pass(1_000);
    expect((await idp.redeem(late)).body.error).toBe('invalid_grant');
  });

  test('GW-018 an invalid token request gets the specified OAuth error', async () => {
    expect((await idp.token({ grant_type: 'password' })).body.error).toBe('unsupported_grant_type');
    expect((await idp.token({})).body.error).toBe('unsupported_grant_type');
    expect((await idp.token({ grant_type: 'refresh_token' })).body.error).toBe('invalid_request');
    const outsider = await idp.token({ grant_type: 'refresh_token', refresh_token: 'x', client_id: 'other' });
    expect([outsider.status, outsider.body.error]).toEqual([401, 'invalid_client']);
    const response = await idp.token({ grant_type: 'refresh_token', refresh_token: 'x' });
    expect([response.body.error, response.headers.get('cache-control')]).toEqual(['invalid_grant', 'no-store']);
  });

  test.each([
    ['token', 'application/json', '{}'],
    ['token', 'application/x-www-form-urlencoded', 'code=%00'],
    ['token', 'application/x-www-form-urlencoded', 'grant_type=refresh_token&grant_type=authorization_code'],
    ['revoke', 'application/x-www-form-urlencoded', ''],
  ])(
    'GW-018 the endpoint %s responds with an OAuth error to an invalid body of type %s',
    async (endpoint, contentType, body) => {
      const url = `http://identity.test/oauth2/default/v1/${endpoint}`;
      const response = await gateway.identity.fetch(
        new Request(url, { method: 'POST', body, headers: { 'Content-Type': contentType } }),
      );
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: 'invalid_request', error_description: expect.any(String) as string },
      ]);
    },
  );
});

describe('refreshing tokens', () => {
  const signIn = async () => (await idp.tokensFor('homeowner@example.com', demoPassword)).tokens;

  test('GW-018 a refresh returns a new refresh token, which can be refreshed again', async () => {
    const first = await signIn();
    const second = (await idp.refresh(first.refresh_token)).body;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    gateway.pass(3_600_000);
    const third = await idp.refresh(String(second.refresh_token));
    expect([third.status, await isAccepted(String(third.body.access_token))]).toEqual([200, true]);
  });

  test('GW-018 concurrent refreshes, and a retry within 30 seconds, succeed', async () => {
    const { refresh_token } = await signIn();
    const responses = await Promise.all([idp.refresh(refresh_token), idp.refresh(refresh_token)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    gateway.pass(30_000);
    expect((await idp.refresh(refresh_token)).status).toBe(200);
  });

  test('GW-018 a refresh token that is reused after 30 seconds revokes the whole grant', async () => {
    const first = await signIn();
    const second = (await idp.refresh(first.refresh_token)).body;
    gateway.pass(30_001);
    expect((await idp.refresh(first.refresh_token)).body.error).toBe('invalid_grant');
    expect((await idp.refresh(String(second.refresh_token))).body.error).toBe('invalid_grant');
    expect(await isAccepted(String(second.access_token))).toBe(false);
  });

  test('GW-018 a refresh may narrow the scope but not widen it', async () => {
    const { refresh_token } = await signIn();
    expect((await idp.refresh(refresh_token, { scope: 'openid' })).body.scope).toBe('openid');
    expect((await idp.refresh(refresh_token, { scope: 'openid email' })).body.error).toBe('invalid_scope');
  });

  test('GW-018 a refresh with a rejected scope does not use up the refresh token', async () => {
    const { refresh_token } = await signIn();
    expect((await idp.refresh(refresh_token, { scope: 'email' })).body.error).toBe('invalid_scope');
    gateway.pass(30_001);
    expect((await idp.refresh(refresh_token)).status).toBe(200);
  });

  test('GW-018 DOM-070 a grant expires after two days without a refresh, or after thirty days', async () => {
    const [used, idle] = [await signIn(), await signIn()];
    gateway.pass(172_799_000);
    expect((await idp.refresh(used.refresh_token)).status).toBe(200);
    gateway.pass(1000);
    expect((await idp.refresh(idle.refresh_token)).body.error).toBe('invalid_grant');
    let { refresh_token } = await signIn();
    for (let day = 1; day < 30; day++) {
      gateway.pass(86_400_000);
      refresh_token = String((await idp.refresh(refresh_token)).body.refresh_token);
    }
    gateway.pass(86_400_000);
    expect((await idp.refresh(refresh_token)).body.error).toBe('invalid_grant');
  });
});
