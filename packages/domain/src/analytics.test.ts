import { expect, test } from 'vitest';
import { shows } from '../testing/shows.ts';
import { profileRole, userAnalytics } from './analytics.ts';

test('DOM-130 a signed-in shopper is a consumer for the business type Consumer and a professional for any other', () => {
  shows(profileRole, [{ isAuthenticated: true, businessType: 'Consumer' }], 'consumer');
  shows(profileRole, [{ isAuthenticated: true, businessType: 'Builder' }], 'professional');
  shows(profileRole, [{ isAuthenticated: true }], 'professional');
});

test('DOM-126 DOM-131 a signed-out shopper is an anonymous guest, whatever else is known', () => {
  shows(userAnalytics, [{ isAuthenticated: false, businessType: 'Consumer', persona: 'TVS' }], {
    profileRole: 'guest',
    profileType: 'GST',
    authStatus: 'anonymous',
    knownStatus: 'unknown',
    returningStatus: 'new',
    customerProspect: 'prospect',
  });
});

test('DOM-126 the user analytics object has seven fields, with the e-mail address as a hash', () => {
  const facts = { persona: 'TVS', isReturning: true, isCustomer: true, hashedEmail: 'ab12' };
  shows(userAnalytics, [{ ...facts, isAuthenticated: true, businessType: 'Builder' }], {
    profileRole: 'professional',
    profileType: 'TVS',
    authStatus: 'authenticated',
    knownStatus: 'known',
    returningStatus: 'returning',
    customerProspect: 'customer',
    emailId: 'ab12',
  });
  shows(userAnalytics, [{ isAuthenticated: false, hashedEmail: 'ab12' }], {
    profileRole: 'guest',
    profileType: 'GST',
    authStatus: 'anonymous',
    knownStatus: 'known',
    returningStatus: 'new',
    customerProspect: 'prospect',
    emailId: 'ab12',
  });
  expect(userAnalytics({ isAuthenticated: true })).not.toHaveProperty('emailId');
  shows(userAnalytics, [{ isAuthenticated: true }], {
    profileRole: 'professional',
    profileType: 'GST',
    authStatus: 'authenticated',
    knownStatus: 'known',
    returningStatus: 'new',
    customerProspect: 'prospect',
  });
});
