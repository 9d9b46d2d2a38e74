import { lazy } from 'react';

/** Loads the script of a listing. */
export const fetchListing = () => import('./ProductListing.tsx');

/** A product listing with filters. Only pages with a listing load its script. @see ShopTheRoom */
export const ProductListing = import.meta.env.SSR
  ? (await fetchListing()).ProductListing
  : lazy(async () => ({ default: (await fetchListing()).ProductListing }));
