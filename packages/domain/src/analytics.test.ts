import { expect, test } from 'vitest';
import { shows } from '../testing/shows.ts';
import { profileRole, userAnalytics } from './analytics.ts';

test('DOM-130 a signed-in shopper with the business type Consumer is a consumer, with any other a professional', () => {
  shows(profileRole, [{ isAuthenticated: true, businessType: 'Consumer' }], 'consumer');
  shows(profileRole, [{ isAuthenticated: true, businessType: 'Builder' }], 'professional');
  shows(profileRole, [{ isAuthenticated: true }], 'professional');
});

test('DOM-126 DOM-131 who is not signed in is guest and anonymous, whatever else is known', () => {
  shows(userAnalytics, [{ isAuthenticated: false, businessType: 'Consumer', persona: 'TVS' }], {
    profileRole: 'guest',
    profileType: 'GST',
    authStatus: 'anonymous',
    knownStatus: 'unknown',
    returningStatus: 'new',
    customerProspect: 'prospect',
  });
});

test('DOM-126 the user analytics object has seven fields, the e-mail as a hash', () => {
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
