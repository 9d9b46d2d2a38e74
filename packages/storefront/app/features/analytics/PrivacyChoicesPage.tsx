import { Container, Heading, Link, Notice, Text } from '@basin/react-ui';
import { PageHead } from '../../shell/document/PageHead.tsx';
import { useShop } from '../../shell/document/use-shop.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import styles from './consent.module.css';

/** Explains what analytics collects with consent, shows the visitor's choice and lets them change it. */
export function PrivacyChoicesPage() {
  const { t, path } = useLanguage();
  const consent = useShop().analytics?.consent;
  return (
    <Container>
      <PageHead title={t('consent.title')} isIndexed={false} />
      <div className={styles.page}>
        <Heading level={1}>{t('consent.title')}</Heading>
        <Text size="l">{t('consent.what')}</Text>
        <Text tone="muted">{t('consent.without')}</Text>
        <Notice role="status">{t(`consent.now.${consent ?? 'open'}`)}</Notice>
        <ConsentForm reloadDocument />
        <Link href={path('/privacy-policy')}>{t('footer.privacy')}</Link>
      </div>
    </Container>
  );
}
