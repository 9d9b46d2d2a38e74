import { expect, test } from 'vitest';
import { addressDraftFrom, postalAddressFrom } from './postal-address.ts';

const wire = {
  ...{ id: 'a-1', key: 'k', email: 'pat@example.org', firstName: 'Pat', lastName: 'Doe', phone: '5550100123' },
  ...{ streetNumber: '12', streetName: 'Example Ave', city: 'Kohler', state: 'WI', postalCode: '53044', country: 'US' },
};
const known = {
  ...{ firstName: 'Pat', lastName: 'Doe', company: null, line1: '12 Example Ave', line2: null },
  ...{ city: 'Kohler', state: 'WI', postalCode: '53044', country: 'US', phone: '5550100123' },
};

test('an address of the wire has number and street in one line, and null for what is missing', () => {
  expect(postalAddressFrom(wire)).toEqual(known);
  expect(Object.values(postalAddressFrom({}))).toEqual(Array.from({ length: 10 }, () => null));
});

test('an address that was read can be sent again, without what is not known', () => {
  expect(addressDraftFrom({ ...known, postalCode: '53044', country: 'US', line2: '' })).toEqual({
    ...{ firstName: 'Pat', lastName: 'Doe', phone: '5550100123' },
    ...{ streetName: '12 Example Ave', city: 'Kohler', state: 'WI', postalCode: '53044', country: 'US' },
  });
});
