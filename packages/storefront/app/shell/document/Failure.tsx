import { Container, Heading, Text } from '@basin/react-ui';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { isBadRequest } from './is-bad-request.ts';
import { TryAgain } from './TryAgain.tsx';
import styles from './Failure.module.css';

/**
 * Apologises for a page that could not be shown, or says that its request was invalid. Leads to the home page or reloads
 * the page. It needs no data.
 */
export function Failure({ error }: { readonly error: unknown }) {
  const { t, path } = useLanguage();
  return (
    <Container className={styles.failure}>
      <Heading level={1}>{t(isBadRequest(error) ? 'error.badRequest' : 'error.boundary')}</Heading>
      {isBadRequest(error) && <Text>{t('error.badRequest.text')}</Text>}
      <TryAgain className={styles.again} />
      <a href={path('/')}>{t('nav.home')}</a>
    </Container>
  );
}
