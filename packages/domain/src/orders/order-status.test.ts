import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { orderStatuses, orderStatusOf } from './order-status.ts';

test('DOM-044 the order statuses are Completed, Cancelled and Shipped', () => {
  expect(orderStatuses).toEqual(['Completed', 'Cancelled', 'Shipped']);
  for (const orderStatus of orderStatuses) shows(orderStatusOf, [{ orderStatus, orderState: 'Open' }], orderStatus);
});

test('DOM-044 without a status of its own an order has that of its shipment, then of its state', () => {
  shows(orderStatusOf, [{ orderState: 'Open', shipmentState: 'Shipped' }], 'Shipped');
  shows(orderStatusOf, [{ orderState: 'Complete', shipmentState: 'Delivered' }], 'Shipped');
  shows(orderStatusOf, [{ orderState: 'Cancelled', shipmentState: 'Pending' }], 'Cancelled');
  shows(orderStatusOf, [{ orderState: 'Complete' }], 'Completed');
});

test('any other order shows its state as it is', () => {
  shows(orderStatusOf, [{ orderState: 'Confirmed' }], 'Confirmed');
  shows(orderStatusOf, [{ orderStatus: '' }], undefined);
});
