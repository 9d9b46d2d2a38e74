import { Container, Link, Notice } from '@basin/react-ui';
import { useLocation } from 'react-router';
import { useLanguage } from '../texts/TextsProvider.tsx';
import styles from './SignInNotice.module.css';
import type { ReasonToSignIn } from './shop-session.ts';

/**
 * A notice at the top of a page that says why to sign in, or why the page asked for is another. Its link returns to this page, or to the page that its URL
 * names.
 */
export function SignInNotice({ reason }: { readonly reason: ReasonToSignIn }) {
  const { t, path } = useLanguage();
  const { pathname, search } = useLocation();
  const returnTo = new URLSearchParams(search).get('returnTo') ?? pathname + search;
  const asksToSignIn = reason !== 'signIn.tradeOnly' && pathname !== path('/sign-in');
  const signIn = asksToSignIn && (
    <Link href={`${path('/sign-in')}?returnTo=${encodeURIComponent(returnTo)}`}>{t('signIn.title')}</Link>
  );
  return (
    <Container className={styles.root}>
      <Notice role="status" actions={signIn}>
        <p>{t(reason)}</p>
      </Notice>
    </Container>
  );
}
