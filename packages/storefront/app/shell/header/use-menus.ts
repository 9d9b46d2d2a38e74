import { useEffect, useState } from 'react';
import { useShop } from '../document/use-shop.ts';
import type { Menus } from './menus-on-demand.tsx';

let request: Promise<Menus> | undefined;

/** Returns the group menus, which load once for all pages. Until then each group links to its own page. */
export function useMenus(): Menus {
  const { menusUrl } = useShop().navigation;
  const [menus, setMenus] = useState<Menus>({ menus: [] });
  useEffect(() => {
    if (menusUrl === '') return;
    request ??= import('./menus-on-demand.tsx').then(({ fetchMenus }) => fetchMenus(menusUrl));
    request.then(setMenus, () => (request = undefined));
  }, [menusUrl]);
  return menus;
}
