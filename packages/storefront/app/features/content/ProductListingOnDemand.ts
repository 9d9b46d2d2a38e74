import { lazy } from 'react';

const load = () => import('./ProductListing.tsx');

/** The products of a listing with their filters; only listings fetch its script. @see ShopTheRoom */
export const ProductListing = import.meta.env.SSR
  ? (await load()).ProductListing
  : lazy(async () => ({ default: (await load()).ProductListing }));
