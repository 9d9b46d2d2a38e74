import { beforeAll, expect, test } from 'vitest';
import { preferredShowroomCookie } from '../../shell/document/preferred-showroom.ts';
import { hasPersonalPartContext } from '../../shell/request-context.server.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { castArgs } from '../../testing/visitor.ts';
import { loadShowrooms } from './index.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const visit = async (path: string, mine = '', overrides = '') =>
  (
    await shop.visit(path, (args) => loadShowrooms(castArgs(loadShowrooms, args)), {
      cookie: `${preferredShowroomCookie}=${mine}; basin-overrides=${encodeURIComponent(overrides)}`,
    })
  ).data;

test('the search for a showroom starts from the visitor’s own showroom, else from the place of their connection', async () => {
  const { found, own, startText } = await visit('/en/find-a-showroom', 'chicago-il');
  expect([found.near, found.showrooms[0]?.name, startText]).toEqual(['Chicago, IL', own?.name, 'store.startsAtMine']);
  const guest = await visit('/en/find-a-showroom');
  expect([guest.found.near, guest.startText]).toEqual(['Milwaukee, WI', 'store.guessed']);
  const searched = await visit('/en/find-a-showroom?near=Evanston', 'chicago-il');
  expect([searched.found.near, searched.startText]).toEqual(['Evanston', null]);
});

test('guests share a page that starts from a place in its URL, but not one that starts from the place of their connection', async () => {
  const isPersonal = async (path: string) =>
    (
      await shop.visit(path, async (args) => {
        await loadShowrooms(castArgs(loadShowrooms, args));
        return args.context.get(hasPersonalPartContext);
      })
    ).data;
  expect(await isPersonal('/en/find-a-showroom?near=Evanston')).toBe(false);
  expect(await isPersonal('/en/find-a-showroom')).toBe(true);
});

test('a position becomes the name of its town in the URL', async () => {
  const moved = await visit('/en/find-a-showroom?lat=40.75&long=-73.99').catch((thrown: unknown) => thrown);
  const target = (moved as Response).headers.get('location') ?? '';
  expect(target).toBe('/en/find-a-showroom?near=New+York%2C+NY');
  const { found } = await visit(target);
  expect([found.near, found.showrooms[0]?.name]).toEqual(['New York, NY', 'Basin New York']);
});

test('a position becomes the name of its town, and the chosen features stay in the URL', async () => {
  const path = '/en/find-a-showroom?lat=40.75&long=-73.99&feature=SlabGallery&feature=VirtualMeetings';
  const moved = await visit(path).catch((thrown: unknown) => thrown);
  expect((moved as Response).headers.get('location')).toBe(
    '/en/find-a-showroom?near=New+York%2C+NY&feature=SlabGallery&feature=VirtualMeetings',
  );
});

test('a position that is not on Earth is ignored, and line breaks within a place are spaces', async () => {
  const { found } = await visit('/en/find-a-showroom?lat=91&long=0&near=New%0D%0AYork');
  expect([found.near, found.showrooms[0]?.name]).toEqual(['New York', 'Basin New York']);
});

test('a place without a showroom within the widest distance differs from an unknown place', async () => {
  for (const [near, emptyText] of [
    ['Anchorage', 'store.none.far'],
    ['99501', 'store.none.far'],
    ['qzxv', 'store.none.next'],
    ['Chicago', null],
  ] as const) {
    const { found } = await visit(`/en/find-a-showroom?near=${near}`);
    expect([near, found.emptyText]).toEqual([near, emptyText]);
  }
});

test('a search with features that finds nothing says whether no showroom offers them, or none near the place', async () => {
  for (const [query, emptyText] of [
    ['near=&feature=AppointmentOnly&feature=SlabGallery', 'store.unfit'],
    ['near=Seattle&feature=AppointmentOnly&feature=SlabGallery', 'store.unfit'],
    ['near=Seattle&feature=AppointmentOnly', 'store.unfit.near'],
    ['near=Anchorage&feature=SlabGallery', 'store.none.far'],
    ['near=qzxv&feature=SlabGallery', 'store.none.next'],
    ['near=Seattle&feature=SlabGallery', null],
  ] as const) {
    const { found } = await visit(`/en/find-a-showroom?${query}`);
    expect([query, found.emptyText]).toEqual([query, emptyText]);
  }
});

test('an outage of the store locator leaves the page to a visitor with a showroom of their own, and says so', async () => {
  const { found, own } = await visit(
    '/en/find-a-showroom',
    'chicago-il',
    'stores.list;error=503, stores.details;error=503',
  );
  expect([own, found.emptyText]).toEqual([null, 'store.unavailable']);
});

test('in an outage of the map service the visitor’s position is unknown', async () => {
  const moved = await visit('/en/find-a-showroom?lat=40.75&long=-73.99', '', 'maps.reverse;error=503').catch(
    (thrown: unknown) => thrown,
  );
  expect(moved instanceof Response && moved.headers.get('location')).toBe('/en/find-a-showroom?location=unknown');
});
