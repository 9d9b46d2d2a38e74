import { useRouteLoaderData } from 'react-router';
import type { Feature } from '../settings/features.ts';
import type { FrameData } from './load-frame.server.ts';

/** What every page of the shop knows: the frame's data, and how many units the cart holds. */
export interface ShopData extends FrameData {
  readonly cartCount: number;
}

/** What every page of the shop knows. */
export function useShop(): ShopData {
  const shop = useRouteLoaderData<ShopData>('shop');
  if (!shop) throw new Error('useShop was called outside the shop layout, whose loader returns what it reads.');
  return shop;
}

/** Whether the site has a feature switched on. */
export const useHasFeature = (feature: Feature): boolean => !useShop().switchedOff.includes(feature);
