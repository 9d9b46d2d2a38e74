import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../testing/shows.ts';
import {
  type FavouriteProduct,
  type FavouritesList,
  favouritesName,
  type FavouriteText,
  findFavourites,
  sortFavourites,
  favouriteRemoval,
  favouritesRows,
  inactiveListDays,
} from './favourites.ts';

const list = (id: string, version: number, name: Record<string, string>): FavouritesList => ({
  id,
  version,
  name,
  lineItems: [],
  textLineItems: [],
});
const [old, newest] = [list('fl-1', 4, { en: 'Favorites' }), list('fl-2', 9, { en: 'Favorites' })];

test('DOM-116 DOM-132 only the list named Favorites in the current locale counts', () => {
  const bathroom = list('fl-3', 20, { en: 'Bathroom' });
  const french = list('fl-4', 30, { fr: 'Favorites' });
  expect(favouritesName).toBe('Favorites');
  shows(findFavourites<FavouritesList>, [[bathroom, french, old], 'en'], old);
  shows(findFavourites<FavouritesList>, [[bathroom, french, old], 'fr'], french);
  shows(findFavourites<FavouritesList>, [[bathroom], 'en'], undefined);
});

test('DOM-132 the list with the highest version wins among several favourites lists', () => {
  shows(findFavourites<FavouritesList>, [[old, newest], 'en'], newest);
  shows(findFavourites<FavouritesList>, [[newest, old], 'en'], newest);
  shows(findFavourites<FavouritesList>, [[newest, { ...newest, id: 'fl-9' }], 'en'], newest);
});

test('the name of a favourites list can be under the full locale or under its language', () => {
  const full = list('fl-5', 1, { 'en-US': 'Favorites' });
  shows(findFavourites<FavouritesList>, [[full], 'en-US'], full);
  shows(findFavourites<FavouritesList>, [[old], 'en-US'], old);
  shows(findFavourites<FavouritesList>, [[full], 'en'], undefined);
});

interface Added {
  readonly id: string;
  readonly addedAt: string;
}
const item = (id: string, addedAt: string): Added => ({ id, addedAt });

test('DOM-162 favourites are sorted newest first', () => {
  const [old, recent, sameMoment] = [
    item('old', '2026-01-01T09:00:00Z'),
    item('recent', '2026-03-01T09:00:00Z'),
    item('same', '2026-03-01T10:00:00+01:00'),
  ];
  shows(sortFavourites<Added>, [[old, recent, sameMoment]], [recent, sameMoment, old]);
  shows(sortFavourites<Added>, [[sameMoment, old, recent]], [sameMoment, recent, old]);
});

test('an item with an invalid time comes last without affecting the others', () => {
  const items = [item('a', '2026-01-01T09:00:00Z'), item('?', '2026-02-30'), item('b', '2026-03-01T09:00:00Z')];
  const [first, unreadable, latest] = items;
  shows(sortFavourites<Added>, [items], [latest, first, unreadable] as Added[]);
});

test('sorting favourites loses no item and does not change the given list', () => {
  const items = fc.array(
    fc.record({
      id: fc.uuid(),
      addedAt: fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
        .map((date) => date.toISOString()),
    }),
  );
  fc.assert(
    fc.property(items, (list) => {
      const before = [...list];
      const sorted = sortFavourites(list);
      expect(list).toEqual(before);
      expect(new Set(sorted)).toEqual(new Set(list));
      for (const [index, one] of sorted.entries()) {
        const next = sorted[index + 1];
        if (next) expect(Date.parse(one.addedAt)).toBeGreaterThanOrEqual(Date.parse(next.addedAt));
      }
    }),
  );
});

const product: FavouriteProduct = {
  id: 'fi-1',
  productId: 'p-10',
  sku: 'BX-100-WH',
  addedAt: '2030-01-01T09:00:00.000Z',
};
const article: Required<FavouriteText> = {
  id: 'ft-1',
  name: { en: 'Small bathroom ideas' },
  description: { en: 'Five layouts' },
  itemType: 'article',
  link: '/en/inspiration/small-bathroom.html',
  thumbnail: '/content/dam/thumb.jpg',
  articleType: 'blog',
  addedAt: '2030-01-02T09:00:00.000Z',
};
const favourites: FavouritesList = {
  id: 'fl-1',
  version: 4,
  name: { en: 'Favorites' },
  lineItems: [product, { ...product, id: 'fi-2' }],
  textLineItems: [article],
};

test('DOM-117 DOM-133 a saved product is removed as a line item', () => {
  shows(favouriteRemoval, ['fi-1', favourites], { action: 'removeLineItem', lineItemId: 'fi-1' });
});

test('DOM-118 DOM-133 any other saved item is removed as a text line item', () => {
  shows(favouriteRemoval, ['ft-1', favourites], { action: 'removeTextLineItem', textLineItemId: 'ft-1' });
  const others = { ...favourites, lineItems: [{ ...product, id: article.id }] };
  shows(favouriteRemoval, ['ft-1', others], { action: 'removeLineItem', lineItemId: 'ft-1' });
});

test('DOM-073 a list that was not changed for 30 days is deleted', () => {
  expect(inactiveListDays).toBe(30);
});

test('one search adds product data to 50 favourites', () => {
  expect(favouritesRows).toBe(50);
});

test('the name of a list in the full locale comes before the name in its language', () => {
  const lists = [{ version: 1, name: { en: favouritesName, 'en-US': 'Guest bath' } }];
  expect(findFavourites(lists, 'en-US')).toBeUndefined();
  expect(findFavourites(lists, 'en')).toBe(lists[0]);
});
