import { expect, test } from 'vitest';
import { HttpProblem } from '../http/http-problem.ts';
import type { CustomerDocument } from './customer.ts';
import { applyProfileAction, type DocumentAction } from './profile-actions.ts';

const document: CustomerDocument = {
  firstName: 'Pat',
  lastName: 'Doe',
  accountType: 'trade',
  newsletterOptIn: false,
  addresses: [
    { id: 'home', country: 'US', postalCode: '53703' },
    { id: 'office', country: 'US', postalCode: '60607', label: 'Profile' },
  ],
};
const statusOf = (action: DocumentAction, persona: string[]) => {
  try {
    applyProfileAction(document, action, persona);
    return 200;
  } catch (error) {
    if (error instanceof HttpProblem) return error.status;
    throw error;
  }
};

const nameActions: DocumentAction[] = [
  { action: 'setFirstName', firstName: 'Ann' },
  { action: 'setLastName', lastName: 'Roe' },
];
const tradeActions: DocumentAction[] = [
  { action: 'setCompanyName', companyName: 'Roe Builders' },
  { action: 'setCustomField', name: 'businessType', value: 'Builder' },
  { action: 'setCustomField', name: 'businessSubType', value: 'Remodeler' },
  { action: 'changeAddress', addressId: 'office', address: { country: 'US', postalCode: '10001' } },
];

test.each([...nameActions, ...tradeActions])('a trade customer is allowed the action $action', (action) => {
  expect(statusOf(action, ['KOUS:TVS'])).toBe(200);
});

test.each([[[]], [['KOUS:FAF']], [['TVS']]])(
  'a customer with the memberships %j can change only their names',
  (persona) => {
    expect(nameActions.map((action) => statusOf(action, persona))).toEqual([200, 200]);
    expect(tradeActions.map((action) => statusOf(action, persona))).toEqual([403, 403, 403, 403]);
  },
);

test('profile actions change the names, the company and the profile address', () => {
  const after = [...nameActions, ...tradeActions].reduce(
    (current, action) => applyProfileAction(current, action, ['KOUS:TVS']),
    document,
  );
  expect(after).toMatchObject({
    firstName: 'Ann',
    lastName: 'Roe',
    companyName: 'Roe Builders',
    businessType: 'Builder',
    businessSubType: 'Remodeler',
  });
  expect(after.addresses[1]).toEqual({ id: 'office', country: 'US', postalCode: '10001', label: 'Profile' });
});

test('an empty company or business type clears it', () => {
  const empty: DocumentAction[] = [
    { action: 'setCompanyName', companyName: '' },
    { action: 'setCustomField', name: 'businessType', value: '' },
  ];
  const known: CustomerDocument = { ...document, companyName: 'Roe Builders', businessType: 'Builder' };
  const after = empty.reduce((current, action) => applyProfileAction(current, action, ['KOUS:TVS']), known);
  expect([after.companyName, after.businessType]).toEqual([undefined, undefined]);
});

test('a profile action on an address other than the profile address is rejected', () => {
  expect(
    statusOf({ action: 'changeAddress', addressId: 'home', address: { country: 'US', postalCode: '10001' } }, [
      'KOUS:TVS',
    ]),
  ).toBe(400);
});
