import { ContentPage, type ComponentTable, editorialComponents } from '../content/index.ts';
import { InspirationGallery } from '../inspiration/index.ts';
import { DocumentFinder } from './DocumentFinder.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadDocuments } from './documents-page.server.ts';

const components: ComponentTable = { ...editorialComponents, 'inspiration-gallery': InspirationGallery };

export function DocumentsPage({ loaderData: { page, found } }: PageProps<typeof loadDocuments>) {
  const finder = () => <DocumentFinder found={found} />;
  return (
    <ContentPage
      page={page}
      components={components}
      places={{ literature: finder, 'technical-specification': finder }}
    />
  );
}
