import { nullOn } from '@basin/sdk';
import { checksOf } from '../check.ts';
import { expectSame, expectStatus, expectThat, Inconclusive } from '../verdict.ts';
import { cartWith } from '../carts.ts';

/** Guest tokens. */
export const sessionChecks = checksOf('session', [
  [
    'session.createGuestToken',
    'a guest token authorizes the other calls and expires',
    async (visit) => {
      const guest = await visit.guest();
      expectThat(guest.token.length > 20, 'the token is too short to be safe');
      const { expires_in, token_type = 'Bearer' } = await visit.reply('session.createGuestToken', {
        query: { scope: 'guest' },
      });
      expectThat(token_type === 'Bearer', `the token type is ${token_type}`);
      expectThat((expires_in ?? expiryOf(guest.token)) > 0, 'the token never expires');
      expectStatus(await guest.call('cart.active'), 404, 200);
    },
  ],
  [
    'session.createGuestToken',
    'the same gId returns the same guest with the same cart',
    async (visit) => {
      const guest = await visit.guest();
      if (guest.anonymousId === '') throw new Inconclusive('the gateway returns no anonymousId');
      const { id } = await cartWith(guest);
      const again = await visit.guest(guest.anonymousId);
      expectSame((await again.reply('cart.active')).id, id, 'the id of the cart');
    },
  ],
  [
    'session.createGuestToken',
    'two guests share neither token nor cart',
    async (visit) => {
      const [one, two] = [await visit.guest(), await visit.guest()];
      expectThat(one.token !== two.token, 'two guests got one token');
      await cartWith(one);
      expectThat((await two.call('cart.active')).reply === undefined, 'a new guest has a cart already');
    },
  ],
  [
    'session.createGuestToken',
    'a scope other than guest is rejected',
    async (visit) => expectStatus(await visit.call('session.createGuestToken', { query: { scope: 'admin' } }), 400),
  ],
  [
    'session.validateToken',
    'a new token is valid',
    async (visit) => {
      const { valid } = await (await visit.visitor()).reply('session.validateToken');
      expectThat(valid, 'a new token is reported as invalid');
    },
  ],
  [
    'session.validateToken',
    'a tampered token is invalid',
    async (visit) => {
      const { token } = await visit.visitor();
      const headers = { Authorization: `Bearer ${tampered(token)}` };
      const { reply, status } = await visit.call('session.validateToken', { headers });
      if (status !== 401) expectSame(reply?.valid, false, 'valid');
    },
  ],
  [
    'session.createGuestToken',
    'an SDK with an invalid token gets a new one and retries once',
    async (visit) => {
      const { token } = await visit.visitor();
      const sdk = visit.sdk({ token: tampered(token), isAuthenticated: false, expiresAtMs: Date.now() + 600_000 });
      await sdk.cart.active().catch(nullOn(404));
      const current = await sdk.session.current();
      expectThat(
        current.token !== undefined && current.token !== tampered(token),
        'the SDK still uses the invalid token',
      );
    },
  ],
]);

/** Returns the token with one character in its middle changed. */
export function tampered(token: string): string {
  const at = Math.floor(token.length / 2);
  return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
}

/** Returns the expiry claim of a token, or 0 when it has none. */
function expiryOf(token: string): number {
  try {
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return Number((JSON.parse(claims) as { exp?: unknown }).exp ?? 0);
  } catch {
    return 0;
  }
}
