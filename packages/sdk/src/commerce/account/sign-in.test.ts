import { createSdk, memoryTokenStore, type SdkOptions } from '@basin/sdk';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fillCatalogue } from '../../../../gateway/testing/catalogue.ts';
import { testGateway } from '../../../../gateway/testing/gateway.ts';
import { recordFetch } from '../../../../gateway/testing/sdk.ts';
import { demoPassword, seedAccounts } from '../../../../gateway/src/demonstration/seed-accounts.ts';
import { clientId, redirectUri } from '../../../../gateway/src/identity/testing.ts';

const gateway = await testGateway({ fill: fillCatalogue });
beforeEach(async () => {
  for (const table of ['seedings', 'customers', 'attempts', 'outbox'] as const)
    await gateway.db.deleteFrom(table).execute();
  await seedAccounts(gateway.db);
});
afterAll(() => gateway.close());

const systems: SdkOptions = {
  gatewayUrl: 'http://gateway.test/api',
  identityUrl: 'http://identity.test',
  clientId,
  redirectUri,
  fetch: { gateway: gateway.fetch, identity: gateway.identity.fetch },
  now: gateway.now,
};
const homeowner = { email: 'homeowner@example.com', password: demoPassword };

/** Creates the identity provider, with changes to some of its responses. */
const tampered = (path: string, change: (response: Response) => Promise<Response> | Response): SdkOptions => ({
  ...systems,
  fetch: {
    gateway: gateway.fetch,
    async identity(request) {
      const response = await gateway.identity.fetch(request);
      return new URL(request.url).pathname.endsWith(path) ? change(response) : response;
    },
  },
});

const withLocation = (change: (location: URL) => void) => (response: Response) => {
  const location = new URL(response.headers.get('location') ?? '');
  change(location);
  return new Response(null, { status: 302, headers: { location: location.href } });
};

describe('sdk.account.signIn', () => {
  test('SDK-004 SDK-022 DOM-069 signIn needs only e-mail address and password, discovers the provider at its URL, and requests the default scopes', async () => {
    const { requests, fetch } = recordFetch(gateway.identity.fetch);
    const sdk = createSdk({ ...systems, fetch: { gateway: gateway.fetch, identity: fetch } });
    expect(await sdk.account.profile()).toBeNull();
    expect(await sdk.account.signIn(homeowner)).toEqual({ status: 'signedIn' });
    expect(await sdk.account.profile()).toMatchObject({ email: homeowner.email });
    expect(requests.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'POST /api/v1/authn',
      'GET /oauth2/default/.well-known/openid-configuration',
      'GET /oauth2/default/v1/authorize',
      'POST /oauth2/default/v1/token',
    ]);
    expect(requests[2]?.url.searchParams.get('scope')).toBe('session openid offline_access');
    await sdk.account.signOut();
    expect(await sdk.account.profile()).toBeNull();
    expect(await sdk.account.signIn(homeowner)).toEqual({ status: 'signedIn' });
    expect(requests.filter(({ url }) => url.pathname.includes('.well-known'))).toHaveLength(1);
  });

  test('SDK-040 signIn appends the configured brand extension to the user name, which is the e-mail address in lower case', async () => {
    const { requests, fetch } = recordFetch(gateway.identity.fetch);
    const fetches = { gateway: gateway.fetch, identity: fetch };
    const site = {
      general: { usernameExtension: '.averell' },
      endpoints: new Map<string, string>(),
      products: new Map(),
    };
    const { account } = createSdk({ ...systems, site, fetch: fetches });
    expect(await account.signIn({ ...homeowner, email: ' Homeowner@Example.com ' })).toMatchObject({
      status: 'rejected',
    });
    expect(requests[0]?.body).toMatchObject({ username: 'homeowner@example.com.averell' });
    await createSdk({ ...systems, fetch: fetches }).account.signIn(homeowner);
    expect(requests[1]?.body).toMatchObject({ username: 'homeowner@example.com' });
  });

  test("SDK-024 SDK-118 signIn returns whether the account is locked, the password has expired, or the credentials are wrong, with the provider's text", async () => {
    const { account } = createSdk(systems);
    const { password } = homeowner;
    expect(await account.signIn({ email: 'locked@example.com', password })).toEqual({ status: 'lockedOut' });
    expect(await account.signIn({ email: 'expired@example.com', password })).toEqual({
      status: 'passwordExpired',
      token: expect.stringMatching(/.+/) as string,
    });
    expect(await account.signIn({ ...homeowner, password: 'wrong' })).toEqual({
      status: 'rejected',
      error: 'Authentication failed',
    });
  });

  test("SDK-118 a rejected sign-in returns the provider's error summary", async () => {
    const errorSummary = 'Your network is not allowed to sign in';
    const { account } = createSdk(
      tampered('/authn', () => Response.json({ errorCode: 'E0000004', errorSummary }, { status: 401 })),
    );
    expect(await account.signIn(homeowner)).toEqual({ status: 'rejected', error: errorSummary });
  });

  test('SDK-023 after a sign-out the cart is empty, and a sign-in brings back that of the customer', async () => {
    const { cart, account } = createSdk(systems);
    await cart.add({ sku: 'TL-300-GY', quantity: 2 });
    await account.signOut();
    expect(await cart.get()).toBeNull();
    await account.signIn(homeowner);
    await cart.add({ sku: 'BX-100-BOLT', quantity: 3 });
    await account.signOut();
    expect(await cart.get()).toBeNull();
    await account.signIn(homeowner);
    expect((await cart.get())?.lines).toMatchObject([{ sku: 'BX-100-BOLT', quantity: 3 }]);
  });

  test("SDK-033 signIn merges the guest's cart into the customer's and clears the guest identifier", async () => {
    const tokens = memoryTokenStore();
    const earlier = createSdk(systems);
    await earlier.account.signIn(homeowner);
    await earlier.cart.add({ sku: 'BX-100-BOLT', quantity: 3 });
    const sdk = createSdk({ ...systems, tokens });
    await sdk.cart.add({ sku: 'TL-300-GY', quantity: 2 });
    await sdk.account.signIn(homeowner);
    expect((await sdk.cart.get())?.lines).toMatchObject([
      { sku: 'BX-100-BOLT', quantity: 3 },
      { sku: 'TL-300-GY', quantity: 2 },
    ]);
    expect((await tokens.read())?.anonymousId).toBeUndefined();
  });

  test.each([
    ['another request', withLocation(({ searchParams }) => searchParams.set('state', 'other')), 'location.state'],
    ['another provider', withLocation(({ searchParams }) => searchParams.set('iss', 'https://x')), 'location.iss'],
  ])('signIn rejects a code of %s, and the shopper stays signed out', async (_, change, path) => {
    const sdk = createSdk(tampered('/authorize', change));
    await expect(sdk.account.signIn(homeowner)).rejects.toMatchObject({ kind: 'contract', issues: [{ path }] });
    expect((await sdk.session.current()).isAuthenticated).toBe(false);
  });

  test('signIn rejects tokens of another request, and the shopper stays signed out', async () => {
    const change = async (response: Response) => {
      const tokens = (await response.json()) as { id_token: string };
      const [head, payload = '', signature] = tokens.id_token.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const other = Buffer.from(JSON.stringify({ ...claims, nonce: 'other' })).toString('base64url');
      return Response.json({ ...tokens, id_token: [head, other, signature].join('.') });
    };
    const sdk = createSdk(tampered('/token', change));
    const rejection = await sdk.account.signIn(homeowner).catch((error: unknown) => error);
    expect(rejection).toMatchObject({ kind: 'contract' });
    expect(String(rejection)).toContain('id_token.nonce');
    expect((await sdk.session.current()).isAuthenticated).toBe(false);
  });

  test("signIn throws the provider's reason for not issuing a code", async () => {
    const refuse = withLocation(({ searchParams }) => searchParams.set('error', 'login_required'));
    const sdk = createSdk(tampered('/authorize', refuse));
    await expect(sdk.account.signIn(homeowner)).rejects.toMatchObject({ status: 400, code: 'login_required' });
  });

  test.each(['clientId', 'redirectUri'] as const)(
    'signIn throws an error that names the missing option %s',
    async (name) => {
      const { account } = createSdk({ ...systems, [name]: undefined });
      await expect(account.signIn(homeowner)).rejects.toThrow(`account.signIn requires the option ${name}`);
    },
  );

  test.each([{ clientId: 'my-shop' }, { redirectUri: 'http://localhost:5173/login/callback' }])(
    'signIn throws an error with the clientId and the redirectUri when the provider does not know %o',
    async (unknown) => {
      const { account } = createSdk({ ...systems, ...unknown });
      const names = { clientId, redirectUri, ...unknown };
      await expect(account.signIn(homeowner)).rejects.toThrow(
        `no clientId '${names.clientId}' with the redirectUri '${names.redirectUri}'`,
      );
    },
  );
});

describe('account recovery', () => {
  const mailedTo = async (recipient: string): Promise<string> => {
    const mail = () =>
      gateway.db
        .selectFrom('outbox')
        .select('token')
        .where('recipient', '=', recipient)
        .where('token', 'is not', null)
        .orderBy('id', 'desc')
        .executeTakeFirst();
    await expect.poll(async () => (await mail())?.token).toBeTruthy(); // sent after the response
    return (await mail())?.token ?? '';
  };

  test('SDK-025 SDK-212 the token of a recovery e-mail leads to the question and then to a new password, whose rejection can be corrected, and is valid once', async () => {
    const { account } = createSdk(systems);
    await account.forgotPassword(' Trade@example.com ');
    const mailed = await mailedTo('trade@example.com');
    const question = await account.verifyRecovery(mailed);
    if (question.step !== 'question') return expect.fail(question.step);
    const { token } = question;
    expect(await account.resetPassword({ token, newPassword: 'Quiet!Water2031' })).toMatchObject({
      step: expect.stringMatching('expired|rejected') as string,
    });
    expect(await account.answerRecoveryQuestion({ token, answer: 'kitchen' })).toMatchObject({ step: 'rejected' });
    const right = await account.answerRecoveryQuestion({ token, answer: 'Bathroom' });
    if (right.step !== 'newPassword') return expect.fail(right.step);
    const weak = await account.resetPassword({ token: right.token, newPassword: 'short' });
    expect(weak).toEqual({ step: 'rejected', error: 'Update of credentials failed' });
    const set = { token: right.token, newPassword: 'Quiet!Water2031' };
    expect(await account.resetPassword(set)).toEqual({ step: 'done' });
    expect(await account.signIn({ email: 'trade@example.com', password: 'Quiet!Water2031' })).toEqual({
      status: 'signedIn',
    });
    expect(await account.verifyRecovery(mailed)).toEqual({ step: 'expired' });
  });

  test('SDK-024 an expired password is changed with the token of the sign-in', async () => {
    const { account } = createSdk(systems);
    const expired = { email: 'expired@example.com', password: demoPassword };
    const result = await account.signIn(expired);
    if (result.status !== 'passwordExpired') return expect.fail(result.status);
    const change = { token: result.token, currentPassword: demoPassword, newPassword: 'Quiet!Water2031' };
    expect(await account.changeExpiredPassword({ ...change, currentPassword: 'wrong' })).toMatchObject({
      step: expect.stringMatching('expired|rejected') as string,
    });
    expect(await account.changeExpiredPassword(change)).toEqual({ step: 'done' });
    expect(await account.signIn({ ...expired, password: 'Quiet!Water2031' })).toEqual({ status: 'signedIn' });
  });

  test('a recovery request for an unknown account has the same response as for a known one', async () => {
    const { account } = createSdk(systems);
    await expect(account.forgotPassword('nobody@example.com')).resolves.toBeUndefined();
    await expect(account.unlock('nobody@example.com')).resolves.toBeUndefined();
  });
});
