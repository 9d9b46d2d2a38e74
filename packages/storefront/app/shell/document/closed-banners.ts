/** Names the banners that a visitor has closed; visitors who closed the same ones share their pages. */
export const closedBannersCookie = 'basin-closed';

/** More are never shown at once, and old ones must not fill the cookie. */
const mostKept = 4;

/** Returns the ids of the banners that a visitor has closed, the latest last. */
export const closedBannersOf = (cookies: Readonly<Record<string, string>>): string[] =>
  (cookies[closedBannersCookie] ?? '')
    .split('.')
    .filter((id) => /^[0-9a-f]{8}$/.test(id))
    .slice(-mostKept);

/** Returns the value of the cookie for these banners. */
export const closedBannersValue = (ids: Iterable<string>): string => [...new Set(ids)].slice(-mostKept).join('.');
