import { placedOrder } from '../placed-order.ts';
import { checksOf } from '../check.ts';
import { expectSame, expectStatus, expectThat } from '../verdict.ts';
import type { Visit } from '../visit.ts';

/** Returns a response as text, without the parts that differ between any two requests. */
const comparable = ({ status, body }: { status: number; body: unknown }, ...hidden: string[]): string =>
  hidden.reduce((text, word) => text.replaceAll(word, '…'), JSON.stringify([status, body]));

const unknownNumber = ({ suffix }: Visit): string => `W-NONE-${suffix.toUpperCase()}`;

/** Order look-up. */
export const orderChecks = [
  ...checksOf('orderHistory', [
    [
      'orderHistory.find',
      'number and e-mail address together find the order, in upper or lower case',
      async (visit) => {
        const { order, email } = await placedOrder(visit);
        const body = { email: ` ${email.toUpperCase()} `, orderId: ` ${order.orderNumber.toLowerCase()} ` };
        const found = await (await visit.visitor()).reply('orderHistory.find', { body });
        expectSame(found.orderNumber, order.orderNumber, 'the order');
      },
    ],
    [
      'orderHistory.find',
      'a wrong e-mail address and an unknown number get the same response',
      async (visit) => {
        const { order, email } = await placedOrder(visit);
        const shopper = await visit.visitor();
        const otherEmail = `someone-${visit.suffix}@example.com`;
        const unknown = unknownNumber(visit);
        const find = (orderId: string, address: string) =>
          shopper.call('orderHistory.find', { body: { email: address, orderId } });
        const wrongEmail = comparable(await find(order.orderNumber, otherEmail), order.orderNumber, otherEmail);
        expectSame(
          comparable(await find(unknown, otherEmail), unknown, otherEmail),
          wrongEmail,
          'the response for an unknown number',
        );
        expectSame(
          comparable(await find(unknown, email), unknown, email),
          wrongEmail,
          'the response for a known e-mail address',
        );
      },
    ],
    [
      'orderHistory.cancel',
      'another shopper cannot cancel an order by its number alone, or with another e-mail address',
      async (visit) => {
        const { order } = await placedOrder(visit);
        const other = await visit.visitor();
        const { orderNumber } = order;
        expectStatus(await other.call('orderHistory.cancel', { body: { orderNumber } }), 404);
        const email = `someone-${visit.suffix}@example.com`;
        expectStatus(await other.call('orderHistory.cancel', { body: { orderNumber, email } }), 404);
      },
    ],
    [
      'orderHistory.invoice',
      'an order that is not shipped has no invoice, and another shopper gets none by its number alone',
      async (visit) => {
        const { order, email } = await placedOrder(visit);
        const body = { orderNumber: order.orderNumber };
        expectStatus(await (await visit.visitor()).call('orderHistory.invoice', { body: { ...body, email } }), 404);
        expectStatus(await (await visit.visitor()).call('orderHistory.invoice', { body }), 404);
      },
    ],
    [
      'orderHistory.split',
      'number and e-mail address find the parts of an order; another e-mail address does not',
      async (visit) => {
        const { order, email } = await placedOrder(visit);
        const shopper = await visit.visitor();
        const query = { parentOrderNumber: order.orderNumber, email };
        const { results } = await shopper.reply('orderHistory.split', { query });
        expectThat(results.length > 0, 'the response has no orders');
        const other = await shopper.call('orderHistory.split', { query: { ...query, email: 'other@example.com' } });
        expectSame(other.reply?.results ?? [], [], 'the parts found with another e-mail address');
      },
    ],
    [
      'orderHistory.list',
      'a new customer has no orders',
      async (visit) => {
        const customer = await visit.customer();
        const { results } = await customer.reply('orderHistory.list');
        if (!visit.settings.account) expectSame(results, [], 'the orders');
        for (const state of ['open', 'past'])
          await customer.reply('orderHistory.listByState', { query: { state, limit: '5', sort: 'createdAt desc' } });
      },
    ],
  ]),
  ...checksOf('orders', [
    [
      'orders.query',
      'a quoted number finds the guest’s own order; another guest needs its e-mail address',
      async (visit) => {
        const { guest, order, email } = await placedOrder(visit);
        const other = await visit.guest();
        const query = { 'order-id': `"${order.orderNumber}"` };
        const numbers = async (shopper: typeof guest, more: object = {}) => {
          const { reply } = await shopper.call('orders.query', { query: { ...query, ...more } });
          return reply?.results.map(({ orderNumber }) => orderNumber) ?? [];
        };
        expectSame(await numbers(guest), [order.orderNumber], 'the guest’s own order');
        expectSame(await numbers(other), [], 'the orders that another guest finds');
        expectSame(
          await numbers(other, { email }),
          [order.orderNumber],
          'the orders found with number and e-mail address',
        );
      },
    ],
    [
      'orders.query',
      'an invalid order number is 400',
      async (visit) =>
        expectStatus(await (await visit.visitor()).call('orders.query', { query: { 'order-id': "' or 1=1" } }), 400),
    ],
  ]),
];
