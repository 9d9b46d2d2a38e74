import { Banner, Link } from '@basin/react-ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '../../shell/document/use-shop.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { ConsentForm } from './ConsentForm.tsx';

/** Asks visitors for analytics consent until they have answered. */
export function ConsentNotice() {
  const { t, path } = useLanguage();
  const { analytics } = useShop();
  const { pathname } = useLocation();
  const hasTyped = useHasTyped();
  const choices = path('/privacy-choices');
  if (!analytics || analytics.consent !== undefined || pathname === choices) return null;
  // The security policy of a page that was served before consent blocks the script. What was typed matters more.
  const form = <ConsentForm reloadDocument={analytics.url !== undefined && !hasTyped} />;
  return (
    <Banner label={t('consent.title')} actions={form}>
      {t('consent.text')} <Link href={choices}>{t('consent.choices')}</Link>
    </Banner>
  );
}

/** Whether the visitor has typed or chosen something in a form, which a reload would lose. */
function useHasTyped(): boolean {
  const [hasTyped, setHasTyped] = useState(false);
  useEffect(() => {
    const note = () => setHasTyped(true);
    addEventListener('input', note, { once: true });
    return () => removeEventListener('input', note);
  }, []);
  return hasTyped;
}
