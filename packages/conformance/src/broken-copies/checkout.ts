import { answering, asking, carrying, nameOf, saying, type Break, type BrokenCopy } from './break.ts';
import type { House } from './house.ts';

const newKey = carrying('Idempotency-Key', () => crypto.randomUUID());

/** The first answer to a key is the answer to every request with it. */
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

/** Says which half of number and e-mail is wrong. */
const tellsNumbers = ({ db }: House): Break =>
  answering(/find-my-orders/, async (answer, request) => {
    if (answer.status !== 404) return answer;
    const { orderId } = (await request.json()) as { orderId: string };
    const known = await db.selectFrom('orders').select('id').where('order_number', '=', orderId).executeTakeFirst();
    const message = known ? 'The e-mail is wrong.' : 'There is no such order.';
    return saying((body) => ({ ...body, message }))(answer, request);
  });

/** Every order is everyone's. */
const openOrders: Break = (send) => {
  let owner: string | undefined;
  return async (system, request) => {
    const name = nameOf(request);
    if (name.endsWith('order/submit')) owner = request.headers.get('authorization') ?? undefined;
    const token = owner;
    const isRead = token !== undefined && name.endsWith('/orders/query');
    return send(system, isRead ? carrying('Authorization', () => token)(request) : request);
  };
};

const dearer = (money: unknown) => ({
  ...(money as object),
  centAmount: (money as { centAmount: number }).centAmount + 1,
});

/** Copies that are wrong from shipping to order. */
export const checkoutCopies = (house: House): BrokenCopy[] => [
  [
    'a line neither ships nor does not',
    'each line ships or does not, none both and none neither',
    answering(
      /shipmentfromcart/,
      saying((body) => ({ ...body, shippingItems: [], noShippingItems: [] })),
    ),
  ],
  ['payment needs no key', 'without an Idempotency-Key nothing is paid', asking(/checkout\/payment/, newKey)],
  [
    'the Idempotency-Key is not looked at',
    'one intent makes one order: at once, again, and under another key',
    asking(/order\/submit/, newKey),
  ],
  [
    'the key of a payment is not looked at',
    'one intent is one payment: the same key is answered with the same payment',
    asking(/checkout\/payment/, newKey),
  ],
  [
    'the total of shipping is a cent more than its parts',
    'what shipping costs is said for a cart with an address',
    answering(
      /shipping-cost/,
      saying(({ shippingTotal, ...body }) => ({ ...body, shippingTotal: dearer(shippingTotal) })),
    ),
  ],
  [
    'a registration is made for each request',
    'products are registered, and the customer sees them',
    asking(/POST .*\/product-registration$/, newKey),
  ],
  ['a key stands for any body', 'a key that was used for another request is refused', anyBody],
  [
    'the look-up says which half is wrong',
    'a wrong e-mail and an unknown number are answered alike',
    tellsNumbers(house),
  ],
  [
    'orders are everyone’s',
    'the quoted number finds the guest’s own order; another guest needs its e-mail',
    openOrders,
  ],
];
