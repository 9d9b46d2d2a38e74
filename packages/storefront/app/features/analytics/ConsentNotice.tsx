import { Container, Link, Text } from '@basin/react-ui';
import { useLocation } from 'react-router';
import { useShop } from '../../shell/document/use-shop.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import styles from './consent.module.css';

/** Asks a visitor who has not answered whether they may be counted; over the page and in its flow, so that it covers nothing. */
export function ConsentNotice() {
  const { t, path } = useLanguage();
  const { analytics } = useShop();
  const { pathname } = useLocation();
  const choices = path('/privacy-choices');
  if (!analytics || analytics.consent !== undefined || pathname === choices) return null;
  return (
    <aside aria-label={t('consent.title')} className={styles.root}>
      <Container className={styles.bar}>
        <Text size="s" className={styles.words}>
          {t('consent.text')} <Link href={choices}>{t('consent.choices')}</Link>
        </Text>
        <ConsentForm />
      </Container>
    </aside>
  );
}
