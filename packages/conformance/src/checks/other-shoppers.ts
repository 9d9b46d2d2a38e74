import type { CartDocument } from '@basin/sdk/contract';
import { areaOf, type CallName } from '../call-name.ts';
import { addition, address, cartNow, cartWith } from '../carts.ts';
import type { CallRequest } from '../exchange.ts';
import { openAccount } from '../open-account.ts';
import { bodyOf, keyOf } from '../placed-order.ts';
import { shopperWith } from '../shopper.ts';
import { callback, tokensOf } from '../sign-in.ts';
import { checksOf, type Check } from '../check.ts';
import { expectSame, expectStatus, expectThat, Inconclusive } from '../verdict.ts';

interface Target {
  readonly cart: CartDocument;
  /** A shared cart that everyone may read. */
  readonly sharedCartId: string;
  readonly origin: string;
}

/** Each call that takes the id of a cart, with a function that returns a request with the id. */
const callsWithCartId: readonly (readonly [call: CallName, requestFor: (target: Target) => CallRequest])[] = [
  ['cart.get', ({ cart: { id } }) => ({ params: { id } })],
  [
    'discount.update',
    ({ cart: { id } }) => ({ body: { cartId: id, actions: [{ action: 'addDiscountCode', code: 'ANY' }] } }),
  ],
  ['sharedCart.create', ({ cart: { id } }) => ({ body: { cartId: id } })],
  ['sharedCart.addItems', ({ cart: { id }, sharedCartId }) => ({ body: { cartId: id, sharedCartId } })],
  ['checkout.shippingCost', ({ cart: { id } }) => ({ query: { cartId: id } })],
  ['checkout.splitCheck', ({ cart: { id } }) => ({ query: { cartId: id } })],
  ['checkout.assignShipment', ({ cart: { id } }) => ({ body: { cartId: id, shippingAddress: address } })],
  ['checkout.pay', ({ cart }) => ({ body: bodyOf(cart, 'forged'), headers: keyOf() })],
  [
    'checkout.submit',
    ({ cart: { id, version } }) => ({
      body: {
        cartId: id,
        version,
        paymentId: id,
        paymentType: 'CREDIT_CARD',
        email: 'conny@example.com',
        locale: 'en-US',
      },
      headers: keyOf(),
    }),
  ],
  [
    'payPal.createToken',
    ({ cart: { id }, origin }) => ({
      body: { cartId: id, returnUrl: `${origin}/en/checkout`, cancelUrl: `${origin}/en/cart` },
    }),
  ],
];

/** The responses for the cart and for a missing one differ only in the id, and the cart is unchanged. */
const isIndistinguishableFromMissing =
  (call: CallName, requestFor: (target: Target) => CallRequest): Check['verify'] =>
  async (visit) => {
    const { first } = await visit.buyableProducts();
    const [owner, outsider] = [await visit.guest(), await visit.guest()];
    const cart = await cartWith(owner, addition(first));
    const { id: sharedCartId } = await owner.reply('sharedCart.create', { body: { cartId: cart.id } });
    const { origin } = new URL(visit.settings.redirectUri ?? callback);
    const responseFor = async (id: string): Promise<string> => {
      const { status, body } = await outsider.call(call, requestFor({ cart: { ...cart, id }, sharedCartId, origin }));
      expectThat(status >= 400, `${call} on another shopper’s cart returned ${status}`);
      return JSON.stringify([status, body]).replaceAll(id, '…');
    };
    expectSame(
      await responseFor(cart.id),
      await responseFor(crypto.randomUUID()),
      'the response for another shopper’s cart',
    );
    expectSame((await cartNow(owner, cart)).version, cart.version, 'the version of the cart');
  };

/** Data of one shopper that another may neither read nor change. */
export const otherShopperChecks: readonly Check[] = [
  ...callsWithCartId.map(([call, requestFor]) => ({
    area: areaOf(call),
    call,
    title: 'a cart of another shopper is indistinguishable from a missing one',
    verify: isIndistinguishableFromMissing(call, requestFor),
  })),
  ...checksOf('customer', [
    [
      'customer.me',
      'each of two customers sees their own account, and not the orders or lists of the other',
      async (visit) => {
        const [one, other] = [await visit.customer(), await visit.otherCustomer()];
        for (const { reply, email } of [one, other])
          expectSame((await reply('customer.me')).email, email, 'the e-mail address of the account');
        const list = await one.reply('favourites.create', { body: { name: { en: `Own ${visit.suffix}` } } });
        const { results } = await other.reply('favourites.list', { query: { lang: 'en' } });
        expectThat(!results.some(({ id }) => id === list.id), 'a customer sees the list of another');
        const body = { version: list.version, actions: [{ action: 'addTextLineItem', name: { en: 'Not mine' } }] };
        const params = { listId: list.id, kind: 'text' };
        expectStatus(await other.call('favourites.add', { params, body }), 403, 404);
        expectSame((await other.reply('orderHistory.list')).results, [], 'the orders of a new customer');
      },
    ],
    [
      'customer.delete',
      'an erased account is gone: its token, its sign-in, its e-mail address',
      async (visit) => {
        if (visit.settings.identityUrl === undefined)
          throw new Inconclusive('no identity provider was given (--identity)');
        const account = await openAccount(visit);
        const { access_token: token } = await tokensOf(visit, account);
        const customer = shopperWith(visit.call, token, '');
        await customer.reply('customer.delete');
        expectStatus(await customer.call('customer.me'), 401, 404);
        const { email: username, password } = account;
        expectStatus(await visit.call('identity.signIn', { body: { username, password } }), 401);
        const known = await (await visit.visitor()).call('customer.lookup', { body: { email: username } });
        if (known.status !== 404) expectSame(known.reply?.exists, false, 'exists');
      },
    ],
  ]),
];
