/** The cookie with the banners that a visitor has closed. Visitors with the same value share their pages. */
export const closedBannersCookie = 'basin-closed';

/** Limits the cookie's size: more banners than are ever shown at once, each in every language. */
const maxClosedBanners = 8;

/** Returns the ids of the closed banners, the latest last. */
export const closedBannersOf = (cookies: Readonly<Record<string, string>>): string[] =>
  (cookies[closedBannersCookie] ?? '')
    .split('.')
    .filter((id) => /^[0-9a-f]{8}$/.test(id))
    .slice(-maxClosedBanners);

/** Returns the cookie's value for these banners. */
export const closedBannersValue = (ids: Iterable<string>): string =>
  [...new Set(ids)].slice(-maxClosedBanners).join('.');
