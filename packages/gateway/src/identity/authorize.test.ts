import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { codeOf, cookieOf, identityCaller, redirectOf, redirectUri } from './testing.ts';

let gateway: TestGateway;
let idp: ReturnType<typeof identityCaller>;
beforeAll(async () => {
  gateway = await testGateway({ fill: seedAccounts });
  idp = identityCaller(gateway.identity);
});
afterAll(() => gateway.close());

const sessionToken = async (username = 'homeowner@example.com') =>
  String((await idp.signIn(username, demoPassword)).body.sessionToken);

describe('the authorization endpoint', () => {
  test('GW-018 a session token yields a code once, at the exact redirect URI with the state, and opens a session', async () => {
    const once = await sessionToken();
    const { status, headers } = await idp.authorize({ sessionToken: once });
    const location = redirectOf(headers);
    expect(status).toBe(302);
    expect(`${location.origin}${location.pathname}`).toBe(redirectUri);
    expect(location.searchParams.get('state')).toBe('state-1');
    expect(location.searchParams.get('iss')).toBe('http://127.0.0.1:4002/oauth2/default');
    expect(headers.get('set-cookie')).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await idp.authorize({ sessionToken: once });
    expect(redirectOf(again.headers).searchParams.get('error')).toBe('login_required');
  });

  test('GW-018 the session cookie yields further codes, also with prompt=none', async () => {
    const cookie = cookieOf((await idp.authorize({ sessionToken: await sessionToken() })).headers);
    const { headers } = await idp.authorize({ prompt: 'none' }, cookie);
    expect((await idp.redeem(codeOf(headers))).status).toBe(200);
  });

  test.each([undefined, 'none', 'login'])(
    'GW-018 without a session an authorization request with prompt %s gets the error login_required',
    async (prompt) => {
      const location = redirectOf((await idp.authorize({ prompt })).headers);
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
  ])('GW-018 a code is never sent to the redirect URI %s', async (address) => {
    const { status, headers } = await idp.authorize({ redirect_uri: address, sessionToken: await sessionToken() });
    expect([status, headers.get('location')]).toEqual([400, null]);
  });

  test('GW-018 an authorization request with two redirect URIs, an unknown client or no client is rejected without a redirect', async () => {
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
  ])('GW-018 an authorization request with %o gets the error %s', async (query, error) => {
    const { headers } = await idp.authorize({ ...query, sessionToken: await sessionToken() });
    const location = redirectOf(headers);
    expect([location.searchParams.get('error'), location.searchParams.has('code')]).toEqual([error, false]);
  });

  test('GW-018 with response_mode okta_post_message the code is posted to the embedding page of the client’s origin only', async () => {
    const query = { response_mode: 'okta_post_message', state: '</script>', sessionToken: await sessionToken() };
    const { status, headers, body } = await idp.authorize(query);
    expect([status, headers.get('location')]).toEqual([200, null]);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000;');
    const [, posted = '', to] = /postMessage\((.*), "(.*)"\);/.exec(String(body.text)) ?? [];
    const { code, ...rest } = JSON.parse(posted) as Record<string, string>;
    expect([rest, to]).toEqual([
      { state: '</script>', iss: 'http://127.0.0.1:4002/oauth2/default' },
      'http://localhost:3000',
    ]);
    expect(String(body.text).split('</script>')).toHaveLength(2);
    expect((await idp.redeem(code ?? '')).status).toBe(200);
  });

  test('GW-018 errors are posted too, and an unregistered redirect URI gets no page', async () => {
    const query = { response_mode: 'okta_post_message', prompt: 'none' };
    expect(String((await idp.authorize(query)).body.text)).toContain('"error":"login_required"');
    const other = await idp.authorize({ ...query, redirect_uri: 'http://evil.example/login/callback' });
    expect([other.status, other.headers.get('content-type')]).toEqual([400, 'text/plain; charset=UTF-8']);
  });
});
