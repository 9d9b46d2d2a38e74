import { Button, Container, Heading, Link } from '@basin/react-ui';
import { Form, Outlet } from 'react-router';
import { shopperContext } from '../../request-context.server.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import styles from './account.module.css';
import { signedInOnly } from './signed-in-only.server.ts';
import type { Route } from './+types/account';

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export const loader = ({ context }: Route.LoaderArgs) => ({ firstName: context.get(shopperContext).firstName });

/** The frame around the pages of an account. */
export default function Account({ loaderData: { firstName } }: Route.ComponentProps) {
  const { t, path } = useLanguage();
  return (
    <Container className={styles.page}>
      <nav aria-label={t('account.title')} className={styles.menu}>
        <Heading level={2} size="title">
          {firstName ? t('account.hello', { firstName }) : t('account.title')}
        </Heading>
        <Link href={path('/my-account')}>{t('account.orders')}</Link>
        <Link href={path('/my-account/my-favourites')}>{t('account.favourites')}</Link>
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
