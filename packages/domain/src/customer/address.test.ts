import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { addressActions, type Customer, type CustomerAddress, splitAddresses } from './address.ts';

const draft = { postalCode: '53000', country: 'US', label: 'Home' };

test('DOM-027 an address with setPrimary set gets an additional action that makes it the default shipping address', () => {
  shows(
    addressActions,
    [{ ...draft, setPrimary: true }, 'k-1'],
    [
      { action: 'addAddress', address: { ...draft, key: 'k-1' } },
      { action: 'setDefaultShippingAddress', addressKey: 'k-1' },
    ],
  );
  shows(
    addressActions,
    [{ ...draft, id: 'ad-1', setPrimary: true }, 'k-1'],
    [
      { action: 'changeAddress', addressId: 'ad-1', address: draft },
      { action: 'setDefaultShippingAddress', addressId: 'ad-1' },
    ],
  );
});

test('an address without setPrimary is only added or changed', () => {
  shows(addressActions, [draft, 'k-1'], [{ action: 'addAddress', address: draft }]);
  shows(
    addressActions,
    [{ ...draft, id: 'ad-1', setPrimary: false }, 'k-1'],
    [{ action: 'changeAddress', addressId: 'ad-1', address: draft }],
  );
});

const home: CustomerAddress = {
  id: 'ad-1',
  postalCode: '53000',
  country: 'US',
  city: 'Sampletown',
  state: 'WI',
  streetName: 'Example Ave',
  label: 'Home',
};
const business: CustomerAddress = { id: 'ad-2', postalCode: '60000', country: 'US', label: 'Profile' };
const cabin: CustomerAddress = { id: 'ad-3', postalCode: '54000', country: 'US', setPrimary: true };

const customer: Customer = {
  version: 8,
  addresses: [business, cabin, home],
  defaultShippingAddressId: 'ad-1',
  postalCode: '60000',
  firstName: 'Pat',
  lastName: 'Doe',
};

test('DOM-027 DOM-028 DOM-121 DOM-122 the address labelled Profile is the business address, separate from the address book, with its id', () => {
  shows(splitAddresses<CustomerAddress>, [customer], {
    profileAddress: business,
    profileAddressId: 'ad-2',
    addressBook: [home, cabin],
  });
});

test('a second address labelled Profile stays in the address book', () => {
  const second: CustomerAddress = { ...business, id: 'ad-9' };
  shows(splitAddresses<CustomerAddress>, [{ addresses: [home, business, second] }], {
    profileAddress: business,
    profileAddressId: 'ad-2',
    addressBook: [home, second],
  });
});

test('splitting addresses loses none, whatever their labels', () => {
  const address = fc.record({ id: fc.uuid(), label: fc.constantFrom('Profile', 'Home', undefined) });
  fc.assert(
    fc.property(fc.array(address), (addresses) => {
      const { profileAddress, addressBook } = splitAddresses({ addresses });
      expect(new Set([...(profileAddress ? [profileAddress] : []), ...addressBook])).toEqual(new Set(addresses));
      expect(addressBook.length + (profileAddress ? 1 : 0)).toBe(addresses.length);
    }),
  );
});

test('without an address labelled Profile there is only the address book', () => {
  shows(splitAddresses<CustomerAddress>, [{ addresses: [cabin, home] }], { addressBook: [cabin, home] });
});
