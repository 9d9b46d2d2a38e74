import { Avatar, Button, Container, Heading, Link, Stack } from '@basin/react-ui';
import { Form, Outlet, useLocation } from 'react-router';
import { useShop } from '../../shell/document/use-shop.ts';
import { accountPagesOf } from '../../shell/header/account-pages.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './account.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadAccount } from './account-frame.server.ts';

/** The account opens on its orders. */
const isShown = (pathname: string, page: string): boolean =>
  pathname === page || (pathname.endsWith('/my-account') && page.endsWith('/order-history'));

/** The frame around the pages of an account. */
export function AccountFrame({ loaderData: { firstName } }: PageProps<typeof loadAccount>) {
  const { t, path } = useLanguage();
  const { pathname } = useLocation();
  const { persona } = useShop();
  return (
    <Container className={styles.page}>
      <nav aria-label={t('account.title')} className={styles.menu}>
        <Stack direction="row" align="center">
          {firstName && <Avatar name={firstName} aria-hidden />}
          <Heading level={2} size="title">
            {firstName ? t('account.hello', { firstName }) : t('account.title')}
          </Heading>
        </Stack>
        {accountPagesOf(persona).map(({ to, name }) => (
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
