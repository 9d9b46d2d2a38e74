import { lazy } from 'react';

const load = () => import('./ShopTheRoom.tsx');

/**
 * The rooms of a page; only pages with rooms fetch their script, before the page comes alive. Without a boundary around it: a server would
 * send what is inside one after the page, for scripts to put in its place.
 */
export const ShopTheRoom = import.meta.env.SSR
  ? (await load()).ShopTheRoom
  : lazy(async () => ({ default: (await load()).ShopTheRoom }));
