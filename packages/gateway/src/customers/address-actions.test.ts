import { expect, test } from 'vitest';
import { HttpProblem } from '../http/http-problem.ts';
import { applyAddressAction, type AddressAction, type AddressDraft } from './address-actions.ts';
import type { CustomerDocument } from './customer.ts';

const draft: AddressDraft = { country: 'US', postalCode: '53703', streetName: 'Lake Street' };
const book: CustomerDocument = {
  firstName: 'Pat',
  lastName: 'Doe',
  accountType: 'homeowner',
  newsletterOptIn: false,
  addresses: [
    { id: 'home', country: 'US', postalCode: '53703', label: 'Home' },
    { id: 'office', country: 'US', postalCode: '60607', label: 'Profile' },
  ],
  defaultShippingAddressId: 'home',
};
const noAddresses = { addresses: [], defaultShippingAddressId: undefined };
const apply = (action: AddressAction, document = book) => applyAddressAction(document, action, () => 'new');
const bodyOf = (action: AddressAction, document?: CustomerDocument) => {
  try {
    return apply(action, document);
  } catch (error) {
    if (error instanceof HttpProblem) return error.body;
    throw error;
  }
};

test('an added address gets an id and keeps its label', () => {
  const { addresses } = apply({ action: 'addAddress', address: { ...draft, custom: { fields: { label: 'Cabin' } } } });
  expect(addresses.at(-1)).toEqual({ ...draft, id: 'new', label: 'Cabin' });
  expect(addresses).toHaveLength(3);
});

test('an address that cannot be added is rejected with an error message', () => {
  expect(bodyOf({ action: 'addAddress', address: { ...draft, postalCode: 'K1A 0B1' } })).toEqual({
    error: expect.any(String) as string,
  });
  const second = { ...draft, custom: { fields: { label: 'Profile' } } };
  expect(bodyOf({ action: 'addAddress', address: second })).toEqual({ error: expect.any(String) as string });
  const full = { ...book, addresses: Array.from({ length: 100 }, (_, index) => ({ ...draft, id: String(index) })) };
  expect(bodyOf({ action: 'addAddress', address: draft }, full)).toEqual({ error: expect.any(String) as string });
});

test('a changed address keeps its id and, unless the change has a new one, its label', () => {
  const { addresses } = apply({ action: 'changeAddress', addressId: 'office', address: { ...draft, id: 'sly' } });
  expect(addresses[1]).toEqual({ ...draft, id: 'office', label: 'Profile' });
});

test('the default address is set by id or key, and cleared without either', () => {
  const keyed = apply({ action: 'addAddress', address: { ...draft, key: 'k' } });
  expect(apply({ action: 'setDefaultShippingAddress', addressKey: 'k' }, keyed).defaultShippingAddressId).toBe('new');
  expect(apply({ action: 'setDefaultShippingAddress', addressId: 'office' }).defaultShippingAddressId).toBe('office');
  expect(apply({ action: 'setDefaultShippingAddress' }).defaultShippingAddressId).toBeUndefined();
});

test('the first address of a customer becomes the default, the profile address does not', () => {
  const profile = { ...draft, custom: { fields: { label: 'Profile' } } };
  const only = apply({ action: 'addAddress', address: profile }, { ...book, ...noAddresses });
  expect(only.defaultShippingAddressId).toBeUndefined();
  const added = apply({ action: 'addAddress', address: draft }, only);
  expect(added.defaultShippingAddressId).toBe('new');
  const cleared = apply({ action: 'setDefaultShippingAddress' });
  expect(apply({ action: 'addAddress', address: draft }, cleared).defaultShippingAddressId).toBeUndefined();
});

test('a second profile address is rejected, whether added or renamed', () => {
  const address = { ...draft, custom: { fields: { label: 'Profile' } } };
  const error = 'The address book already has a profile address.';
  expect(bodyOf({ action: 'addAddress', address })).toEqual({ error });
  expect(bodyOf({ action: 'changeAddress', addressId: 'home', address })).toMatchObject({ message: error });
  expect(bodyOf({ action: 'changeAddress', addressId: 'office', address })).toMatchObject({ firstName: 'Pat' });
});

test('a removed address is no longer the default, and the profile address cannot be removed', () => {
  const after = apply({ action: 'removeAddress', addressId: 'home' });
  expect([after.addresses.map(({ id }) => id), after.defaultShippingAddressId]).toEqual([['office'], undefined]);
  expect(bodyOf({ action: 'removeAddress', addressId: 'office' })).toMatchObject({
    errors: [{ code: 'InvalidOperation' }],
  });
});

test.each<AddressAction>([
  { action: 'changeAddress', addressId: 'foreign', address: draft },
  { action: 'removeAddress', addressId: 'foreign' },
  { action: 'setDefaultShippingAddress', addressId: 'foreign' },
  { action: 'setDefaultShippingAddress', addressKey: 'foreign' },
])('an action on an unknown address is rejected: $action', (action) => {
  expect(bodyOf(action)).toMatchObject({ statusCode: 400, errors: [{ code: 'InvalidOperation' }] });
});

test('an address action does not modify its input', () => {
  const before = structuredClone(book);
  apply({ action: 'addAddress', address: draft });
  apply({ action: 'removeAddress', addressId: 'home' });
  expect(book).toEqual(before);
});
