import { LinkProvider } from '@basin/react-ui';
import { useCallback, useState, type ReactNode } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { isLocale } from '../locale/locale.ts';
import { useShop } from './use-shop.ts';

const isPage = (address: string): boolean => isLocale(/^\/([^/?#]*)/.exec(address)?.[1]);
const isProduct = (address: string): boolean => /\.html(?![^?#])/.test(address);

interface RouterLinksProps {
  /** Called with the address of a page that is about to be opened, to fetch what its scripts would fetch in turn. */
  readonly onIntent: (address: string) => void;
  readonly children: ReactNode;
}

/**
 * Lets the router follow links to pages; files and other systems are left to the browser. A product and the page that leads to it
 * change by a view transition, which takes a slow phone a quarter of a second. A guest without a cart, who gets the pages of all, has
 * the page fetched ahead that they are about to open.
 */
export function RouterLinks({ onIntent, children }: RouterLinksProps) {
  const navigate = useNavigate();
  const { isSignedIn, cartCount } = useShop();
  const [intended, setIntended] = useState('');
  const follow = useCallback(
    (address: string, event: MouseEvent) => {
      if (!isPage(address)) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      const viewTransition = isProduct(address) || isProduct(pathname);
      void navigate(address, { viewTransition, replace: address === pathname + search + hash });
    },
    [navigate],
  );
  const hasOwnPages = isSignedIn || cartCount > 0;
  const fetchAhead = useCallback(
    (address: string) => {
      onIntent(address);
      if (!hasOwnPages) setIntended(address);
    },
    [onIntent, hasOwnPages],
  );
  return (
    <LinkProvider onNavigate={follow} onIntent={fetchAhead}>
      {children}
      {isPage(intended) && <PrefetchPageLinks page={intended} />}
    </LinkProvider>
  );
}
