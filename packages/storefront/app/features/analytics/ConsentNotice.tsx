import { Container, Link, Text } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import styles from './consent.module.css';

/** Over the page and in its flow, so that it covers nothing. */
export default function ConsentNotice({ choices }: { readonly choices: string }) {
  const { t } = useLanguage();
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
