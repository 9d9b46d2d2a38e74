import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { orderDetailsLink } from './order-details-link.ts';

test('DOM-094 the order details link has the order number and the e-mail in base64', () => {
  shows(
    orderDetailsLink,
    ['/en/my-account/order-details', 'W100200', 'pat@example.org'],
    '/en/my-account/order-details?orderNumber=W100200&q=cGF0QGV4YW1wbGUub3Jn',
  );
  shows(orderDetailsLink, ['/en/order', 'W 1', 'a?>@b.co'], '/en/order?orderNumber=W+1&q=YT8%2BQGIuY28%3D');
});
