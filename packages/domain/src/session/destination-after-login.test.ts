import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { destinationAfterLogin } from './destination-after-login.ts';

test('STO-064 from a restricted page only the trade persona goes on, others go home', () => {
  shows(destinationAfterLogin, ['/en/pro', true, 'TVS', '/en'], '/en/pro');
  shows(destinationAfterLogin, ['/en/pro', true, 'GST', '/en'], '/en');
  shows(destinationAfterLogin, ['/en/cart', false, 'GST', '/en'], '/en/cart');
});
