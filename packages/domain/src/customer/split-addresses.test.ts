import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import type { Customer, CustomerAddress } from './address.ts';
import { splitAddresses } from './split-addresses.ts';

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

test('DOM-026 DOM-027 DOM-028 DOM-121 DOM-122 the address labelled Profile is the business address, apart from the address book, its id kept', () => {
  shows(splitAddresses<CustomerAddress>, [customer], {
    profileAddress: business,
    profileAddressId: 'ad-2',
    addressBook: [home, cabin],
  });
});

test('without one there is only the address book', () => {
  shows(splitAddresses<CustomerAddress>, [{ addresses: [cabin, home] }], { addressBook: [cabin, home] });
});
