import { Button, Container, Heading, Link } from '@basin/react-ui';
import { Form, Outlet, useLocation } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './account.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadAccount } from './account-frame.server.ts';

const pages = [
  { to: '/my-account/order-history', name: 'account.orders' },
  { to: '/my-account/my-favourites', name: 'account.favourites' },
  { to: '/my-account/my-products', name: 'account.products' },
  { to: '/my-account/my-services', name: 'account.services' },
  { to: '/my-account/addresses', name: 'account.addresses' },
  { to: '/my-account/account-settings', name: 'account.settings' },
] as const;

/** The account opens on its orders. */
const isShown = (pathname: string, page: string): boolean =>
  pathname === page || (pathname.endsWith('/my-account') && page.endsWith('/order-history'));

/** The frame around the pages of an account. */
export function AccountFrame({ loaderData: { firstName } }: PageProps<typeof loadAccount>) {
  const { t, path } = useLanguage();
  const { pathname } = useLocation();
  return (
    <Container className={styles.page}>
      <nav aria-label={t('account.title')} className={styles.menu}>
        <Heading level={2} size="title">
          {firstName ? t('account.hello', { firstName }) : t('account.title')}
        </Heading>
        {pages.map(({ to, name }) => (
          <Link
            key={to}
            href={path(to)}
            variant="quiet"
            aria-current={isShown(pathname, path(to)) ? 'page' : undefined}
          >
            {t(name)}
          </Link>
        ))}
        <Form method="post" action={path('/sign-out')}>
          <Button type="submit" variant="quiet" size="small">
            {t('nav.signOut')}
          </Button>
        </Form>
      </nav>
      <div className={styles.content}>
        <Outlet />
      </div>
    </Container>
  );
}
