import { expect, test } from 'vitest';
import { expectAssignedCodes } from './assigned-codes.ts';
import { testGateway } from '../../testing/gateway.ts';
import { createShopper } from '../../testing/shopper.ts';

const unassigned = ['ZZ', 'XX', 'QQ', 'AA', 'UK', 'EU'];

test('control: a check of the format alone accepts unassigned codes', () => {
  expect(unassigned.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});

test.each(unassigned)('the unassigned country code %s is rejected at any depth', (country) => {
  const action = { action: 'setShippingAddress', address: { country, postalCode: '53202' } };
  expect(() => expectAssignedCodes({ actions: [{ action: 'calculateTax' }, action] })).toThrow(
    'actions.1.address.country: The country code is unknown.',
  );
});

test.each(['US', 'CA', 'FR', 'PR', 'AX'])('the country code %s is accepted', (country) => {
  expect(() => expectAssignedCodes({ country })).not.toThrow();
});

test.each(['xx', 'qq-US', 'en-ZZ', 'english', 'en-', '', '../en'])('the locale %j is rejected', (locale) => {
  expect(() => expectAssignedCodes({ locale })).toThrow('The locale is unknown.');
  expect(() => expectAssignedCodes({ lang: locale })).toThrow('The locale is unknown.');
});

test.each(['en', 'en-US', 'fr-CA', 'fr_CA', 'es-419', 'zh-Hant-TW'])('the locale %s is accepted', (locale) => {
  expect(() => expectAssignedCodes({ locale, lang: locale })).not.toThrow();
});

test('a request with an unassigned code is rejected with its field and value, and changes nothing', async () => {
  const gateway = await testGateway();
  const guest = await createShopper(gateway);
  const { id, version } = await guest.createCart();
  const address = { country: 'ZZ', postalCode: '53202', streetName: '1 Lake Street', city: 'Milwaukee' };
  const actions = [{ action: 'setShippingAddress', address }];
  expect(await guest.send('POST', '/cart/v2/items', { cartId: id, version, actions })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'InvalidField', field: 'actions.0.address.country', invalidValue: 'ZZ' }] },
  });
  const draft = { currency: 'USD', taxMode: 'ExternalAmount' };
  for (const code of [{ country: 'XX' }, { locale: 'xx-XX' }]) {
    expect((await guest.send('POST', '/cart/create', { ...draft, ...code })).status).toBe(400);
  }
  expect((await guest.send('GET', '/maps/address/validate?query=1+Lake+Street&country=ZZ')).status).toBe(400);
  expect(await guest.cart()).toMatchObject({ id, version });
});
