import { expect, test } from 'vitest';
import { customerCalls, customerDocumentSchema } from './customer.ts';

const label = (text: string) => ({ type: { typeId: 'type', id: 't-1' }, fields: { label: text } });
const address = {
  id: 'a-1',
  postalCode: '60654',
  country: 'US',
  city: 'Chicago',
  state: 'IL',
  streetName: 'Mart Plaza',
};

test('DOM-026 DOM-119 DOM-120 DOM-121 a profile has its version, names, company, addresses and business fields with plain names', () => {
  const profile = {
    id: 'c-1',
    version: 7,
    email: 'trade@example.com',
    firstName: 'Trudy',
    lastName: 'Trade',
    companyName: 'Trade Baths',
    defaultShippingAddressId: 'a-1',
    postalCode: '60654',
  };
  const read = customerDocumentSchema.parse({
    ...profile,
    addresses: [{ ...address, custom: label('Site') }],
    custom: { type: { typeId: 'type', id: 't-2' }, fields: { businessType: 'Builder', businessSubType: 'Remodeler' } },
  });
  expect(read).toMatchObject({ ...profile, businessType: 'Builder', businessSubType: 'Remodeler' });
  expect(read.addresses).toEqual([{ ...address, label: 'Site' }]);
});

test('DOM-002 a customer signs up as homeowner, professional or trade, and as no other type', () => {
  const draft = { email: 'pat@example.org', password: 'x', firstName: 'Pat', lastName: 'Page', locale: 'en' };
  const isTaken = (accountType: string | undefined) =>
    customerCalls.signUp.body.safeParse({ ...draft, accountType }).success;
  expect(['homeowner', 'professional', 'trade'].map(isTaken)).toEqual([true, true, true]);
  expect(['associate', '', undefined].map(isTaken)).toEqual([false, false, false]);
});
