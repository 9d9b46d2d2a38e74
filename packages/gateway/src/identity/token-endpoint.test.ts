import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, seedAccounts } from '../demonstration/seed-accounts.ts';
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
  String((await idp.signIn(username, DEMO_PASSWORD)).body.sessionToken);
const newCode = async () => codeOf((await idp.authorize({ sessionToken: await sessionToken() })).headers);
const isGood = async (token: string) => (await accountOf(gateway, token)).status === 200;

describe('tokens', () => {
  test('GW-018 SDK-024 a code gives tokens whose claims say who signed in', async () => {
    const { tokens } = await idp.tokensFor('trade@example.com', DEMO_PASSWORD);
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

  test('GW-018 the token of an associate carries their id', async () => {
    const { tokens } = await idp.tokensFor('associate@example.com', DEMO_PASSWORD);
    expect(decodeJwt(tokens.access_token)).toMatchObject({ koc: 'A-1001' });
  });

  test('GW-018 an id token is no access token', async () => {
    const { tokens } = await idp.tokensFor('homeowner@example.com', DEMO_PASSWORD);
    expect([await isGood(tokens.access_token), await isGood(tokens.id_token)]).toEqual([true, false]);
  });

  test('GW-018 without offline_access there is nothing to refresh with, without openid no id token', async () => {
    const { tokens } = await idp.tokensFor('homeowner@example.com', DEMO_PASSWORD, { scope: 'session' });
    expect(Object.keys(tokens).sort()).toEqual(['access_token', 'expires_in', 'scope', 'token_type']);
  });

  test('DOM-069 a sign-in that names no scopes gets session, openid and offline access', async () => {
    const { tokens } = await idp.tokensFor('homeowner@example.com', DEMO_PASSWORD, { scope: undefined });
    expect(tokens.scope.split(' ')).toEqual(['session', 'openid', 'offline_access']);
    expect([typeof tokens.refresh_token, typeof tokens.id_token]).toEqual(['string', 'string']);
  });

  test('GW-018 a code is good once; its second use ends what the first one gave', async () => {
    const code = await newCode();
    const { body } = await idp.redeem(code);
    expect(await isGood(String(body.access_token))).toBe(true);
    const second = await idp.redeem(code);
    expect([second.status, second.body.error]).toEqual([400, 'invalid_grant']);
    expect(await isGood(String(body.access_token))).toBe(false);
    expect((await idp.refresh(String(body.refresh_token))).body.error).toBe('invalid_grant');
  });

  test('GW-018 of many uses of a code at once at most one gets tokens', async () => {
    const code = await newCode();
    const answers = await Promise.all(Array.from({ length: 10 }, () => idp.redeem(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    [{ code_verifier: 'w'.repeat(64) }],
    [{ code_verifier: challenge }],
    [{ redirect_uri: 'http://localhost:3000/' }],
    [{ code: 'unknown' }],
  ])('GW-018 a code with %o gives nothing, now or later', async (fields) => {
    const code = await newCode();
    const { status, body } = await idp.redeem(code, fields);
    expect([status, body.error]).toEqual([400, 'invalid_grant']);
    expect((await idp.redeem(code)).status).toBe('code' in fields ? 200 : 400);
  });

  test('GW-018 a code is good for a minute', async () => {
    const [late, early] = [await newCode(), await newCode()];
    gateway.pass(59_000);
    expect((await idp.redeem(early)).status).toBe(200);
    gateway.pass(1_000);
    expect((await idp.redeem(late)).body.error).toBe('invalid_grant');
  });

  test('GW-018 the words of OAuth for a form that is wrong', async () => {
    expect((await idp.token({ grant_type: 'password' })).body.error).toBe('unsupported_grant_type');
    expect((await idp.token({})).body.error).toBe('unsupported_grant_type');
    expect((await idp.token({ grant_type: 'refresh_token' })).body.error).toBe('invalid_request');
    const outsider = await idp.token({ grant_type: 'refresh_token', refresh_token: 'x', client_id: 'other' });
    expect([outsider.status, outsider.body.error]).toEqual([401, 'invalid_client']);
    const answer = await idp.token({ grant_type: 'refresh_token', refresh_token: 'x' });
    expect([answer.body.error, answer.headers.get('cache-control')]).toEqual(['invalid_grant', 'no-store']);
  });

  test.each([
    ['token', 'application/json', '{}'],
    ['token', 'application/x-www-form-urlencoded', 'code=%00'],
    ['token', 'application/x-www-form-urlencoded', 'grant_type=refresh_token&grant_type=authorization_code'],
    ['revoke', 'application/x-www-form-urlencoded', ''],
  ])('GW-018 the words of OAuth at %s for a body of %s that cannot be read', async (endpoint, contentType, body) => {
    const address = `http://identity.test/oauth2/default/v1/${endpoint}`;
    const answer = await gateway.identity.fetch(
      new Request(address, { method: 'POST', body, headers: { 'Content-Type': contentType } }),
    );
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'invalid_request', error_description: expect.any(String) as string },
    ]);
  });
});

describe('refresh', () => {
  const signIn = async () => (await idp.tokensFor('homeowner@example.com', DEMO_PASSWORD)).tokens;

  test('GW-018 a refresh token is changed for the next one, which goes on working', async () => {
    const first = await signIn();
    const second = (await idp.refresh(first.refresh_token)).body;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    gateway.pass(3_600_000);
    const third = await idp.refresh(String(second.refresh_token));
    expect([third.status, await isGood(String(third.body.access_token))]).toEqual([200, true]);
  });

  test('GW-018 two refreshes at once, or one whose answer was lost, both go on', async () => {
    const { refresh_token } = await signIn();
    const answers = await Promise.all([idp.refresh(refresh_token), idp.refresh(refresh_token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    gateway.pass(30_000);
    expect((await idp.refresh(refresh_token)).status).toBe(200);
  });

  test('GW-018 a refresh token that comes back later was stolen: the whole family ends', async () => {
    const first = await signIn();
    const second = (await idp.refresh(first.refresh_token)).body;
    gateway.pass(30_001);
    expect((await idp.refresh(first.refresh_token)).body.error).toBe('invalid_grant');
    expect((await idp.refresh(String(second.refresh_token))).body.error).toBe('invalid_grant');
    expect(await isGood(String(second.access_token))).toBe(false);
  });

  test('GW-018 a scope may be narrowed and never widened', async () => {
    const { refresh_token } = await signIn();
    expect((await idp.refresh(refresh_token, { scope: 'openid' })).body.scope).toBe('openid');
    expect((await idp.refresh(refresh_token, { scope: 'openid email' })).body.error).toBe('invalid_scope');
  });

  test('GW-018 DOM-070 unused for two days, or thirty days old, a grant is over', async () => {
    const idle = await signIn();
    gateway.pass(172_800_000);
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
