import { lazy } from 'react';

/** Fetches the script of a listing. */
export const fetchListing = () => import('./ProductListing.tsx');

/** The products of a listing with their filters; only listings fetch its script. @see ShopTheRoom */
export const ProductListing = import.meta.env.SSR
  ? (await fetchListing()).ProductListing
  : lazy(async () => ({ default: (await fetchListing()).ProductListing }));
