import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import type { ShippingAddress } from '../cart/cart.ts';
import { canShipTo, isFreight, isShippingFree, shippingErrors } from './shipping.ts';

test('DOM-085 Freight and Freight Shipping are freight', () => {
  shows(isFreight, ['Freight'], true);
  shows(isFreight, ['Freight Shipping'], true);
  shows(isFreight, ['Ground'], false);
});

const usd = (centAmount: number) => ({ centAmount, currencyCode: 'USD' });

test('a parcel ships free when its goods are worth $250 or more', () => {
  shows(isShippingFree, [{ shippingType: 'Ground', goods: usd(250_00) }], true);
  shows(isShippingFree, [{ shippingType: 'Ground', goods: usd(249_99) }], false);
  shows(isShippingFree, [{ shippingType: 'Ground', goods: { centAmount: 250_00, currencyCode: 'JPY' } }], false);
});

test('freight never ships free', () => {
  shows(isShippingFree, [{ shippingType: 'Freight', goods: usd(1_865_00) }], false);
  shows(isShippingFree, [{ shippingType: 'Freight Shipping', goods: usd(1_865_00) }], false);
});

test('DOM-059 a shipping address needs a non-empty postal code', () => {
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

test('DOM-025 SDK-108 the skus of an error become a list of objects with a sku', () => {
  shows(shippingErrors, [['K-1', 'K-2', 'K-1']], [{ sku: 'K-1' }, { sku: 'K-2' }]);
  shows(shippingErrors, [[]], []);
});
