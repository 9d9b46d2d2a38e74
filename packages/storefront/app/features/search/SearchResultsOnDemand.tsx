import { lazy } from 'react';

const load = () => import('./SearchResults.tsx');

/** The search results. Only the results page loads its script. @see ShopTheRoom */
export const SearchResults = import.meta.env.SSR
  ? (await load()).SearchResults
  : lazy(async () => ({ default: (await load()).SearchResults }));
