import { lazy } from 'react';

const load = () => import('./ShopTheRoom.tsx');

/**
 * The rooms of a page. Only pages with rooms load its script, before hydration. It has no Suspense boundary, because
 * the server would stream its content after the page and need scripts to place it.
 */
export const ShopTheRoom = import.meta.env.SSR
  ? (await load()).ShopTheRoom
  : lazy(async () => ({ default: (await load()).ShopTheRoom }));
