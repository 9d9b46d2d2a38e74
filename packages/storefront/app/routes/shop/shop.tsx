import { LinkProvider, SkipLink } from '@basin/react-ui';
import { preconnect } from 'react-dom';
import { Outlet } from 'react-router';
import { cartCount } from '../../cart/cart-count.server.ts';
import { loadPage } from '../../content/load-page.server.ts';
import { AuthHash } from '../../identity/AuthHash.tsx';
import { navigationFrom } from '../../layout/navigation.server.ts';
import { PageAnnouncer } from '../../layout/PageAnnouncer.tsx';
import { renderLink } from '../../layout/RouterLink.tsx';
import { SiteFooter } from '../../layout/SiteFooter.tsx';
import { SiteHeader } from '../../layout/SiteHeader.tsx';
import { ToastProvider } from '../../layout/ToastProvider.tsx';
import { environmentContext, languageContext, shopperContext } from '../../request-context.server.ts';
import { shopSettings } from '../../settings/shop-settings.server.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import type { Route } from './+types/shop';

const noNavigation = { groups: [], footer: [], legal: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin, imagesUrl } = context.get(environmentContext);
  const { locale } = context.get(languageContext);
  const { persona, isSignedIn } = context.get(shopperContext);
  const [frontPage, settings, count] = await Promise.all([
    loadPage(context, `/${locale}`),
    shopSettings(context),
    cartCount(context),
  ]);
  return {
    origin: publicOrigin,
    images: { url: imagesUrl, account: settings.imageAccount },
    navigation: frontPage ? navigationFrom(frontPage) : noNavigation,
    isSignedIn,
    persona,
    cartCount: count,
    year: new Date().getUTCFullYear(),
  };
}

/** The frame around every page. */
export default function Shop({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  preconnect(loaderData.images.url);
  return (
    <LinkProvider render={renderLink}>
      <SkipLink href="#content">{t('site.skipToContent')}</SkipLink>
      <ToastProvider>
        <SiteHeader />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <SiteFooter />
        <AuthHash />
      </ToastProvider>
      <PageAnnouncer />
    </LinkProvider>
  );
}
