import { useEffect, useState } from 'react';
import { useShop } from '../document/use-shop.ts';
import type { Menus } from './menus-on-demand.tsx';

let request: Promise<Menus> | undefined;

/** The menus of the groups, which are fetched once for all pages; until they are there each group leads to its own page. */
export function useMenus(): Menus {
  const { menusAddress } = useShop().navigation;
  const [menus, setMenus] = useState<Menus>({ menus: [] });
  useEffect(() => {
    if (menusAddress === '') return;
    request ??= import('./menus-on-demand.tsx').then(({ fetchMenus }) => fetchMenus(menusAddress));
    request.then(setMenus, () => (request = undefined));
  }, [menusAddress]);
  return menus;
}
