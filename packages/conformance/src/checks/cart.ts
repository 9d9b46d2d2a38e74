import { checksOf } from '../check.ts';
import { keyOf } from '../placed-order.ts';
import { addition, address, cartNow, cartWith, change, draft, unitsOf } from '../carts.ts';
import { expectSame, expectStatus, expectThat, CheckFailure } from '../verdict.ts';

/** Carts: versions, arithmetic, and atomic changes. */
export const cartChecks = checksOf('cart', [
  [
    'cart.active',
    'the active cart of a new guest is 404 with cartExists: false, and the cart itself once it is created',
    async (visit) => {
      const guest = await visit.guest();
      const none = await guest.call('cart.active');
      expectThat(
        (none.body as { cartExists?: unknown }).cartExists === false,
        `without a cart the response was ${none.status} without cartExists: false`,
      );
      const { id } = await guest.reply('cart.create', { body: draft });
      expectSame((await guest.reply('cart.active')).id, id, 'the id of the active cart');
    },
  ],
  [
    'cart.create',
    'a new cart is empty, in dollars, with external tax and the guests’ customer group',
    async (visit) => {
      const guest = await visit.guest();
      expectStatus(await guest.call('cart.create', { body: draft }), 201);
      const cart = await guest.reply('cart.active');
      expectSame([cart.lineItems, cart.taxMode, cart.cartState], [[], 'ExternalAmount', 'Active'], 'the new cart');
      if (cart.customerGroup) expectSame(cart.customerGroup.key, 'GST', 'the customer group');
    },
  ],
  [
    'cart.get',
    'another guest cannot read a cart, even with its id',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const [owner, other] = [await visit.guest(), await visit.guest()];
      const { id } = await cartWith(owner, addition(first));
      const response = await other.call('cart.get', { params: { id } });
      expectStatus(response, 403, 404);
      expectThat(
        !JSON.stringify(response.body).includes(first.sku),
        'the error response shows the contents of the cart',
      );
    },
  ],
  [
    'cart.update',
    'another guest can neither change nor delete a cart',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const [owner, other] = [await visit.guest(), await visit.guest()];
      const cart = await cartWith(owner, addition(first));
      expectStatus(await other.call('cart.update', change(cart, addition(first))), 403, 404);
      await other.call('cart.delete', { params: { id: cart.id }, query: { 'cart-versionId': String(cart.version) } });
      expectSame((await cartNow(owner, cart)).version, cart.version, 'the version after another guest’s change');
    },
  ],
  [
    'cart.update',
    'a line costs the catalogue price times its quantity in whole cents, and the total is the sum of the lines',
    async (visit) => {
      const { first, second } = await visit.buyableProducts();
      const cart = await cartWith(await visit.guest(), addition(first, 2), addition(second));
      const sums = cart.lineItems.map(({ totalPrice }) => totalPrice.centAmount);
      const total = sums.reduce((sum, amount) => sum + amount, 0);
      expectSame(sums, [first.centAmount * 2, second.centAmount], 'the sums of the lines');
      expectSame(cart.calculation?.subTotal.centAmount, total, 'calculation.subTotal');
      expectSame(cart.totalPrice?.centAmount, total, 'totalPrice');
    },
  ],
  [
    'cart.update',
    'adding the same sku again raises the quantity of its line; quantity 0 removes a line',
    async (visit) => {
      const { first, second } = await visit.buyableProducts();
      const guest = await visit.guest();
      const cart = await cartWith(guest, addition(first), addition(second), addition(first, 2));
      expectSame(unitsOf(cart), { [first.sku]: 3, [second.sku]: 1 }, 'the cart');
      const lineItemId = cart.lineItems.find(({ sku }) => sku === first.sku)?.id;
      const less = await guest.reply(
        'cart.update',
        change(cart, { action: 'changeLineItemQuantity', lineItemId, quantity: 0 }),
      );
      expectSame(unitsOf(less), { [second.sku]: 1 }, 'the cart without the line');
    },
  ],
  [
    'cart.update',
    'every change raises the version; a change of an older version is 409 with currentVersion and changes nothing',
    async (visit) => {
      const { first, second } = await visit.buyableProducts();
      const guest = await visit.guest();
      const before = await cartWith(guest);
      const after = await guest.reply('cart.update', change(before, addition(first)));
      expectThat(after.version > before.version, `the version went from ${before.version} to ${after.version}`);
      const stale = await guest.call('cart.update', change(before, addition(second)));
      expectStatus(stale, 409);
      const { errors, message } = stale.body as { errors: { currentVersion?: unknown }[]; message: string };
      expectSame(errors[0]?.currentVersion, after.version, 'currentVersion');
      const mismatch = `has a different version than expected. Expected: ${before.version} - Actual: ${after.version}.`;
      expectSame(message, `Object ${after.id} ${mismatch}`, 'the message');
      expectSame(unitsOf(await cartNow(guest, after)), { [first.sku]: 1 }, 'the cart after the rejected change');
    },
  ],
  [
    'cart.update',
    'a change that is sent again with the same Idempotency-Key is applied once',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const guest = await visit.guest();
      const cart = await cartWith(guest);
      const request = { ...change(cart, addition(first)), headers: keyOf() };
      const added = await guest.reply('cart.update', request);
      expectSame(await guest.reply('cart.update', request), added, 'the second response');
      expectSame(unitsOf(await cartNow(guest, cart)), { [first.sku]: 1 }, 'the cart');
      const other = { ...change(cart, addition(first, 2)), headers: request.headers };
      expectStatus(await guest.call('cart.update', other), 422);
    },
  ],
  [
    'cart.update',
    'either all actions of a change apply or none',
    async (visit) => {
      const { first, second } = await visit.buyableProducts();
      const guest = await visit.guest();
      const cart = await cartWith(guest, addition(first));
      const missing = { action: 'addLineItem', sku: `NO-SUCH-${visit.suffix}`, quantity: 1 };
      expectStatus(await guest.call('cart.update', change(cart, addition(second), missing)), 400);
      const { version, lineItems } = await cartNow(guest, cart);
      expectSame(unitsOf({ lineItems }), { [first.sku]: 1 }, 'the cart after a rejected list of actions');
      expectSame(version, cart.version, 'its version');
    },
  ],
  [
    'cart.update',
    'a quantity above the stock is 400 OutOfStock with the sku; the whole stock is accepted',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const guest = await visit.guest();
      const cart = await cartWith(guest);
      const response = await guest.call('cart.update', change(cart, addition(first, first.stock + 1)));
      expectStatus(response, 400);
      const [reason] = (response.body as { errors: { code: string; skus?: string[] }[] }).errors;
      expectSame([reason?.code, reason?.skus], ['OutOfStock', [first.sku]], 'the reason');
      expectSame(unitsOf(await cartNow(guest, cart)), {}, 'the cart after the rejection');
      await guest.reply('cart.update', change(cart, addition(first, first.stock)));
    },
  ],
  [
    'cart.update',
    'of five simultaneous changes of one version exactly one applies',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const guest = await visit.guest();
      const cart = await cartWith(guest);
      const responses = await Promise.all(
        Array.from({ length: 5 }, () => guest.call('cart.update', change(cart, addition(first)))),
      );
      const statuses = responses.map(({ status }) => status).sort((a, b) => a - b);
      expectSame(statuses, [200, 409, 409, 409, 409], 'the statuses');
      expectSame(unitsOf(await cartNow(guest, cart)), { [first.sku]: 1 }, 'the cart');
    },
  ],
  [
    'cart.update',
    'a price sent by the shopper is rejected or ignored',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const guest = await visit.guest();
      const cart = await cartWith(guest);
      const cheap = { externalPrice: { currencyCode: 'USD', centAmount: 1 }, price: { centAmount: 1 } };
      const { reply } = await guest.call('cart.update', change(cart, { ...addition(first), ...cheap }));
      const [line] = reply?.lineItems ?? [];
      if (line) expectSame(line.totalPrice.centAmount, first.centAmount, 'the price of the line');
    },
  ],
  [
    'cart.update',
    'a guest cannot join the trade customer group',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const guest = await visit.guest();
      const cart = await cartWith(guest, addition(first));
      const customerGroup = { typeId: 'customer-group', key: 'TVS' };
      const response = await guest.call('cart.update', change(cart, { action: 'setCustomerGroup', customerGroup }));
      const { customerGroup: group } = response.reply ?? (await cartNow(guest, cart));
      if (group) expectSame(group.key, 'GST', 'the customer group');
    },
  ],
  [
    'cart.update',
    'an action with an unknown spelling is rejected',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const guest = await visit.guest();
      const cart = await cartWith(guest);
      expectStatus(await guest.call('cart.update', change(cart, { ...addition(first), action: 'AddLineItem' })), 400);
    },
  ],
  [
    'cart.update',
    'a shipping address without a postal code is rejected; a complete one is stored',
    async (visit) => {
      const guest = await visit.guest();
      const cart = await cartWith(guest);
      const { postalCode: _, ...incomplete } = address;
      const set = (place: object) => change(cart, { action: 'setShippingAddress', address: place });
      expectStatus(await guest.call('cart.update', set(incomplete)), 400);
      expectStatus(await guest.call('cart.update', set({ ...address, postalCode: ' ' })), 400);
      const { shippingAddress } = await guest.reply('cart.update', set(address));
      expectSame(shippingAddress?.postalCode, address.postalCode, 'shippingAddress.postalCode');
    },
  ],
  [
    'cart.update',
    'tax needs a shipping address; with one, gross is net plus tax',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const guest = await visit.guest();
      const cart = await cartWith(guest, addition(first));
      expectStatus(await guest.call('cart.update', change(cart, { action: 'calculateTax' })), 400);
      const taxed = await guest.reply(
        'cart.update',
        change(cart, { action: 'setShippingAddress', address }, { action: 'calculateTax' }),
      );
      const { totalNet, totalGross, totalTax } = taxed.taxedPrice ?? {};
      if (!totalNet || !totalGross) throw new CheckFailure('the cart has no taxedPrice after calculateTax');
      expectSame(totalGross.centAmount, totalNet.centAmount + (totalTax?.centAmount ?? 0), 'totalGross');
    },
  ],
  [
    'cart.update',
    'each tax portion is its rate times the net price, to the cent, and the grand total is the sum of all figures',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const actions = [{ action: 'setShippingAddress', address }, { action: 'calculateTax' }];
      const { taxedPrice, calculation } = await cartWith(await visit.guest(), addition(first), ...actions);
      const net = taxedPrice?.totalNet.centAmount ?? 0;
      const portions = taxedPrice?.taxPortions ?? [];
      for (const { rate, amount } of portions)
        expectThat(Math.abs(rate * net - amount.centAmount) <= 0.5, `${rate} of ${net} is ${amount.centAmount}`);
      const tax = portions.reduce((sum, { amount }) => sum + amount.centAmount, 0);
      if (portions.length > 0) expectSame(taxedPrice?.totalTax?.centAmount, tax, 'totalTax');
      if (!calculation) throw new CheckFailure('the cart has no calculation');
      const { subTotal, discountTotal, shippingTotal, taxTotal, grandTotal } = calculation;
      const sum = subTotal.centAmount - discountTotal.centAmount + shippingTotal.centAmount + taxTotal.centAmount;
      expectSame(grandTotal.centAmount, sum, 'calculation.grandTotal');
      expectSame(grandTotal.centAmount, taxedPrice?.totalGross.centAmount, 'the grand total beside totalGross');
    },
  ],
  [
    'cart.update',
    'an e-mail address and the custom fields of a line can be set and removed',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const guest = await visit.guest();
      const cart = await cartWith(guest, addition(first), { action: 'setCustomerEmail', email: ' Conny@Example.COM ' });
      expectSame(cart.customerEmail, 'conny@example.com', 'customerEmail');
      const lineItemId = cart.lineItems[0]?.id;
      const set = { action: 'setLineItemCustomField', lineItemId, name: 'customQuantity' };
      const changed = await guest.reply('cart.update', change(cart, { ...set, value: 12.5 }));
      expectSame(changed.lineItems[0]?.customQuantity, 12.5, 'customQuantity');
      const removed = await guest.reply('cart.update', change(changed, { ...set, value: null }));
      expectSame(removed.lineItems[0]?.customQuantity, undefined, 'customQuantity after its removal');
    },
  ],
  [
    'cart.delete',
    'deleting with a stale version is rejected; the current one deletes, by query or by header',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const guest = await visit.guest();
      const { id, version } = await cartWith(guest, addition(first));
      const params = { id };
      expectStatus(await guest.call('cart.delete', { params, query: { 'cart-versionId': String(version - 1) } }), 409);
      expectStatus(
        await guest.call('cart.delete', { params, headers: { 'cart-versionId': String(version) } }),
        200,
        204,
      );
      expectThat((await guest.call('cart.active')).reply === undefined, 'the cart is still there');
    },
  ],
  [
    'cart.deleteActive',
    'deleting a cart that is already deleted succeeds',
    async (visit) => {
      const guest = await visit.guest();
      await cartWith(guest);
      expectStatus(await guest.call('cart.deleteActive'), 200, 204);
      expectStatus(await guest.call('cart.deleteActive'), 200, 204, 404);
    },
  ],
  [
    'cart.update',
    'a change without a cart responds that no cart exists',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const response = await (await visit.guest()).call('cart.update', { body: { actions: [addition(first)] } });
      expectStatus(response, 404, 200);
      expectThat(response.reply === undefined, 'a missing cart was changed');
    },
  ],
]);
