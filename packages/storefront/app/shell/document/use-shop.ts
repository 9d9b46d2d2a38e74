import { createContext, use } from 'react';
import type { Feature } from '../settings/features.ts';
import type { FrameData } from './load-frame.server.ts';

/** What every page of the shop knows: the frame's data, and how many units the cart holds. */
export interface ShopData extends FrameData {
  readonly cartCount: number;
}

/** The data of the shop's layout; unlike that of the router it stays the same while a page changes. */
export const ShopContext = createContext<ShopData | null>(null);

/** What every page of the shop knows. */
export function useShop(): ShopData {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop was called outside the shop layout, which provides what its loader returns.');
  return shop;
}

/** Whether the site has a feature switched on. */
export const useHasFeature = (feature: Feature): boolean => !useShop().switchedOff.includes(feature);

/** For `memo`: a page is drawn anew when its data changes, not at each step of the router, which makes new `params` each time. */
export const hasSameData = (
  before: { readonly loaderData: unknown },
  after: { readonly loaderData: unknown },
): boolean => before.loaderData === after.loaderData;
