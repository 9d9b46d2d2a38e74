import { lazy } from 'react';

const load = () => import('./SearchResults.tsx');

/** What a search found; only the page of results fetches its script. @see ShopTheRoom */
export const SearchResults = import.meta.env.SSR
  ? (await load()).SearchResults
  : lazy(async () => ({ default: (await load()).SearchResults }));
