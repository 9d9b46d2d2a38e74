import { withoutLocale } from '@basin/domain';
import { ContentPage, type ComponentTable } from '../../content/ContentPage.tsx';
import { editorialComponents } from '../../content/editorial-components.ts';
import { InspirationGallery } from '../../content/InspirationGallery.tsx';
import { contentPage } from '../../content/load-page.server.ts';
import { DocumentFinder } from './DocumentFinder.tsx';
import { findDocuments } from './find-documents.server.ts';
import type { Route } from './+types/documents';

/** What is to be read, without drawings and models, is on a page of its own. */
const formatsOfPage: Record<string, readonly string[]> = { '/for-professionals/literature': ['pdf'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const path = withoutLocale(url.pathname).replace(/\/$/, '');
  const [page, found] = await Promise.all([
    contentPage({ context, url }, path),
    findDocuments(context, url, formatsOfPage[path]),
  ]);
  return { page, found };
}

const components: ComponentTable = { ...editorialComponents, 'inspiration-gallery': InspirationGallery };

export default function DocumentsPage({ loaderData: { page, found } }: Route.ComponentProps) {
  const finder = () => <DocumentFinder found={found} />;
  return (
    <ContentPage
      page={page}
      components={components}
      places={{ literature: finder, 'technical-specification': finder }}
    />
  );
}
