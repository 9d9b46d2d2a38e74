import { useEffect, useState } from 'react';
import { useShop } from '../document/use-shop.ts';
import { createMenusCache } from './menus-cache.ts';
import type { Menus } from './menus-on-demand.tsx';

const menusOf = createMenusCache((url) => import('./menus-on-demand.tsx').then(({ fetchMenus }) => fetchMenus(url)));

/**
 * Returns the group menus, which load once for all pages until they change. Until then each group links to its own page.
 * A failed load is tried again with the next click, which may open a menu.
 */
export function useMenus(): Menus {
  const { menusUrl } = useShop().navigation;
  const [menus, setMenus] = useState<Menus>({ menus: [] });
  useEffect(() => {
    if (menusUrl === '') return undefined;
    const effect = new AbortController();
    const { signal } = effect;
    const load = () => {
      menusOf(menusUrl).then(
        (loaded) => signal.aborted || setMenus(loaded),
        () => addEventListener('click', load, { once: true, signal }),
      );
    };
    load();
    return () => effect.abort();
  }, [menusUrl]);
  return menus;
}
