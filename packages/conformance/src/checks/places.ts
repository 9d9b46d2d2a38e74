import { isAscending } from '../is-ascending.ts';
import { checksOf } from '../check.ts';
import { expectSame, expectStatus, expectThat, Inconclusive } from '../verdict.ts';

const centre = { lat: '43.04', long: '-87.91' };

/** Postal addresses, locations and stores. */
export const placeChecks = [
  ...checksOf('maps', [
    [
      'maps.validateAddress',
      'an address in one line is validated',
      async (visit) => {
        const query = { query: '100 E Wisconsin Ave, Milwaukee, WI 53202', country: 'US' };
        const { isValid } = await (await visit.visitor()).reply('maps.validateAddress', { query });
        expectSame(isValid, true, 'isValid');
      },
    ],
    [
      'maps.locationByZip',
      'a known postal code is confirmed, an unknown one is 404',
      async (visit) => {
        const shopper = await visit.visitor();
        const { postalCode } = await shopper.reply('maps.locationByZip', { params: { zip: '53202' } });
        expectSame(postalCode, '53202', 'Z');
        expectStatus(await shopper.call('maps.locationByZip', { params: { zip: '00000' } }), 404);
      },
    ],
    [
      'maps.locationByIp',
      'the location of the caller’s IP address is found or 404, never an error',
      async (visit) =>
        expectStatus(await (await visit.visitor()).call('maps.locationByIp', { params: { ip: 'caller' } }), 200, 404),
    ],
    [
      'maps.reverse',
      'a point on land has a postal code; a point at sea has none',
      async (visit) => {
        const shopper = await visit.visitor();
        const brand = visit.settings.brand ?? 'basin';
        const place = await shopper.reply('maps.reverse', { query: { brand, ...centre } });
        expectThat((place?.postalCode ?? '') !== '', 'the place has no postal code');
        expectStatus(await shopper.call('maps.reverse', { query: { brand, lat: '0', long: '-140' } }), 404, 200);
      },
    ],
  ]),
  ...checksOf('stores', [
    [
      'stores.list',
      'stores near a point are within the distance, nearest first',
      async (visit) => {
        const query = {
          brand: visit.settings.brand ?? 'basin',
          spatialFilter: `nearby(${centre.lat},${centre.long},1000)`,
          $format: 'json',
        };
        const stores = await (await visit.visitor()).reply('stores.list', { query });
        const distances = stores.map(({ distanceKm }) => distanceKm ?? 0);
        expectThat(
          distances.every((distance) => distance <= 1000),
          `distances are ${distances.join(', ')}`,
        );
        expectThat(isAscending(distances), `distances are ${distances.join(', ')}`);
      },
    ],
    [
      'stores.list',
      'a filter limits the stores, and $top their number',
      async (visit) => {
        const shopper = await visit.visitor();
        const listStores = (more: Record<string, string>) =>
          shopper.reply('stores.list', { query: { brand: visit.settings.brand ?? 'basin', $format: 'json', ...more } });
        const [some] = await listStores({ $top: '1' });
        if (!some?.state) throw new Inconclusive('the gateway has no store');
        expectSame((await listStores({ $top: '1' })).length, 1, 'the number of stores');
        const inState = await listStores({ $filter: `AdminDistrict eq '${some.state}'` });
        expectThat(inState.length > 0, `no store is in ${some.state}`);
        for (const { state } of inState) expectSame(state, some.state, 'AdminDistrict');
      },
    ],
    [
      'stores.list',
      'an invalid filter is 400',
      async (visit) => {
        const query = { brand: visit.settings.brand ?? 'basin', $filter: "Name like '%'" };
        expectStatus(await (await visit.visitor()).call('stores.list', { query }), 400);
      },
    ],
    [
      'stores.localities',
      'localities begin with the text; a quote in it is an ordinary character',
      async (visit) => {
        const shopper = await visit.visitor();
        const findLocalities = (text: string) =>
          shopper.reply('stores.localities', {
            query: { $filter: `StartsWith(Locality,'${text}') eq true`, $select: 'Locality,AdminDistrict,PostalCode' },
          });
        const [some] = await findLocalities('');
        const start = (some?.city ?? 'M').slice(0, 1);
        for (const { city } of await findLocalities(start))
          expectThat(city?.startsWith(start) ?? false, `${city} does not begin with ${start}`);
        expectSame(await findLocalities("O''None"), [], 'the localities for an unknown name');
      },
    ],
  ]),
];
