import { beforeAll, describe, expect, test } from 'vitest';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { asFormPost, visitorOf } from '../../testing/visitor.ts';
import { isConfirmed, readCheckedAddress } from './checked-address.server.ts';
import { suggestAddresses } from './find-addresses.server.ts';
import { asEntered } from './place-of-address.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const madison = {
  firstName: 'Pat',
  lastName: 'Doe',
  streetName: '12 Lake Street',
  city: 'Madison',
  phone: '555 010 0123',
  postalCode: '53703',
  state: 'WI',
  country: 'US',
};
const ottawa = { ...madison, city: 'Ottawa', state: 'ON', postalCode: 'K1A 0B1', country: 'CA' };

const read = (fields: Partial<Record<keyof typeof madison | 'meant', string>>) =>
  visitorOf(shop)('/en/checkout', async (args) => {
    const { request, context } = asFormPost(args, { ...madison, ...fields });
    return readCheckedAddress(context, await request.formData());
  });

const kohler = { streetName: '12 Lake Street', city: 'Kohler', state: 'WI', postalCode: '53044' };

describe('a submitted address', () => {
  test.each([
    madison,
    { ...madison, city: ' MADISON ', postalCode: '53703-1234' },
    { ...madison, city: 'St. Paul', state: 'MN', postalCode: '55102' },
    { ...madison, city: 'Nowhere', postalCode: '53000' },
    ottawa,
    { ...ottawa, city: 'Gatineau' },
  ])(
    'an address that the map service confirms or does not know needs no confirmation: $city $postalCode',
    async (address) => {
      const sent = await read(address);
      expect([isConfirmed(sent), sent.suggestions]).toEqual([true, undefined]);
    },
  );

  test('an address whose city does not match its postal code is returned with the suggested address', async () => {
    const sent = await read({ city: 'Kohlerville', postalCode: '53044' });
    expect([isConfirmed(sent), sent.suggestions]).toEqual([false, [kohler]]);
  });

  test('an address whose postal code does not match its city is returned with the addresses of its city', async () => {
    const { suggestions = [] } = await read({ city: 'Kohler', postalCode: '53000' });
    expect(suggestions).toEqual([kohler]);
  });

  test('the address that the shopper chose is accepted without another question', async () => {
    const wrong = { city: 'Kohlerville', postalCode: '53044' };
    const [chosen, entered] = [
      await read({ ...wrong, meant: new URLSearchParams(kohler).toString() }),
      await read({ ...wrong, meant: asEntered }),
    ];
    expect([isConfirmed(chosen), chosen.values]).toMatchObject([true, kohler]);
    expect([isConfirmed(entered), entered.values]).toMatchObject([true, wrong]);
  });

  test('a chosen address is validated by the same rules', async () => {
    const meant = new URLSearchParams({ ...kohler, state: 'OR' }).toString();
    expect((await read({ meant })).problems).toMatchObject({ postalCode: { key: 'field.error.postalCode.state.US' } });
  });

  test('a missing city and state are filled in from the postal code, and the shopper confirms them before continuing', async () => {
    const sent = await read({ city: '', state: '' });
    expect([isConfirmed(sent), sent.values, sent.problems]).toMatchObject([
      false,
      { city: 'Madison', state: 'WI' },
      {},
    ]);
    expect(await read({ ...ottawa, city: '', state: '' })).toMatchObject({ values: { city: 'Ottawa', state: 'ON' } });
    expect((await read({ city: '', state: '', postalCode: '00000' })).problems).toHaveProperty('city');
  });
});

describe('address suggestions while typing', () => {
  const suggest = (fields: Readonly<Record<string, string>>) =>
    visitorOf(shop)('/en/address-suggestions', (args) =>
      suggestAddresses(asFormPost(args, fields) as unknown as Parameters<typeof suggestAddresses>[0]),
    );

  test('a typed address gets the place of its postal code and complete addresses for its street', async () => {
    expect(await suggest({ postalCode: '53703', country: 'US' })).toEqual({
      addresses: [],
      place: { city: 'Madison', state: 'WI' },
    });
    const { addresses } = await suggest({ streetName: '12 Lake Street', postalCode: '53044', country: 'US' });
    expect(addresses).toEqual([kohler]);
    const { addresses: ofCity } = await suggest({ streetName: '12 Lake Street, Kohler', country: 'US' });
    expect(ofCity).toEqual([kohler]);
  });

  test('an unknown typed address gets no suggestions', async () => {
    expect(await suggest({ postalCode: 'x', country: 'US' })).toEqual({ addresses: [], place: null });
    expect(await suggest({})).toEqual({ addresses: [], place: null });
  });
});
