import { Banner, Link } from '@basin/react-ui';
import { useLocation } from 'react-router';
import { useShop } from '../../shell/document/use-shop.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { ConsentForm } from './ConsentForm.tsx';

/** Asks visitors for analytics consent until they have answered. */
export function ConsentNotice() {
  const { t, path } = useLanguage();
  const { analytics } = useShop();
  const { pathname } = useLocation();
  const choices = path('/privacy-choices');
  if (!analytics || analytics.consent !== undefined || pathname === choices) return null;
  // the security policy of a page that was served before consent blocks the script
  const form = <ConsentForm reloadDocument={analytics.url !== undefined} />;
  return (
    <Banner label={t('consent.title')} actions={form}>
      {t('consent.text')} <Link href={choices}>{t('consent.choices')}</Link>
    </Banner>
  );
}
