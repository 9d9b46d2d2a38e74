import { ContentPage } from '../content/index.ts';
import { CataloguePages } from './CataloguePages.tsx';
import { DocumentFinder } from './DocumentFinder.tsx';
import { Container } from '@basin/react-ui';
import { Notices } from '../../shell/notices/Notices.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadDocuments } from './documents-page.server.ts';

export function DocumentsPage({ loaderData: { page, found, catalogue, notices } }: PageProps<typeof loadDocuments>) {
  const messages = notices.length > 0 && (
    <Container>
      <Notices notices={notices} />
    </Container>
  );
  const finder = () => <DocumentFinder found={found} />;
  const pages = catalogue && <CataloguePages catalogue={catalogue} />;
  const isSearched = found.words !== '' || found.page > 1;
  const literature = () => (
    <>
      {messages}
      {!isSearched && pages}
      {finder()}
      {isSearched && pages}
    </>
  );
  return <ContentPage page={page} slots={{ literature, 'technical-specification': finder }} />;
}
