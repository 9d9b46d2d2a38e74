import { Outlet } from 'react-router';
import { cartCount } from '../features/cart/index.server.ts';
import { CompareBarOnDemand } from '../features/compare/index.ts';
import { AuthHash } from '../features/identity/index.ts';
import { NewsletterHash } from '../features/newsletter/index.ts';
import { SearchField } from '../features/search/index.ts';
import { frameMiddleware, loadFrame } from '../shell/document/load-frame.server.ts';
import { ShopFrame } from '../shell/document/ShopFrame.tsx';
import { useLanguage } from '../shell/texts/TextsProvider.tsx';
import type { Route } from './+types/shop';

export const middleware: Route.MiddlewareFunction[] = frameMiddleware;

export async function loader({ context }: Route.LoaderArgs) {
  const [frame, count] = await Promise.all([loadFrame(context), cartCount(context)]);
  return { ...frame, cartCount: count };
}

const dialogs = (
  <>
    <AuthHash />
    <NewsletterHash />
  </>
);

export default function Shop() {
  const { t } = useLanguage();
  return (
    <ShopFrame search={<SearchField label={t('nav.search')} />} dialog={dialogs}>
      <Outlet />
      <CompareBarOnDemand />
    </ShopFrame>
  );
}
