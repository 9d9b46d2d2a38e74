import { favouritesName, type FavouritesList } from './favourites-list.ts';

/**
 * The customer's favourites: the list of that name in the current locale, of several the one of the highest version. Undefined when
 * there is none.
 *
 * @param locale `en` or `en-US`; a name under the full locale or under its language counts
 * @see catalogue spec §5
 */
export function findFavourites<List extends Pick<FavouritesList, 'name' | 'version'>>(
  lists: readonly List[],
  locale: string,
): List | undefined {
  const [language = locale] = locale.split('-');
  let favourites: List | undefined;
  for (const list of lists) {
    const isNamed = (list.name[locale] ?? list.name[language]) === favouritesName;
    if (isNamed && list.version > (favourites?.version ?? -1)) favourites = list;
  }
  return favourites;
}
