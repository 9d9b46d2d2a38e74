import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, seedAccounts } from '../accounts/seed-accounts.ts';
import { testGateway, type TestGateway } from '../testing/gateway.ts';
import { createKeys } from './keys.ts';
import { challenge, codeOf, cookieOf, identityCaller, locationOf, redirectUri } from './testing.ts';

let gateway: TestGateway;
let idp: ReturnType<typeof identityCaller>;
beforeAll(async () => {
  gateway = await testGateway({ fill: (db) => seedAccounts(db) });
  idp = identityCaller(gateway.identity);
});
afterAll(() => gateway.close());

const sessionToken = async (username = 'homeowner@example.com') =>
  String((await idp.signIn(username, DEMO_PASSWORD)).body.sessionToken);
const newCode = async () => codeOf((await idp.authorize({ sessionToken: await sessionToken() })).headers);
const me = async (token: string) =>
  gateway.fetch(new Request('http://gateway.test/customer/me', { headers: { authorization: `Bearer ${token}` } }));
const isGood = async (token: string) => (await me(token)).status === 200;

describe('authorization', () => {
  test('GW-018 a session token gives a code once, at the exact address, with the state, and opens a session', async () => {
    const once = await sessionToken();
    const { status, headers } = await idp.authorize({ sessionToken: once });
    const location = locationOf(headers);
    expect(status).toBe(302);
    expect(`${location.origin}${location.pathname}`).toBe(redirectUri);
    expect(location.searchParams.get('state')).toBe('state-1');
    expect(location.searchParams.get('iss')).toBe('http://127.0.0.1:4002/oauth2/default');
    expect(headers.get('set-cookie')).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await idp.authorize({ sessionToken: once });
    expect(locationOf(again.headers).searchParams.get('error')).toBe('login_required');
  });

  test('GW-018 the session cookie is enough for the next code, also without a page', async () => {
    const cookie = cookieOf((await idp.authorize({ sessionToken: await sessionToken() })).headers);
    const { headers } = await idp.authorize({ prompt: 'none' }, cookie);
    expect((await idp.redeem(codeOf(headers))).status).toBe(200);
  });

  test.each([undefined, 'none', 'login'])(
    'GW-018 with no session and prompt %s the answer is login_required',
    async (prompt) => {
      const location = locationOf((await idp.authorize({ prompt })).headers);
      expect([location.searchParams.get('error'), location.searchParams.get('state')]).toEqual([
        'login_required',
        'state-1',
      ]);
      expect(location.searchParams.has('code')).toBe(false);
    },
  );

  test.each([
    'http://localhost:3000/login/callback/',
    'http://localhost:3000/login/callback?x=1',
    'http://localhost:3000/login/callback#x',
    'http://localhost:3000/login/callback/../../evil',
    'http://localhost:3000/LOGIN/callback',
    'http://localhost:3000@evil.example/login/callback',
    'http://localhost:3000.evil.example/login/callback',
    'http://evil.example/login/callback',
    'https://localhost:3000/login/callback',
    'http://localhost/login/callback',
    'http://localhost:3000/',
    '//localhost:3000/login/callback',
    'javascript:alert(1)',
    '',
  ])('GW-018 a code is never sent to %s', async (address) => {
    const { status, headers } = await idp.authorize({ redirect_uri: address, sessionToken: await sessionToken() });
    expect([status, headers.get('location')]).toEqual([400, null]);
  });

  test('GW-018 two redirect addresses, an unknown client or none are not followed', async () => {
    const twice = `/oauth2/default/v1/authorize?client_id=storefront&redirect_uri=${redirectUri}&redirect_uri=http://evil.example`;
    expect((await idp.send(twice)).status).toBe(400);
    expect((await idp.authorize({ client_id: 'other' })).status).toBe(400);
    expect((await idp.authorize({ client_id: undefined })).status).toBe(400);
  });

  test.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ response_type: undefined }, 'invalid_request'],
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge_method: undefined }, 'invalid_request'],
    [{ state: undefined }, 'invalid_request'],
    [{ scope: 'openid admin' }, 'invalid_scope'],
    [{ prompt: 'consent' }, 'invalid_request'],
  ])('GW-018 an authorization request with %o is refused as %s', async (query, error) => {
    const { headers } = await idp.authorize({ ...query, sessionToken: await sessionToken() });
    const location = locationOf(headers);
    expect([location.searchParams.get('error'), location.searchParams.has('code')]).toEqual([error, false]);
  });
});

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

  test('GW-018 the token of an associate carries his id', async () => {
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
    const stranger = await idp.token({ grant_type: 'refresh_token', refresh_token: 'x', client_id: 'other' });
    expect([stranger.status, stranger.body.error]).toEqual([401, 'invalid_client']);
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

  test('GW-018 unused for two days, or thirty days old, a grant is over', async () => {
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

describe('the end', () => {
  test('GW-018 a revoked token, of either kind, is worth nothing at once; unknown ones are answered alike', async () => {
    for (const kind of ['access_token', 'refresh_token'] as const) {
      const { tokens } = await idp.tokensFor('homeowner@example.com', DEMO_PASSWORD);
      expect((await idp.revoke(tokens[kind], { token_type_hint: kind })).status).toBe(200);
      expect(await isGood(tokens.access_token)).toBe(false);
      expect((await idp.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    }
    expect((await idp.revoke('unknown')).status).toBe(200);
  });

  test('GW-018 another client cannot revoke', async () => {
    const { tokens } = await idp.tokensFor('homeowner@example.com', DEMO_PASSWORD);
    expect((await idp.revoke(tokens.refresh_token, { client_id: 'other' })).status).toBe(200);
    expect(await isGood(tokens.access_token)).toBe(true);
  });

  test('GW-018 the session is read, extended and closed by its cookie', async () => {
    const { cookie } = await idp.tokensFor('homeowner@example.com', DEMO_PASSWORD);
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
    expect(locationOf((await idp.authorize({ prompt: 'none' }, cookie)).headers).searchParams.get('error')).toBe(
      'login_required',
    );
  });

  test('GW-018 logout ends the session and goes only to an address of the shop', async () => {
    const { cookie, tokens } = await idp.tokensFor('homeowner@example.com', DEMO_PASSWORD);
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

describe('forgery', () => {
  test('GW-020 GW-018 no forged access token is taken, and the control is', async () => {
    const { tokens } = await idp.tokensFor('homeowner@example.com', DEMO_PASSWORD);
    const stranger = (await createKeys()).identity.signing;
    const claims = decodeJwt(tokens.access_token);
    const header = decodeProtectedHeader(tokens.access_token);
    const [head = '', body = '', signature = ''] = tokens.access_token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = [
      `${encode({ ...header, alg: 'none' })}.${body}.`,
      `${encode({ ...header, alg: 'none' })}.${body}.${signature}`,
      `${encode({ ...header, alg: 'HS256' })}.${body}.${signature}`,
      `${head}.${encode({ ...claims, koc: 'A-1001' })}.${signature}`,
      `${head}.${encode({ ...claims, persona: ['KOUS:TVS'] })}.${signature}`,
      await new SignJWT(claims).setProtectedHeader({ ...header, alg: 'ES256' }).sign(stranger.privateKey),
      await new SignJWT(claims)
        .setProtectedHeader({ ...header, alg: 'ES256', kid: stranger.kid })
        .sign(stranger.privateKey),
    ];
    for (const token of forged) expect(await isGood(token)).toBe(false);
    expect(await isGood(tokens.access_token)).toBe(true);
    gateway.pass(3_600_000);
    const expired = await me(tokens.access_token);
    expect([expired.status, ((await expired.json()) as { message: string }).message]).toEqual([401, 'Invalid JWT.']);
  });
});

test('GW-018 what the discovery document names is there, and its keys verify the tokens', async () => {
  const { body } = await idp.send('/oauth2/default/.well-known/openid-configuration');
  const { tokens } = await idp.tokensFor('homeowner@example.com', DEMO_PASSWORD);
  const { body: jwks } = await idp.send(new URL(String(body.jwks_uri)).pathname);
  const verified = await jwtVerify(tokens.id_token, createLocalJWKSet(jwks as unknown as JSONWebKeySet), {
    issuer: String(body.issuer),
    audience: 'storefront',
    currentDate: gateway.now(),
  });
  expect(verified.payload.email).toBe('homeowner@example.com');
});
