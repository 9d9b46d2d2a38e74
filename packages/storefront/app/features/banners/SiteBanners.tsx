import { Banner, IconButton, Link } from '@basin/react-ui';
import { Form, useLocation } from 'react-router';
import type { Banner as BannerView } from '../../shell/document/banners.server.ts';
import { useShop } from '../../shell/document/use-shop.ts';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/**
 * Shows the editors' site-wide banners until the visitor closes them. The checkout shows no promotions. @see catalogue
 * spec §2
 */
export function SiteBanners() {
  const { banners } = useShop();
  const { path } = useLanguage();
  const isInCheckout = useLocation().pathname.startsWith(path('/checkout'));
  const shown = isInCheckout ? banners.filter(({ type }) => type === 'site-warning') : banners;
  return shown.map((banner) => <SiteBanner key={banner.id} banner={banner} />);
}

function SiteBanner({ banner: { id, type, text, link } }: { readonly banner: BannerView }) {
  const { t } = useLanguage();
  return (
    <Banner
      label={t(`banner.${type}`)}
      tone={type === 'site-warning' ? 'warning' : 'accent'}
      actions={<CloseForm id={id} />}
    >
      {text} {link && <Link href={link.path}>{link.title}</Link>}
    </Banner>
  );
}

function CloseForm({ id }: { readonly id: string }) {
  const { t, path } = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={path('/closed-banners')} replace preventScrollReset>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <IconButton
        type="submit"
        name="id"
        value={id}
        icon="close"
        label={t('action.close')}
        pending={useIsSubmitting({ id })}
      />
    </Form>
  );
}
