import { addition, cartNow, cartWith, change, unitsOf } from '../carts.ts';
import { checksOf } from '../check.ts';
import { expectSame, expectStatus, expectThat } from '../verdict.ts';

/** Shared carts and discount codes. */
export const sharingChecks = [
  ...checksOf('sharedCart', [
    [
      'sharedCart.create',
      'a shared cart is a copy: later changes to the original do not alter it',
      async (visit) => {
        const { first, second } = await visit.buyableProducts();
        const guest = await visit.guest();
        const cart = await cartWith(guest, addition(first, 2));
        const { id } = await guest.reply('sharedCart.create', { body: { cartId: cart.id } });
        await guest.reply('cart.update', change(cart, addition(second)));
        const copy = await (await visit.guest()).reply('sharedCart.get', { params: { id } });
        expectSame(unitsOf(copy), { [first.sku]: 2 }, 'the copy');
      },
    ],
    [
      'sharedCart.addItems',
      'shared lines are added to the receiver’s cart and stay in the giver’s',
      async (visit) => {
        const { first, second } = await visit.buyableProducts();
        const [giver, receiver] = [await visit.guest(), await visit.guest()];
        const given = await cartWith(giver, addition(first, 2));
        const { id: sharedCartId } = await giver.reply('sharedCart.create', { body: { cartId: given.id } });
        const own = await cartWith(receiver, addition(second));
        const body = { cartId: own.id, version: own.version, sharedCartId };
        const { cart } = await receiver.reply('sharedCart.addItems', { body });
        expectSame(unitsOf(cart), { [second.sku]: 1, [first.sku]: 2 }, 'the receiver’s cart');
        expectSame(unitsOf(await cartNow(giver, given)), { [first.sku]: 2 }, 'the giver’s cart');
      },
    ],
    [
      'sharedCart.get',
      'an unknown shared cart is 404, and sharing another shopper’s cart is rejected',
      async (visit) => {
        const { first } = await visit.buyableProducts();
        const [owner, other] = [await visit.guest(), await visit.guest()];
        expectStatus(await other.call('sharedCart.get', { params: { id: `no-such-${visit.suffix}` } }), 404);
        const { id } = await cartWith(owner, addition(first));
        expectStatus(await other.call('sharedCart.create', { body: { cartId: id } }), 404, 403);
      },
    ],
  ]),
  ...checksOf('discount', [
    [
      'discount.update',
      'an unknown code changes nothing',
      async (visit) => {
        const { first } = await visit.buyableProducts();
        const guest = await visit.guest();
        const cart = await cartWith(guest, addition(first));
        const actions = [{ action: 'addDiscountCode', code: `NONE-${visit.suffix}` }];
        const response = await guest.call('discount.update', {
          body: { cartId: cart.id, version: cart.version, actions },
        });
        const states = response.reply?.discountCodes.map(({ state }) => state) ?? [];
        expectThat(!states.includes('MatchesCart'), 'the code matches the cart');
        if (!response.isSuccess) expectStatus(response, 400, 404);
        const after = await cartNow(guest, cart);
        expectSame(after.totalPrice?.centAmount, cart.totalPrice?.centAmount, 'the total');
      },
    ],
    [
      'discount.update',
      'a stale version is 409',
      async (visit) => {
        const { first } = await visit.buyableProducts();
        const guest = await visit.guest();
        const cart = await cartWith(guest, addition(first));
        const actions = [{ action: 'addDiscountCode', code: 'ANY' }];
        const body = { cartId: cart.id, version: cart.version - 1, actions };
        expectStatus(await guest.call('discount.update', { body }), 409);
      },
    ],
  ]),
];
