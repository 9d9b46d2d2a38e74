import type { Cart } from '@basin/sdk/contract';
import { areaOf, type CallName } from '../call-name.ts';
import { addition, address, cartNow, cartWith } from '../carts.ts';
import type { Asked } from '../exchange.ts';
import { openAccount } from '../open-account.ts';
import { bodyOf, keyOf } from '../placed-order.ts';
import { shopperWith } from '../shopper.ts';
import { CALLBACK, tokensOf } from '../sign-in.ts';
import { truthsOf, type Truth } from '../truth.ts';
import { expectSame, expectStatus, expectThat, Untold } from '../verdict.ts';

interface Named {
  readonly cart: Cart;
  /** A cart to take from that everyone may read. */
  readonly sharedCartId: string;
  readonly origin: string;
}

/** Each call that names a cart, as one who knows its id would ask it. */
const naming: readonly (readonly [call: CallName, asked: (named: Named) => Asked])[] = [
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

/** The two answers are one but for the id that was asked for, and the cart is as it was. */
const looksMissing =
  (call: CallName, asked: (named: Named) => Asked): Truth['holds'] =>
  async (visit) => {
    const { first } = await visit.goods();
    const [owner, stranger] = [await visit.guest(), await visit.guest()];
    const cart = await cartWith(owner, addition(first));
    const { id: sharedCartId } = await owner.reply('sharedCart.create', { body: { cartId: cart.id } });
    const { origin } = new URL(visit.settings.redirectUri ?? CALLBACK);
    const answerTo = async (id: string): Promise<string> => {
      const { status, body } = await stranger.ask(call, asked({ cart: { ...cart, id }, sharedCartId, origin }));
      expectThat(status >= 400, `a stranger’s ${call} was answered with ${status}`);
      return JSON.stringify([status, body]).replaceAll(id, '…');
    };
    expectSame(await answerTo(cart.id), await answerTo(crypto.randomUUID()), 'the answer for a stranger’s cart');
    expectSame((await cartNow(owner, cart)).version, cart.version, 'the version of the cart');
  };

/** What one shopper may not learn or do of another. */
export const strangerTruths: readonly Truth[] = [
  ...naming.map(([call, asked]) => ({
    area: areaOf(call),
    call,
    says: 'a stranger’s cart looks like one that is missing',
    holds: looksMissing(call, asked),
  })),
  ...truthsOf('customer', [
    [
      'customer.me',
      'two customers see each the own account, and neither the other’s orders or lists',
      async (visit) => {
        const [one, other] = [await visit.customer(), await visit.otherCustomer()];
        for (const { reply, email } of [one, other])
          expectSame((await reply('customer.me')).email, email, 'the e-mail of the account');
        const list = await one.reply('favourites.create', { body: { name: { en: `Own ${visit.mark}` } } });
        const { results } = await other.reply('favourites.list', { query: { lang: 'en' } });
        expectThat(!results.some(({ id }) => id === list.id), 'a customer sees the list of another');
        const body = { version: list.version, actions: [{ action: 'addTextLineItem', name: { en: 'Stranger' } }] };
        const params = { listId: list.id, kind: 'text' };
        expectStatus(await other.ask('favourites.add', { params, body }), 403, 404);
        expectSame((await other.reply('orderHistory.list')).results, [], 'the orders of a new customer');
      },
    ],
    [
      'customer.delete',
      'an account that was erased is gone: its token, its sign-in, its e-mail',
      async (visit) => {
        if (visit.settings.identityUrl === undefined) throw new Untold('no identity provider was given (--identity)');
        const account = await openAccount(visit);
        const { access_token: token } = await tokensOf(visit, account);
        const customer = shopperWith(visit.ask, token, '');
        await customer.reply('customer.delete');
        expectStatus(await customer.ask('customer.me'), 401, 404);
        const { email: username, password } = account;
        expectStatus(await visit.ask('identity.signIn', { body: { username, password } }), 401);
        const known = await (await visit.visitor()).ask('customer.lookup', { body: { email: username } });
        if (known.status !== 404) expectSame(known.reply?.exists, false, 'exists');
      },
    ],
  ]),
];
