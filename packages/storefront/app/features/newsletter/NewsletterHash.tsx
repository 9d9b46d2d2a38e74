import { parseAuthHash } from '@basin/domain';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';

const NewsletterDialog = lazy(() => import('./NewsletterDialog.tsx'));

/** Opens the newsletter dialog for its hash. @see platform spec §2 */
export function NewsletterHash() {
  const { hash } = useLocation();
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser || parseAuthHash(hash)?.opens !== 'newsletter') return null;
  return (
    <Suspense>
      <NewsletterDialog />
    </Suspense>
  );
}
