import { Container, Link, Notice } from '@basin/react-ui';
import { useLocation } from 'react-router';
import { useShop } from '../document/use-shop.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import styles from './SignInNotice.module.css';
import type { SignInMessage } from './shop-session.ts';

/**
 * A notice at the top of a page with a message about signing in. For a guest its link returns to this page, or to the page that its URL
 * names.
 */
export function SignInNotice({ message }: { readonly message: SignInMessage }) {
  const { t, path } = useLanguage();
  const { isSignedIn } = useShop();
  const { pathname, search } = useLocation();
  const returnTo = new URLSearchParams(search).get('returnTo') ?? pathname + search;
  const asksToSignIn = !isSignedIn && pathname !== path('/sign-in');
  const signIn = asksToSignIn && (
    <Link href={`${path('/sign-in')}?returnTo=${encodeURIComponent(returnTo)}`}>{t('signIn.title')}</Link>
  );
  return (
    <Container className={styles.root}>
      <Notice role="status" actions={signIn}>
        <p>{t(message)}</p>
      </Notice>
    </Container>
  );
}
