import { createHash } from 'node:crypto';
import { parseAuthHash } from '@basin/domain';
import { expect, test } from 'vitest';
import { analyticsMiddleware } from '../../shell/analytics/consent.server.ts';
import { environmentContext, sdkContext, sessionContext } from '../../shell/request-context.server.ts';
import { testShop, type LoaderArgs } from '../../testing/shop.ts';
import { signIn } from './sign-in.server.ts';

const shop = await testShop();
const credentials = { email: 'pat.doe@example.org', password: 'Enamel-and-brass-9!' };
const account = { ...credentials, firstName: 'Pat', lastName: 'Doe', accountType: 'homeowner' } as const;

/** Runs a request in a shop with analytics configured. */
async function counted(args: LoaderArgs, act: () => Promise<unknown>): Promise<void> {
  const analytics = { system: 'dataLayer', url: undefined, origins: [], policies: [] } as const;
  args.context.set(environmentContext, { ...args.context.get(environmentContext), analytics });
  await analyticsMiddleware(args as unknown as Parameters<typeof analyticsMiddleware>[0], async () => {
    await act();
    return new Response();
  });
}

test('DOM-014 the auth state of a guest has a token and the guest identifier', async () => {
  const { data } = await shop.visit('/en', async ({ context }) => {
    await context.get(sdkContext).cart.create({ body: { currency: 'USD', taxMode: 'ExternalAmount' } });
    return context.get(sessionContext).data;
  });
  expect(data.tokens).toMatchObject({
    isAuthenticated: false,
    token: expect.any(String) as unknown,
    expiresAtMs: expect.any(Number) as unknown,
    anonymousId: expect.any(String) as unknown,
  });
  expect(data.hashedEmail).toBeUndefined();
});

test('DOM-014 the auth state of a customer has access and refresh tokens, both times, the hashed e-mail address and the prospect status', async () => {
  const visit = async (args: LoaderArgs) => {
    const { context } = args;
    const { customer } = context.get(sdkContext);
    await customer.signUp({ body: { ...account, locale: 'en-US', newsletterOptIn: false } });
    await counted(args, () => signIn(context, credentials));
    return context.get(sessionContext).data;
  };
  const before = Date.now();
  const { data } = await shop.visit('/en/sign-in', visit, { cookie: 'basin-consent=accepted.2026-01-31' });
  const { tokens, hashedEmail, customerProspect } = data;
  expect(tokens).toMatchObject({
    isAuthenticated: true,
    token: expect.any(String) as unknown,
    refreshToken: expect.any(String) as unknown,
  });
  expect(tokens?.expiresAtMs).toBeGreaterThan(before);
  expect(tokens?.revalidateAtMs).toBeGreaterThan(before);
  expect(hashedEmail).toBe(createHash('sha256').update(credentials.email).digest('hex'));
  expect(customerProspect).toBe('prospect');
});

test('DOM-014 the modal state is the URL’s hash: which dialog is open, and on which tab', () => {
  expect(parseAuthHash('#login')).toEqual({ opens: 'auth', tab: 0 });
  expect(parseAuthHash('#signup::/en/cart')).toEqual({ opens: 'auth', tab: 1, target: '/en/cart' });
  expect(parseAuthHash('')).toBeUndefined();
});
