import { expect, test } from 'vitest';
import { addressDraftFrom, deliveryAddressFrom, postalAddressFrom } from './postal-address.ts';

const wire = {
  id: 'a-1',
  key: 'k',
  email: 'pat@example.org',
  firstName: 'Pat',
  lastName: 'Doe',
  phone: '5550100123',
  streetNumber: '12',
  streetName: 'Example Ave',
  city: 'Kohler',
  state: 'WI',
  postalCode: '53044',
  country: 'US',
};
const known = {
  firstName: 'Pat',
  lastName: 'Doe',
  company: null,
  line1: '12 Example Ave',
  line2: null,
  city: 'Kohler',
  state: 'WI',
  postalCode: '53044',
  country: 'US',
  phone: '5550100123',
};

test('an address from the wire has number and street in one line, and null for missing fields', () => {
  expect(postalAddressFrom(wire)).toEqual(known);
  expect(Object.values(postalAddressFrom({}))).toEqual(Array.from({ length: 10 }, () => null));
});

test('an address from a response can be sent again without its unknown fields', () => {
  const address = deliveryAddressFrom(postalAddressFrom(wire)) ?? expect.fail('something is missing');
  expect(addressDraftFrom(address)).toEqual({
    firstName: 'Pat',
    lastName: 'Doe',
    phone: '5550100123',
    streetName: '12 Example Ave',
    city: 'Kohler',
    state: 'WI',
    postalCode: '53044',
    country: 'US',
  });
  expect(addressDraftFrom({ ...address, line2: '' })).toEqual(addressDraftFrom(address));
});

test('an address without a postal code or a country is not a delivery address', () => {
  const { postalCode: _, ...somewhere } = wire;
  const { country: __, ...anywhere } = wire;
  for (const unknown of [somewhere, anywhere, {}]) expect(deliveryAddressFrom(postalAddressFrom(unknown))).toBeNull();
  expect(deliveryAddressFrom(null)).toBeNull();
});
