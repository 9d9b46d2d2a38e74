import { reloadsOnBack } from '@basin/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useShop } from './use-shop.ts';

/**
 * Reloads a page when the shopper returns to it and its query or the settings require that. A page that the browser has
 * kept loads its data again: the shopper may have filled a cart since. @see platform spec §2
 */
export function ReloadOnBack() {
  const { reloadPaths } = useShop();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const shown = useRef({ page: pathname + search, step: stepOf(history.state) });
  // with the page's title: whoever sees that and goes back at once has left it
  useLayoutEffect(() => {
    shown.current = { page: pathname + search, step: stepOf(history.state) };
  }, [pathname, search]);
  useEffect(() => {
    const reload = () => {
      const isDue = reloadsOnBack(location.pathname, location.search, reloadPaths);
      if (isDue) addEventListener('pagehide', leaveScrollingToPage);
      if (isDue) location.reload();
      return isDue;
    };
    const onPop = ({ state }: PopStateEvent) => {
      const { page, step } = shown.current;
      // closing an overlay goes back to the same page
      const isBack = stepOf(state) < step && location.pathname + location.search !== page;
      if (isBack) reload();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && !reload() && void revalidate();
    addEventListener('popstate', onPop);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('popstate', onPop);
      removeEventListener('pageshow', onShow);
    };
  }, [reloadPaths, revalidate]);
  return null;
}

/** The browser restores the position of the page that the shopper left; the reloaded page has its own stored. */
const leaveScrollingToPage = (): void => {
  history.scrollRestoration = 'manual';
};

/** Returns a page's position in the visit, which the router counts. */
const stepOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
