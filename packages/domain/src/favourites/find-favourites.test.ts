import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { favouritesName, type FavouritesList } from './favourites-list.ts';
import { findFavourites } from './find-favourites.ts';

const list = (id: string, version: number, name: Record<string, string>): FavouritesList => ({
  ...{ id, version, name },
  lineItems: [],
  textLineItems: [],
});
const [old, newest] = [list('fl-1', 4, { en: 'Favorites' }), list('fl-2', 9, { en: 'Favorites' })];

test('DOM-116 DOM-132 only the list named Favorites in the current locale counts', () => {
  const wishes = list('fl-3', 20, { en: 'Bathroom' });
  const french = list('fl-4', 30, { fr: 'Favorites' });
  expect(favouritesName).toBe('Favorites');
  shows(findFavourites<FavouritesList>, [[wishes, french, old], 'en'], old);
  shows(findFavourites<FavouritesList>, [[wishes, french, old], 'fr'], french);
  shows(findFavourites<FavouritesList>, [[wishes], 'en'], undefined);
});

test('DOM-132 among several the one with the highest version', () => {
  shows(findFavourites<FavouritesList>, [[old, newest], 'en'], newest);
  shows(findFavourites<FavouritesList>, [[newest, old], 'en'], newest);
  shows(findFavourites<FavouritesList>, [[newest, { ...newest, id: 'fl-9' }], 'en'], newest);
});

test('a name may be under the full locale or under its language', () => {
  const full = list('fl-5', 1, { 'en-US': 'Favorites' });
  shows(findFavourites<FavouritesList>, [[full], 'en-US'], full);
  shows(findFavourites<FavouritesList>, [[old], 'en-US'], old);
  shows(findFavourites<FavouritesList>, [[full], 'en'], undefined);
});
