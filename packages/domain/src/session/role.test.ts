import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { associateTag, audienceOf, isPermitted, permissions, roleOf, type UserClaims } from './role.ts';

const pat: UserClaims = {
  sub: 'pat@example.org',
  uid: 'u-1',
  persona: ['KOUS:TVS'],
  firstName: 'Pat',
  lastName: 'Doe',
};

test('DOM-001 DOM-158 a guest can browse, use a cart and hold a guest token, and has no account', () => {
  shows(roleOf, [undefined], 'guest');
  for (const permission of ['browse', 'useCart', 'holdGuestToken'] as const) {
    shows(isPermitted, ['guest', permission], true);
  }
  shows(isPermitted, ['guest', 'seeOrders'], false);
});

test('DOM-003 a customer has permissions for profile, addresses, favourites and orders', () => {
  shows(roleOf, [pat], 'customer');
  for (const permission of ['editProfile', 'editAddresses', 'keepFavourites', 'seeOrders'] as const) {
    shows(isPermitted, ['customer', permission], true);
  }
  shows(isPermitted, ['customer', 'tagCartsAndOrders'], false);
});

test('DOM-004 the claim koc marks an associate, unless it is empty', () => {
  shows(roleOf, [{ ...pat, koc: 'A-42' }], 'associate');
  shows(roleOf, [{ ...pat, koc: '' }], 'customer');
});

test('DOM-061 an associate can do everything a customer can, and tags carts and orders', () => {
  for (const permission of permissions.customer) shows(isPermitted, ['associate', permission], true);
  shows(isPermitted, ['associate', 'tagCartsAndOrders'], true);
});

test('DOM-007 DOM-088 users are guests, consumers, or professionals if they have the trade persona', () => {
  shows(audienceOf, [undefined], 'guest');
  shows(audienceOf, [pat], 'professional');
  shows(audienceOf, [{ ...pat, persona: 'KOUS:FAF' }], 'consumer');
});

test('DOM-015 the claims are sub, uid, koc, persona, firstName and lastName', () => {
  const claims: Required<UserClaims> = {
    sub: 'pat@example.org',
    uid: 'u-1',
    koc: 'A-42',
    persona: ['KOUS:TVS'],
    firstName: 'Pat',
    lastName: 'Doe',
  };
  expect(roleOf(claims)).toBe('associate');
  expect(audienceOf(claims)).toBe('professional');
});

test('DOM-061 SDK-002 SDK-003 carts and orders of an associate carry the associate id and order type ISC', () => {
  shows(associateTag, [{ koc: 'A-42' }], { orderType: 'ISC', associateId: 'A-42' });
});

test('carts and orders of other users are not tagged', () => {
  shows(associateTag, [{}], undefined);
  shows(associateTag, [{ koc: '' }], undefined);
});
