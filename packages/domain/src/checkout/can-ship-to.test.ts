import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import type { ShippingAddress } from '../cart/cart.ts';
import { canShipTo } from './can-ship-to.ts';

test('DOM-059 a shipping address needs a postal code that is not empty', () => {
  shows(canShipTo, [{ postalCode: '53000' }], true);
  shows(canShipTo, [{ postalCode: '' }], false);
  shows(canShipTo, [{ postalCode: '  ' }], false);
  shows(canShipTo, [undefined], false);
});

test('DOM-017 a shipping address has postal code, state, country, names, street, city, e-mail and phone', () => {
  const address: ShippingAddress = {
    postalCode: '53000',
    state: 'WI',
    country: 'US',
    firstName: 'Pat',
    lastName: 'Doe',
    streetName: 'Example Ave',
    streetNumber: '12',
    city: 'Sampletown',
    email: 'pat@example.org',
    phone: '5550100123',
  };
  expect(canShipTo(address)).toBe(true);
  expect(Object.keys(address)).toHaveLength(10);
});
