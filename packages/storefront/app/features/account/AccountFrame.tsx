import { Avatar, Button, Container, Heading, Link, Stack } from '@basin/react-ui';
import { Form, Outlet, useLocation } from 'react-router';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './account.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadAccount } from './account-frame.server.ts';

/** The order history is the account's start page. */
const isShown = (pathname: string, page: string): boolean =>
  pathname === page ||
  pathname.startsWith(`${page}/`) ||
  (pathname.endsWith('/my-account') && page.endsWith('/order-history'));

/** The frame around the account pages. */
export function AccountFrame({ loaderData: { firstName, pages } }: PageProps<typeof loadAccount>) {
  const { t, path } = useLanguage();
  const { pathname } = useLocation();
  return (
    <Container className={styles.page}>
      <nav aria-label={t('account.title')} className={styles.menu}>
        <Stack direction="row" align="center">
          {firstName && <Avatar name={firstName} aria-hidden />}
          {/* not a heading: the page's own comes after it */}
          <Heading level={2} size="title" role="presentation">
            {firstName ? t('account.hello', { firstName }) : t('account.title')}
          </Heading>
        </Stack>
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
          <input type="hidden" name="intent" value="signOut" />
          <Button type="submit" variant="quiet" size="small" pending={useIsSubmitting({ intent: 'signOut' })}>
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
