import { Container, Heading } from '@basin/react-ui';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { TryAgain } from './TryAgain.tsx';
import styles from './Failure.module.css';

/** Apologises for a page that could not be shown and reloads it on request. It needs no data. */
export function Failure() {
  const { t } = useLanguage();
  return (
    <Container className={styles.failure}>
      <Heading level={1}>{t('error.boundary')}</Heading>
      <TryAgain className={styles.again} />
    </Container>
  );
}
