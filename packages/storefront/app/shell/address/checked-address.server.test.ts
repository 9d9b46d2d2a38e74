import { beforeAll, describe, expect, test } from 'vitest';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { posted, visitorOf } from '../../testing/visitor.ts';
import { isSettled, readCheckedAddress } from './checked-address.server.ts';
import { suggestAddresses } from './find-addresses.server.ts';
import { asEntered } from './place-of-address.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const madison = {
  ...{ firstName: 'Pat', lastName: 'Doe', streetName: '12 Lake Street', city: 'Madison', phone: '555 010 0123' },
  ...{ postalCode: '53703', state: 'WI', country: 'US' },
};
const ottawa = { ...madison, city: 'Ottawa', state: 'ON', postalCode: 'K1A 0B1', country: 'CA' };

const read = (fields: Partial<Record<keyof typeof madison | 'meant', string>>) =>
  visitorOf(shop)('/en/checkout', async (args) => {
    const { request, context } = posted(args, { ...madison, ...fields });
    return readCheckedAddress(context, await request.formData());
  });

const kohler = { streetName: '12 Lake Street', city: 'Kohler', state: 'WI', postalCode: '53044' };

describe('an address that is sent', () => {
  test.each([
    madison,
    { ...madison, city: ' MADISON ', postalCode: '53703-1234' },
    { ...madison, city: 'St. Paul', state: 'MN', postalCode: '55102' },
    { ...madison, city: 'Nowhere', postalCode: '53000' },
    ottawa,
    { ...ottawa, city: 'Gatineau' },
  ])('is settled when the map service knows it so, or not at all: $city $postalCode', async (address) => {
    const sent = await read(address);
    expect([isSettled(sent), sent.meant]).toEqual([true, undefined]);
  });

  test('comes back with the one that may be meant when its city is not that of its postal code', async () => {
    const sent = await read({ city: 'Kohlerville', postalCode: '53044' });
    expect([isSettled(sent), sent.meant]).toEqual([false, [kohler]]);
  });

  test('comes back with those of its city when its postal code is none of that city', async () => {
    const { meant = [] } = await read({ city: 'Kohler', postalCode: '53000' });
    expect(meant).toEqual([kohler]);
  });

  test('is taken as the shopper meant it, with no further question', async () => {
    const wrong = { city: 'Kohlerville', postalCode: '53044' };
    const [chosen, entered] = [
      await read({ ...wrong, meant: new URLSearchParams(kohler).toString() }),
      await read({ ...wrong, meant: asEntered }),
    ];
    expect([isSettled(chosen), chosen.values]).toMatchObject([true, kohler]);
    expect([isSettled(entered), entered.values]).toMatchObject([true, wrong]);
  });

  test('what is meant is checked by the same rules', async () => {
    const meant = new URLSearchParams({ ...kohler, state: 'OR' }).toString();
    expect((await read({ meant })).problems).toEqual({ postalCode: { key: 'field.error.postalCode.state' } });
  });

  test('has its city and state filled in by the postal code, which the shopper sees before it goes on', async () => {
    const sent = await read({ city: '', state: '' });
    expect([isSettled(sent), sent.values, sent.problems]).toMatchObject([false, { city: 'Madison', state: 'WI' }, {}]);
    expect(await read({ ...ottawa, city: '', state: '' })).toMatchObject({ values: { city: 'Ottawa', state: 'ON' } });
    expect((await read({ city: '', state: '', postalCode: '00000' })).problems).toHaveProperty('city');
  });
});

describe('an address that is typed', () => {
  const suggest = (fields: Readonly<Record<string, string>>) =>
    visitorOf(shop)('/en/address-suggestions', (args) =>
      suggestAddresses(posted(args, fields) as unknown as Parameters<typeof suggestAddresses>[0]),
    );

  test('has the place of its postal code, and whole addresses for its street', async () => {
    expect(await suggest({ postalCode: '53703', country: 'US' })).toEqual({
      addresses: [],
      place: { city: 'Madison', state: 'WI' },
    });
    const { addresses } = await suggest({ streetName: '12 Lake Street', postalCode: '53044', country: 'US' });
    expect(addresses).toEqual([kohler]);
    const { addresses: ofCity } = await suggest({ streetName: '12 Lake Street, Kohler', country: 'US' });
    expect(ofCity).toEqual([kohler]);
  });

  test('has none for what is not known', async () => {
    expect(await suggest({ postalCode: 'x', country: 'US' })).toEqual({ addresses: [], place: null });
    expect(await suggest({})).toEqual({ addresses: [], place: null });
  });
});
