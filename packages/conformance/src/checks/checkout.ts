import { addition, address, cartNow, change } from '../carts.ts';
import { checksOf } from '../check.ts';
import { expectSame, expectStatus, expectThat } from '../verdict.ts';
import { bodyOf, keyOf, placedOrder, readyCart } from '../placed-order.ts';
import { callback } from '../sign-in.ts';

/** From the shipping cost to the order, which is created once. */
export const checkoutChecks = [
  ...checksOf('checkout', [
    [
      'checkout.shippingCost',
      'the shipping cost of a cart with an address is the sum of its parts',
      async (visit) => {
        const { guest, cart } = await readyCart(visit);
        const cost = await guest.reply('checkout.shippingCost', { query: { cartId: cart.id } });
        if (cost.cartId !== undefined) expectSame(cost.cartId, cart.id, 'cartId');
        const prices = cost.shippingMethods.map(({ price }) => price.centAmount);
        expectThat(Math.min(0, ...prices) === 0, 'shipping has a negative price');
        const sum = prices.reduce((total, price) => total + price, 0);
        if (cost.shippingTotal) expectSame(cost.shippingTotal.centAmount, sum, 'the total of shipping');
        if (cart.shippingTotal) expectSame(cart.shippingTotal.centAmount, sum, 'the shipping of the cart');
      },
    ],
    [
      'checkout.assignShipment',
      'each line is either shippable or not, never both or neither',
      async (visit) => {
        const { guest, cart } = await readyCart(visit);
        const body = { cartId: cart.id, version: cart.version, shippingAddress: address };
        const { shippingItems = [], noShippingItems = [] } = await guest.reply('checkout.assignShipment', { body });
        const ids = cart.lineItems.map(({ id }) => id).sort();
        expectSame([...shippingItems, ...noShippingItems].sort(), ids, 'the lines');
      },
    ],
    [
      'checkout.assignShipment',
      'a stale version is 409',
      async (visit) => {
        const { guest, cart } = await readyCart(visit);
        const body = { cartId: cart.id, version: cart.version - 1, shippingAddress: address };
        expectStatus(await guest.call('checkout.assignShipment', { body }), 409);
      },
    ],
    [
      'checkout.splitCheck',
      'the response says whether the cart becomes more than one order',
      async (visit) => {
        const { guest, cart } = await readyCart(visit);
        const { isSplit, orders } = await guest.reply('checkout.splitCheck', { query: { cartId: cart.id } });
        if (isSplit) expectThat(orders.length > 1, `it is split into ${orders.length}`);
      },
    ],
    [
      'checkout.pay',
      'a payment without an Idempotency-Key is rejected',
      async (visit) => {
        const { guest, cart } = await readyCart(visit);
        expectStatus(await guest.call('checkout.pay', { body: bodyOf(cart, 'no-such-token') }), 400);
      },
    ],
    [
      'checkout.pay',
      'a forged card token is declined, and the same request gets the same response',
      async (visit) => {
        const { guest, cart } = await readyCart(visit);
        const request = { body: bodyOf(cart, `forged-${visit.suffix}`), headers: keyOf() };
        const [one, again] = [await guest.call('checkout.pay', request), await guest.call('checkout.pay', request)];
        expectStatus(one, 400, 402);
        expectSame([again.status, again.body], [one.status, one.body], 'the second response');
      },
    ],
    [
      'checkout.submit',
      'an order without a payment is rejected',
      async (visit) => {
        const { guest, cart } = await readyCart(visit);
        const order = {
          paymentId: crypto.randomUUID(),
          paymentType: 'CREDIT_CARD',
          email: 'conny@example.com',
          locale: 'en-US',
        };
        const body = { cartId: cart.id, version: cart.version, ...order };
        expectStatus(await guest.call('checkout.submit', { body, headers: keyOf() }), 400, 402, 404, 422);
        expectSame((await cartNow(guest, cart)).cartState, 'Active', 'the state of the cart');
      },
    ],
    [
      'checkout.submit',
      'one intent creates one order: at once, repeated, and under another key',
      async (visit) => {
        const { guest, order, request } = await placedOrder(visit);
        const again = await guest.reply('checkout.submit', request);
        expectSame(again.orderNumber, order.orderNumber, 'the number of the repeated order');
        const other = await guest.call('checkout.submit', { ...request, headers: keyOf() });
        expectThat(!other.isSuccess, 'the cart was ordered a second time under another key');
        const { results } = await guest.reply('orders.query', { query: { cartId: request.body.cartId } });
        expectSame(
          results.map(({ orderNumber }) => orderNumber),
          [order.orderNumber],
          'the orders of the cart',
        );
      },
    ],
    [
      'checkout.pay',
      'one intent is one payment: the same key returns the same payment',
      async (visit) => {
        const { paymentIds } = await placedOrder(visit);
        expectSame(new Set(paymentIds).size, 1, 'the number of payments');
      },
    ],
    [
      'checkout.submit',
      'a key that was used for another request is rejected',
      async (visit) => {
        const { guest, request } = await placedOrder(visit);
        const body = { ...request.body, email: 'other@example.com' };
        expectStatus(await guest.call('checkout.submit', { ...request, body }), 422, 409, 400);
      },
    ],
    [
      'checkout.submit',
      'the order has the lines, the total and the e-mail address of the cart, and the stock is reduced',
      async (visit) => {
        const { guest, order, cart, email, product } = await placedOrder(visit);
        const lines = (each: typeof cart.lineItems) => each.map(({ sku, quantity }) => [sku, quantity]);
        expectSame(lines(order.lineItems), lines(cart.lineItems), 'the lines of the order');
        expectSame(order.totalPrice.centAmount, cart.totalPrice?.centAmount, 'the total of the order');
        expectSame(order.customerEmail, email, 'the e-mail address of the order');
        const { availableQuantity } = await guest.reply('inventory.stock', { query: { sku: product.sku } });
        expectThat(availableQuantity < product.stock, `the stock was ${product.stock} and is ${availableQuantity}`);
      },
    ],
    [
      'checkout.submit',
      'an ordered cart is closed: it cannot change and is no longer active',
      async (visit) => {
        const { guest, cart, product } = await placedOrder(visit);
        expectThat(
          !(await guest.call('cart.update', change(cart, addition(product)))).isSuccess,
          'the ordered cart was changed',
        );
        expectThat((await guest.call('cart.active')).reply?.id !== cart.id, 'the ordered cart is still active');
      },
    ],
  ]),
  ...checksOf('payPal', [
    [
      'payPal.createToken',
      'each payment attempt of a cart gets its own token',
      async (visit) => {
        const { guest, cart } = await readyCart(visit);
        const { origin } = new URL(visit.settings.redirectUri ?? callback); // the gateway redirects payers only to the shop's own origin
        const urls = { returnUrl: `${origin}/en/checkout`, cancelUrl: `${origin}/en/cart` };
        const createToken = () => guest.reply('payPal.createToken', { body: { cartId: cart.id, ...urls } });
        const [one, two] = [await createToken(), await createToken()];
        expectThat(one.token !== two.token, 'two attempts got one token');
      },
    ],
  ]),
];
