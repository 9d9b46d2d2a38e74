import { expect, test } from 'vitest';
import { expectAssignedCodes } from './assigned-codes.ts';
import { testGateway } from '../../testing/gateway.ts';
import { createShopper } from '../../testing/shopper.ts';

const made = ['ZZ', 'XX', 'QQ', 'AA', 'UK', 'EU'];

test('a check of their form alone, which was planted, lets codes pass that nobody assigned', () => {
  expect(made.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});

test.each(made)('%s is no country, wherever it stands', (country) => {
  const action = { action: 'setShippingAddress', address: { country, postalCode: '53202' } };
  expect(() => expectAssignedCodes({ actions: [{ action: 'calculateTax' }, action] })).toThrow(
    'actions.1.address.country: There is no such country.',
  );
});

test.each(['US', 'CA', 'FR', 'PR', 'AX'])('%s is a country', (country) => {
  expect(() => expectAssignedCodes({ country })).not.toThrow();
});

test.each(['xx', 'qq-US', 'en-ZZ', 'english', 'en-', '', '../en'])('%j is no locale', (locale) => {
  expect(() => expectAssignedCodes({ locale })).toThrow('There is no such locale.');
  expect(() => expectAssignedCodes({ lang: locale })).toThrow('There is no such locale.');
});

test.each(['en', 'en-US', 'fr-CA', 'fr_CA', 'es-419', 'zh-Hant-TW'])('%s is a locale', (locale) => {
  expect(() => expectAssignedCodes({ locale, lang: locale })).not.toThrow();
});

test('a request with a made-up code is refused with its field and value, and nothing is changed', async () => {
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
