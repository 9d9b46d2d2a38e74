import { messages } from '@basin/domain';
import { Container, Heading } from '@basin/react-ui';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { ContentPage } from '../../content/ContentPage.tsx';
import type { PageView } from '../../content/page-view.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { TryAgain } from '../../layout/TryAgain.tsx';
import type { Route } from './+types/page-frame';
import styles from './page-frame.module.css';

/** Holds the page; when it fails, the header and the footer stay. */
export default function PageFrame() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
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
