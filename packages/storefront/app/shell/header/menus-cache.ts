import type { Menus } from './menus-on-demand.tsx';

/** Returns a function that loads the menus of a URL once. A failed load is tried again with the next call. */
export function createMenusCache(load: (url: string) => Promise<Menus>): (url: string) => Promise<Menus> {
  let latest: { readonly url: string; readonly menus: Promise<Menus> } | undefined;
  return (url) => {
    if (latest?.url === url) return latest.menus;
    const started = { url, menus: load(url) };
    latest = started;
    // the caller gets the error as well
    started.menus.catch(() => {
      if (latest === started) latest = undefined;
    });
    return started.menus;
  };
}
