import { Button, Container, Heading, Link } from '@basin/react-ui';
import { Form, Outlet } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './account.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadAccount } from './account-frame.server.ts';

/** The frame around the pages of an account. */
export function AccountFrame({ loaderData: { firstName } }: PageProps<typeof loadAccount>) {
  const { t, path } = useLanguage();
  return (
    <Container className={styles.page}>
      <nav aria-label={t('account.title')} className={styles.menu}>
        <Heading level={2} size="title">
          {firstName ? t('account.hello', { firstName }) : t('account.title')}
        </Heading>
        <Link href={path('/my-account')}>{t('account.orders')}</Link>
        <Link href={path('/my-account/my-favourites')}>{t('account.favourites')}</Link>
        <Link href={path('/my-account/addresses')}>{t('account.addresses')}</Link>
        <Link href={path('/my-account/account-settings')}>{t('account.settings')}</Link>
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
