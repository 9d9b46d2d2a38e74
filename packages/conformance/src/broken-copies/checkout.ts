import {
  changingResponse,
  changingRequest,
  withRequestHeader,
  nameOf,
  changingJson,
  type PlantFault,
  type BrokenCopy,
} from './broken-copy.ts';
import type { TestShop } from './shop.ts';

const newKey = withRequestHeader('Idempotency-Key', () => crypto.randomUUID());

/** Returns the first response to a key for every request with that key. */
const ignoresBody: PlantFault = (send) => {
  const responses = new Map<string, Response>();
  return async (system, request) => {
    const key = request.headers.get('idempotency-key');
    const first = responses.get(key ?? '');
    if (first) return first.clone();
    const response = await send(system, request);
    if (key !== null && response.ok) responses.set(key, response.clone());
    return response;
  };
};

/** Reveals whether the number or the e-mail address is wrong. */
const revealsNumbers = ({ db }: TestShop): PlantFault =>
  changingResponse(/find-my-orders/, async (response, request) => {
    if (response.status !== 404) return response;
    const { orderId } = (await request.json()) as { orderId: string };
    const known = await db.selectFrom('orders').select('id').where('order_number', '=', orderId).executeTakeFirst();
    const message = known ? 'The e-mail address is wrong.' : 'Unknown order number.';
    return changingJson((body) => ({ ...body, message }))(response, request);
  });

/** Shows every order to everyone. */
const showsAllOrders: PlantFault = (send) => {
  let owner: string | undefined;
  return async (system, request) => {
    const name = nameOf(request);
    if (name.endsWith('order/submit')) owner = request.headers.get('authorization') ?? undefined;
    const token = owner;
    const isRead = token !== undefined && name.endsWith('/orders/query');
    return send(system, isRead ? withRequestHeader('Authorization', () => token)(request) : request);
  };
};

const plusOneCent = (money: unknown) => ({
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
      changingJson(({ shippingTotal, ...body }) => ({ ...body, shippingTotal: plusOneCent(shippingTotal) })),
    ),
  ],
  [
    'every request creates a registration',
    'registered products are listed for the customer',
    changingRequest(/POST .*\/product-registration$/, newKey),
  ],
  ['a key is accepted for any body', 'a key that was used for another request is rejected', ignoresBody],
  [
    'the look-up reveals which half is wrong',
    'a wrong e-mail address and an unknown number get the same response',
    revealsNumbers(shop),
  ],
  [
    'everyone sees every order',
    'a quoted number finds the guest’s own order; another guest needs its e-mail address',
    showsAllOrders,
  ],
];
