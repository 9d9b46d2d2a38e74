import { Link, Text } from '@basin/react-ui';
import { useLocation } from 'react-router';
import { NoticeBar } from '../../shell/document/NoticeBar.tsx';
import { useShop } from '../../shell/document/use-shop.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import styles from './consent.module.css';

/** Asks a visitor who has not answered whether they may be counted. */
export function ConsentNotice() {
  const { t, path } = useLanguage();
  const { analytics } = useShop();
  const { pathname } = useLocation();
  const choices = path('/privacy-choices');
  if (!analytics || analytics.consent !== undefined || pathname === choices) return null;
  return (
    <NoticeBar label={t('consent.title')}>
      <Text size="s" className={styles.words}>
        {t('consent.text')} <Link href={choices}>{t('consent.choices')}</Link>
      </Text>
      <ConsentForm />
    </NoticeBar>
  );
}
