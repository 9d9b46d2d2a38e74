import { isAscending } from '../is-ascending.ts';
import { truthsOf } from '../truth.ts';
import { expectSame, expectStatus, expectThat, Untold } from '../verdict.ts';

const CENTRE = { lat: '43.04', long: '-87.91' };

/** Addresses, places and stores. */
export const placeTruths = [
  ...truthsOf('maps', [
    [
      'maps.validateAddress',
      'an address in one line is judged',
      async (visit) => {
        const query = { query: '100 E Wisconsin Ave, Milwaukee, WI 53202', country: 'US' };
        const { isValid } = await (await visit.visitor()).reply('maps.validateAddress', { query });
        expectSame(isValid, true, 'isValid');
      },
    ],
    [
      'maps.locationByZip',
      'a postal code is confirmed by itself, and an unknown one is 404',
      async (visit) => {
        const shopper = await visit.visitor();
        const { postalCode } = await shopper.reply('maps.locationByZip', { params: { zip: '53202' } });
        expectSame(postalCode, '53202', 'Z');
        expectStatus(await shopper.ask('maps.locationByZip', { params: { zip: '00000' } }), 404);
      },
    ],
    [
      'maps.locationByIp',
      'the caller’s place is known or not, and never a failure',
      async (visit) =>
        expectStatus(await (await visit.visitor()).ask('maps.locationByIp', { params: { ip: 'caller' } }), 200, 404),
    ],
    [
      'maps.reverse',
      'a point of the map has a postal code; one at sea has none',
      async (visit) => {
        const shopper = await visit.visitor();
        const brand = visit.settings.brand ?? 'basin';
        const place = await shopper.reply('maps.reverse', { query: { brand, ...CENTRE } });
        expectThat((place?.postalCode ?? '') !== '', 'the place has no postal code');
        expectStatus(await shopper.ask('maps.reverse', { query: { brand, lat: '0', long: '-140' } }), 404, 200);
      },
    ],
  ]),
  ...truthsOf('stores', [
    [
      'stores.list',
      'stores near a point are within the distance, the nearest first',
      async (visit) => {
        const query = {
          brand: visit.settings.brand ?? 'basin',
          spatialFilter: `nearby(${CENTRE.lat},${CENTRE.long},1000)`,
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
      'a filter keeps to the stores that it names, and $top to so many',
      async (visit) => {
        const shopper = await visit.visitor();
        const ask = (more: Record<string, string>) =>
          shopper.reply('stores.list', { query: { brand: visit.settings.brand ?? 'basin', $format: 'json', ...more } });
        const [some] = await ask({ $top: '1' });
        if (!some?.state) throw new Untold('there is no store');
        expectSame((await ask({ $top: '1' })).length, 1, 'the number of stores');
        const there = await ask({ $filter: `AdminDistrict eq '${some.state}'` });
        expectThat(there.length > 0, `no store is in ${some.state}`);
        for (const { state } of there) expectSame(state, some.state, 'AdminDistrict');
      },
    ],
    [
      'stores.list',
      'a filter that cannot be read is 400',
      async (visit) => {
        const query = { brand: visit.settings.brand ?? 'basin', $filter: "Name like '%'" };
        expectStatus(await (await visit.visitor()).ask('stores.list', { query }), 400);
      },
    ],
    [
      'stores.localities',
      'places begin with the text; a quote in it is only a letter',
      async (visit) => {
        const shopper = await visit.visitor();
        const ask = (text: string) =>
          shopper.reply('stores.localities', {
            query: { $filter: `StartsWith(Locality,'${text}') eq true`, $select: 'Locality,AdminDistrict,PostalCode' },
          });
        const [some] = await ask('');
        const start = (some?.city ?? 'M').slice(0, 1);
        for (const { city } of await ask(start))
          expectThat(city?.startsWith(start) ?? false, `${city} does not begin with ${start}`);
        expectSame(await ask("O''None"), [], 'the places of a name that none has');
      },
    ],
  ]),
];
