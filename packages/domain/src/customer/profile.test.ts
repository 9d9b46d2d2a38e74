import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import type { Customer } from './address.ts';
import { accountTypes, editableProfileFields, profileActions } from './profile.ts';

test('DOM-002 customers sign up as homeowner, professional or trade', () => {
  expect(accountTypes).toEqual(['homeowner', 'professional', 'trade']);
});

const changes = {
  firstName: 'Paula',
  lastName: ' Doe-Smith ',
  companyName: 'Doe Ltd',
  businessType: 'Builder',
  businessSubType: 'Remodeler',
  postalCode: '60001',
};

test('DOM-156 a trade customer can change names, company, business type and subtype, and the business zip code in the US', () => {
  shows(
    editableProfileFields,
    ['TVS'],
    ['firstName', 'lastName', 'companyName', 'businessType', 'businessSubType', 'postalCode'],
  );
  shows(
    profileActions,
    ['TVS', changes, {}, 'ad-2'],
    [
      { action: 'setFirstName', firstName: 'Paula' },
      { action: 'setLastName', lastName: 'Doe-Smith' },
      { action: 'setCompanyName', companyName: 'Doe Ltd' },
      { action: 'setCustomField', name: 'businessType', value: 'Builder' },
      { action: 'setCustomField', name: 'businessSubType', value: 'Remodeler' },
      { action: 'changeAddress', addressId: 'ad-2', address: { postalCode: '60001', country: 'US' } },
    ],
  );
});

test('DOM-157 other personas can change only first and last name', () => {
  for (const persona of ['GST', 'FAF', 'CAS', '']) shows(editableProfileFields, [persona], ['firstName', 'lastName']);
  shows(
    profileActions,
    ['GST', changes, {}, 'ad-2'],
    [
      { action: 'setFirstName', firstName: 'Paula' },
      { action: 'setLastName', lastName: 'Doe-Smith' },
    ],
  );
});

test('DOM-119 DOM-120 a profile field that is unchanged or was not sent has no action', () => {
  const customer: Customer = {
    version: 3,
    firstName: 'Pat',
    lastName: 'Doe',
    companyName: 'Doe Builders',
    addresses: [],
    defaultShippingAddressId: 'ad-1',
    postalCode: '60000',
    businessType: 'Builder',
    businessSubType: 'Remodeler',
  };
  const same = { firstName: 'Pat', companyName: 'Doe Builders', businessType: 'Builder', businessSubType: 'Plumber' };
  shows(
    profileActions,
    ['TVS', same, customer, 'ad-2'],
    [{ action: 'setCustomField', name: 'businessSubType', value: 'Plumber' }],
  );
  expect(profileActions('TVS', {}, customer)).toEqual([]);
});

test('an empty field of a profile that has none has no action', () => {
  shows(profileActions, ['TVS', { companyName: ' ', businessType: '', postalCode: '' }, {}, 'ad-2'], []);
  shows(
    profileActions,
    ['TVS', { companyName: '' }, { companyName: 'Doe Ltd' }],
    [{ action: 'setCompanyName', companyName: '' }],
  );
});

test('the business zip code cannot change without a profile address', () => {
  shows(profileActions, ['TVS', { postalCode: '60001' }, {}], []);
});
