import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyOptional } from '../../shell/document/lazy-optional.ts';
import { useShop } from '../../shell/document/use-shop.ts';
import { usePathWithoutLocale } from '../../shell/document/PageHead.tsx';
import { msOfVisit, msUntilDue } from './newsletter-timer.ts';

const NewsletterTeaser = lazyOptional(() => import('./NewsletterTeaser.tsx'));

/** Pages on which the shopper must not be interrupted. */
const quietPages = /^\/(?:cart|checkout|order-|declined|sign-in|reset-password|my-account|shared-cart)/;

/** Offers the newsletter once, some seconds after the visit has begun. @see platform spec §4, §9 */
export function NewsletterPopup() {
  const { newsletterSeconds: seconds } = useShop();
  const { hash } = useLocation();
  const isQuiet = quietPages.test(usePathWithoutLocale());
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (seconds === null) return undefined;
    const timer = setTimeout(() => setIsDue(true), msUntilDue({ seconds, visitedFor: msOfVisit() }));
    return () => clearTimeout(timer);
  }, [seconds]);
  if (!isDue || isQuiet || hash !== '') return null;
  return (
    <Suspense>
      <NewsletterTeaser />
    </Suspense>
  );
}
