import { IconButton, Link, Text } from '@basin/react-ui';
import { Form, useLocation } from 'react-router';
import type { Banner } from '../../shell/document/banners.server.ts';
import { NoticeBar } from '../../shell/document/NoticeBar.tsx';
import { useShop } from '../../shell/document/use-shop.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './SiteBanners.module.css';

/** What editors say over every page, until the visitor closes it. @see catalogue spec §2 */
export function SiteBanners() {
  const { banners } = useShop();
  return banners.map((banner) => <SiteBanner key={banner.id} banner={banner} />);
}

function SiteBanner({ banner: { id, type, text, link } }: { readonly banner: Banner }) {
  const { t, path } = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <NoticeBar label={t(`banner.${type}`)} tone={type === 'site-warning' ? 'warning' : 'accent'}>
      <Text size="s" className={styles.words}>
        {text} {link && <Link href={link.path}>{link.title}</Link>}
      </Text>
      <Form method="post" action={path('/closed-banners')} replace preventScrollReset>
        <input type="hidden" name="returnTo" value={pathname + search} />
        <IconButton type="submit" name="id" value={id} icon="close" label={t('action.close')} />
      </Form>
    </NoticeBar>
  );
}
