import { createContext, use } from 'react';
import type { Feature } from '../settings/features.ts';
import type { FrameData } from './load-frame.server.ts';

/** The data of every page: the frame's data and the cart count. */
export interface ShopData extends FrameData {
  readonly cartCount: number;
}

/** The layout's data. Unlike the router's data it stays the same during a navigation. */
export const ShopContext = createContext<ShopData | null>(null);

/** Returns the data of every page. */
export function useShop(): ShopData {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop must be called inside the shop layout, which provides its loader data.');
  return shop;
}

/** Whether the site has a feature enabled. */
export const useHasFeature = (feature: Feature): boolean => !useShop().switchedOff.includes(feature);

/** For `memo`: renders a page again only when its data changes. The router passes new `params` on each update. */
export const hasSameData = (
  before: { readonly loaderData: unknown },
  after: { readonly loaderData: unknown },
): boolean => before.loaderData === after.loaderData;
