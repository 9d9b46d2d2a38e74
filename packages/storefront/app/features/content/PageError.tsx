import { messages } from '@basin/domain';
import { Container, Heading } from '@basin/react-ui';
import { isRouteErrorResponse } from 'react-router';
import { ContentPage } from './ContentPage.tsx';
import type { PageView } from './page-view.ts';
import { PageHead } from '../../shell/document/PageHead.tsx';
import { TryAgain } from '../../shell/document/TryAgain.tsx';
import styles from './PageError.module.css';

/** The page of the content system that an error carries, such as its 404 page; else an apology. */
export function PageError({ error }: { readonly error: unknown }) {
  const page = isRouteErrorResponse(error) && error.status === 404 ? (error.data as PageView | null) : null;
  return page ? <ContentPage page={page} /> : <Failure />;
}

function Failure() {
  return (
    <Container className={styles.failure}>
      <PageHead title={messages.errorBoundary} isIndexed={false} />
      <Heading level={1}>{messages.errorBoundary}</Heading>
      <TryAgain className={styles.again} />
    </Container>
  );
}
