import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '../../shell/document/use-shop.ts';
import { usePathWithoutLocale } from '../../shell/document/PageHead.tsx';

const NewsletterTeaser = lazy(() => import('./NewsletterTeaser.tsx'));

/** Where a shopper is in the middle of something. */
const quietPages = /^\/(?:cart|checkout|order-|declined|sign-in|reset-password|my-account|shared-cart)/;

/** Asks once, some seconds after the page came alive, whether the newsletter is wanted. @see platform spec §4, §9 */
export function NewsletterPopup() {
  const { newsletterSeconds: seconds } = useShop();
  const { hash } = useLocation();
  const isQuiet = quietPages.test(usePathWithoutLocale());
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (seconds === null) return undefined;
    const timer = setTimeout(() => setIsDue(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  if (!isDue || isQuiet || hash !== '') return null;
  return (
    <Suspense>
      <NewsletterTeaser />
    </Suspense>
  );
}
