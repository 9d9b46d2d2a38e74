import { nullOn } from '@basin/sdk';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { testGateway } from '../../testing/gateway.ts';
import { sdkOn } from '../../testing/sdk.ts';
import { clientId, codeOf, cookieOf, identityCaller, redirectUri } from './testing.ts';

const gateway = await testGateway({ showsOutbox: true });
beforeEach(async () => {
  for (const table of ['seedings', 'customers', 'attempts', 'outbox'] as const)
    await gateway.db.deleteFrom(table).execute();
  await seedAccounts(gateway.db);
});
afterAll(() => gateway.close());

const username = 'homeowner@example.com';

/** Creates an SDK whose calls send the provider's session cookie, like a browser, and records those to the provider. */
function browserOf() {
  const jar = { cookie: '' };
  const requested: string[] = [];
  const identity = (request: Request) => {
    requested.push(`${request.method} ${new URL(request.url).pathname}`);
    if (jar.cookie) request.headers.set('Cookie', jar.cookie);
    return gateway.identity.fetch(request);
  };
  return { jar, requested, sdk: sdkOn(gateway, { clientId, fetch: { gateway: gateway.fetch, identity } }) };
}

describe('the identity provider through the SDK', () => {
  test('SDK-004 a sign-in opens a session and yields tokens, and the session can be read, extended and closed', async () => {
    const { jar, requested, sdk } = browserOf();
    const signedIn = await sdk.identity.signIn({ body: { username, password: demoPassword } });
    if (signedIn.status !== 'SUCCESS') expect.fail(signedIn.status);
    const { headers } = await identityCaller(gateway.identity).authorize({ sessionToken: signedIn.sessionToken });
    jar.cookie = cookieOf(headers);
    const tokens = await sdk.identity.token({
      body: {
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: redirectUri,
        code: codeOf(headers),
        code_verifier: 'v'.repeat(64),
      },
    });
    expect(tokens).toMatchObject({ token_type: 'Bearer', refresh_token: expect.any(String) as string });
    await sdk.session.signIn(tokens);
    expect((await sdk.customer.me()).email).toBe(username);
    expect(await sdk.identity.session()).toMatchObject({ login: username, status: 'ACTIVE' });
    expect(await sdk.identity.refreshSession()).toMatchObject({ status: 'ACTIVE' });
    await sdk.identity.closeSession();
    expect(await sdk.identity.session().catch(nullOn(404))).toBeNull();
    expect(requested).toEqual([
      'POST /api/v1/authn',
      'POST /oauth2/default/v1/token',
      'GET /api/v1/sessions/me',
      'POST /api/v1/sessions/me/lifecycle/refresh',
      'DELETE /api/v1/sessions/me',
      'GET /api/v1/sessions/me',
    ]);
  });

  test('SDK-004 SDK-025 a forgotten password is reset with the token from the e-mail', async () => {
    const { requested, sdk } = browserOf();
    const challenge = await sdk.recovery.forgotPassword({ body: { username, factorType: 'EMAIL' } });
    expect(challenge).toMatchObject({ status: 'RECOVERY_CHALLENGE', factorType: 'EMAIL' });
    const { token } = await gateway.db.selectFrom('outbox').select('token').executeTakeFirstOrThrow();
    const verified = await sdk.recovery.verifyRecoveryToken({ body: { recoveryToken: token ?? '' } });
    expect(verified.status).toBe('PASSWORD_RESET');
    const stateToken = 'stateToken' in verified ? String(verified.stateToken) : '';
    await sdk.recovery.resetPassword({ body: { stateToken, newPassword: 'Fresh!Water2031' } });
    const again = await sdk.identity.signIn({ body: { username, password: 'Fresh!Water2031' } });
    expect(again.status).toBe('SUCCESS');
    expect(requested).toEqual([
      'POST /api/v1/authn/recovery/password',
      'POST /api/v1/authn/recovery/token',
      'POST /api/v1/authn/credentials/reset_password',
      'POST /api/v1/authn',
    ]);
  });

  test('SDK-004 SDK-024 a locked account and an expired password are reported by status, a wrong password by an error', async () => {
    const { sdk } = browserOf();
    const status = async (name: string, password = demoPassword) =>
      (await sdk.identity.signIn({ body: { username: `${name}@example.com`, password } })).status;
    expect(await status('locked')).toBe('LOCKED_OUT');
    expect(await status('expired')).toBe('PASSWORD_EXPIRED');
    const rejection = await status('homeowner', 'wrong').catch((error: unknown) => error);
    expect(rejection).toMatchObject({ status: 401, code: 'E0000004', body: { errorSummary: 'Authentication failed' } });
  });
});
