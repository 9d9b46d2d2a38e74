import { useRouteLoaderData } from 'react-router';
import type { loader } from './shop.tsx';

/** What every page of the shop knows: navigation, who is signed in, how many items the cart holds, where pictures are. */
export function useShop() {
  const shop = useRouteLoaderData<typeof loader>('shop');
  if (!shop) throw new Error('useShop is called outside the shop layout, whose loader gives what it reads.');
  return shop;
}
