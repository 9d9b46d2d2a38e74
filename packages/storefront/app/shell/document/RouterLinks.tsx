import { LinkProvider } from '@basin/react-ui';
import { useCallback, useState, type ReactNode } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { isLocale } from '../locale/locale.ts';
import { useShop } from './use-shop.ts';

const isPage = (address: string): boolean => isLocale(/^\/([^/?#]*)/.exec(address)?.[1]);

/**
 * Lets the router follow links to pages, with a view transition; files and other systems are left to the browser. A guest
 * without a cart, who gets the pages of all, has the page fetched ahead that they are about to open.
 */
export function RouterLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const { isSignedIn, cartCount } = useShop();
  const [intended, setIntended] = useState('');
  const follow = useCallback(
    (address: string, event: MouseEvent) => {
      if (!isPage(address)) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      void navigate(address, { viewTransition: true, replace: address === pathname + search + hash });
    },
    [navigate],
  );
  return (
    <LinkProvider onNavigate={follow} onIntent={isSignedIn || cartCount > 0 ? undefined : setIntended}>
      {children}
      {isPage(intended) && <PrefetchPageLinks page={intended} />}
    </LinkProvider>
  );
}
