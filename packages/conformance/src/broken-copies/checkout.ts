import {
  changingResponse,
  changingRequest,
  withRequestHeader,
  nameOf,
  changingJson,
  type Break,
  type BrokenCopy,
} from './broken-copy.ts';
import type { TestShop } from './shop.ts';

const newKey = withRequestHeader('Idempotency-Key', () => crypto.randomUUID());

/** Returns the first response to a key for every request with that key. */
const anyBody: Break = (send) => {
  const answers = new Map<string, Response>();
  return async (system, request) => {
    const key = request.headers.get('idempotency-key');
    const kept = answers.get(key ?? '');
    if (kept) return kept.clone();
    const answer = await send(system, request);
    if (key !== null && answer.ok) answers.set(key, answer.clone());
    return answer;
  };
};

/** Reveals whether the number or the e-mail address is wrong. */
const tellsNumbers = ({ db }: TestShop): Break =>
  changingResponse(/find-my-orders/, async (answer, request) => {
    if (answer.status !== 404) return answer;
    const { orderId } = (await request.json()) as { orderId: string };
    const known = await db.selectFrom('orders').select('id').where('order_number', '=', orderId).executeTakeFirst();
    const message = known ? 'The e-mail is wrong.' : 'There is no such order.';
    return changingJson((body) => ({ ...body, message }))(answer, request);
  });

/** Shows every order to everyone. */
const openOrders: Break = (send) => {
  let owner: string | undefined;
  return async (system, request) => {
    const name = nameOf(request);
    if (name.endsWith('order/submit')) owner = request.headers.get('authorization') ?? undefined;
    const token = owner;
    const isRead = token !== undefined && name.endsWith('/orders/query');
    return send(system, isRead ? withRequestHeader('Authorization', () => token)(request) : request);
  };
};

const dearer = (money: unknown) => ({
  ...(money as object),
  centAmount: (money as { centAmount: number }).centAmount + 1,
});

/** Copies with faults from shipping to order. */
export const checkoutCopies = (shop: TestShop): BrokenCopy[] => [
  [
    'a line is in neither list',
    'each line is either shippable or not, never both or neither',
    changingResponse(
      /shipmentfromcart/,
      changingJson((body) => ({ ...body, shippingItems: [], noShippingItems: [] })),
    ),
  ],
  [
    'payment needs no key',
    'a payment without an Idempotency-Key is rejected',
    changingRequest(/checkout\/payment/, newKey),
  ],
  [
    'the Idempotency-Key is ignored',
    'one intent creates one order: at once, repeated, and under another key',
    changingRequest(/order\/submit/, newKey),
  ],
  [
    'the key of a payment is ignored',
    'one intent is one payment: the same key returns the same payment',
    changingRequest(/checkout\/payment/, newKey),
  ],
  [
    'the total of shipping is a cent more than its parts',
    'the shipping cost of a cart with an address is the sum of its parts',
    changingResponse(
      /shipping-cost/,
      changingJson(({ shippingTotal, ...body }) => ({ ...body, shippingTotal: dearer(shippingTotal) })),
    ),
  ],
  [
    'every request creates a registration',
    'registered products are listed for the customer',
    changingRequest(/POST .*\/product-registration$/, newKey),
  ],
  ['a key is accepted for any body', 'a key that was used for another request is rejected', anyBody],
  [
    'the look-up reveals which half is wrong',
    'a wrong e-mail address and an unknown number get the same response',
    tellsNumbers(shop),
  ],
  [
    'everyone sees every order',
    'a quoted number finds the guest’s own order; another guest needs its e-mail address',
    openOrders,
  ],
];
