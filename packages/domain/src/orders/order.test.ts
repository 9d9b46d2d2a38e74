import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { addressOfFoundOrder, isInPostOrderPeriod, orderLookup, orderStatuses, orderStatusOf } from './order.ts';

test('DOM-044 the order statuses are Completed, Cancelled and Shipped', () => {
  expect(orderStatuses).toEqual(['Completed', 'Cancelled', 'Shipped']);
  for (const orderStatus of orderStatuses) shows(orderStatusOf, [{ orderStatus, orderState: 'Open' }], orderStatus);
});

test('DOM-044 an order without a status has the status of its shipment, then of its state', () => {
  shows(orderStatusOf, [{ orderState: 'Open', shipmentState: 'Shipped' }], 'Shipped');
  shows(orderStatusOf, [{ orderState: 'Complete', shipmentState: 'Delivered' }], 'Shipped');
  shows(orderStatusOf, [{ orderState: 'Cancelled', shipmentState: 'Pending' }], 'Cancelled');
  shows(orderStatusOf, [{ orderState: 'Complete' }], 'Completed');
});

test('any other order shows its state unchanged', () => {
  shows(orderStatusOf, [{ orderState: 'Confirmed' }], 'Confirmed');
  shows(orderStatusOf, [{ orderStatus: '' }], undefined);
});

const ordered = new Date('2026-01-01T00:00:00Z');

test('DOM-074 the post-order period is 45 days', () => {
  shows(isInPostOrderPeriod, [ordered, ordered], true);
  shows(isInPostOrderPeriod, [ordered, new Date('2026-02-14T23:59:59.999Z')], true);
  shows(isInPostOrderPeriod, [ordered, new Date('2026-02-15T00:00:00Z')], false);
  shows(isInPostOrderPeriod, [ordered, new Date('2025-12-31T00:00:00Z')], false);
});

test('SDK-134 an order is looked up by e-mail in lower case and order number in upper case, both trimmed', () => {
  shows(orderLookup, [{ email: ' Pat@Example.org ', orderId: ' w100200 ' }], {
    email: 'pat@example.org',
    orderId: 'W100200',
  });
});

test('DOM-124 a found order has addresses, and an empty result has none', () => {
  const [shipping, billing] = [{ city: 'Sampletown' }, { city: 'Testville' }];
  shows(addressOfFoundOrder<typeof shipping>, [{ addresses: { shipping, billing } }], shipping);
  shows(addressOfFoundOrder<typeof shipping>, [{ addresses: { billing } }], billing);
  shows(addressOfFoundOrder<typeof shipping>, [{}], undefined);
});
