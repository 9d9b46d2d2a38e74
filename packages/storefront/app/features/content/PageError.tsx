import { Container, Heading } from '@basin/react-ui';
import { isRouteErrorResponse } from 'react-router';
import { ContentPage } from './ContentPage.tsx';
import { NotFound } from './NotFound.tsx';
import type { PageView } from './page-view.ts';
import { PageHead } from '../../shell/document/PageHead.tsx';
import { TryAgain } from '../../shell/document/TryAgain.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './PageError.module.css';

/**
 * Shows the content page that an error carries, such as the 404 page. Otherwise says that the page does not exist or
 * apologises for the failure.
 */
export function PageError({ error }: { readonly error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Failure />;
  const page = error.data as PageView | null;
  return page ? <ContentPage page={page} /> : <Missing />;
}

/** Says that the page's subject does not exist or is not available to this customer. */
function Missing() {
  const { t } = useLanguage();
  const heading = t('error.notFound.title');
  return (
    <>
      <PageHead title={heading} isIndexed={false} />
      <NotFound view={{ heading, text: t('error.notFound.text') }} headingLevel={1} />
    </>
  );
}

function Failure() {
  const { t } = useLanguage();
  return (
    <Container className={styles.failure}>
      <PageHead title={t('error.boundary')} isIndexed={false} />
      <Heading level={1}>{t('error.boundary')}</Heading>
      <TryAgain className={styles.again} />
    </Container>
  );
}
