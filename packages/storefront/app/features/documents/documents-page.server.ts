import type { LoaderFunctionArgs } from 'react-router';
import { withoutLocale } from '@basin/domain';
import { contentPage } from '../content/index.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { catalogueContents } from './catalogue-page.server.ts';
import { findDocuments } from './find-documents.server.ts';

const literature = '/for-professionals/literature';

/** The literature page lists only documents for reading, without drawings and models. */
const formatsOfPage: Record<string, readonly string[]> = { [literature]: ['pdf'] };

export async function loadDocuments({ context, url }: LoaderFunctionArgs) {
  const path = withoutLocale(url.pathname).replace(/\/$/, '');
  const [page, found, catalogue] = await Promise.all([
    contentPage({ context, url }, path),
    findDocuments(context, url, formatsOfPage[path]),
    path === literature ? catalogueContents(context) : null,
  ]);
  return { page, found, catalogue, notices: takeNotices(context) };
}
