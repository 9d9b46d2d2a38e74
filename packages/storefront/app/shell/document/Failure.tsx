import { Container, Heading } from '@basin/react-ui';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { TryAgain } from './TryAgain.tsx';
import styles from './Failure.module.css';

/** Apologises for a page that could not be shown and leads to the home page or reloads it. It needs no data. */
export function Failure() {
  const { t, path } = useLanguage();
  return (
    <Container className={styles.failure}>
      <Heading level={1}>{t('error.boundary')}</Heading>
      <TryAgain className={styles.again} />
      <a href={path('/')}>{t('nav.home')}</a>
    </Container>
  );
}
