import { SkipLink } from '@basin/react-ui';
import type { ReactNode } from 'react';
import { preconnect } from 'react-dom';
import { useLocation } from 'react-router';
import { SiteFooter } from '../footer/SiteFooter.tsx';
import { SiteHeader } from '../header/SiteHeader.tsx';
import { SignInNotice } from '../session/SignInNotice.tsx';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { RouterLinks } from './RouterLinks.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { useUiFlags } from './ui-flags.ts';
import { useShop } from './use-shop.ts';

interface ShopFrameProps {
  /** Called with the URL of a page that is about to open. */
  readonly onIntent: (url: string) => void;
  /** The header's search field. */
  readonly search: ReactNode;
  /** Notices above the header. */
  readonly notice: ReactNode;
  /** Overlays of the page. */
  readonly overlays: ReactNode;
  /** The page. */
  readonly children: ReactNode;
}

/** The frame around every page: header, footer, toasts and announcements. In the checkout the only exit is the cart. */
export function ShopFrame({ onIntent, search, notice, overlays, children }: ShopFrameProps) {
  const { t, path } = useLanguage();
  const isBare = useLocation().pathname.startsWith(path('/checkout'));
  const { images, signInMessage } = useShop();
  preconnect(images.url);
  useUiFlags();
  return (
    <RouterLinks onIntent={onIntent}>
      <SkipLink href="#content">{t('site.skipToContent')}</SkipLink>
      <ToastProvider>
        {notice}
        <SiteHeader search={search} isBare={isBare} />
        <main id="content" tabIndex={-1}>
          {signInMessage && <SignInNotice message={signInMessage} />}
          {children}
        </main>
        <SiteFooter isBare={isBare} />
        {overlays}
      </ToastProvider>
      <PageAnnouncer />
    </RouterLinks>
  );
}
