import { hasStatus } from '@basin/sdk';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { download } from '../../shell/document/download.server.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { languageContext, logContext, sdkContext } from '../../shell/request-context.server.ts';

/** The pages of the PDF catalogue. */
export interface CatalogueContents {
  readonly pages: number;
  readonly sections: readonly { readonly name: string; readonly categories: readonly CatalogueCategory[] }[];
}

/** A category and the page on which it begins. */
interface CatalogueCategory {
  readonly category: string;
  readonly page: number;
}

/** Returns the number of pages of the catalogue, and the categories of each section; null when it cannot be loaded. */
export async function catalogueContents(context: Context): Promise<CatalogueContents | null> {
  const headers = { 'Accept-Language': context.get(languageContext).locale };
  try {
    const { pages, categories } = await context.get(sdkContext).assets.catalogContents({ headers });
    const sections = Map.groupBy(categories, ({ section }) => section);
    return { pages, sections: [...sections].map(([name, of]) => ({ name, categories: of })) };
  } catch (error) {
    if (!hasStatus(error, 404)) context.get(logContext).warn({ err: error }, 'could not load the catalogue contents');
    return null;
  }
}

/**
 * Returns a catalogue page as a PDF download. Redirects to the literature page with a notice when it does not exist.
 */
export async function sendCataloguePage({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const number = Number(url.searchParams.get('page'));
  const page = Number.isInteger(number) && number >= 1 && number <= maxPages ? number : 1;
  const headers = { 'Accept-Language': context.get(languageContext).locale };
  try {
    return download(await context.get(sdkContext).assets.catalogPdf({ query: { page }, headers }));
  } catch (error) {
    const isMissing = hasStatus(error, 404);
    if (!isMissing) context.get(logContext).warn({ err: error }, 'could not load a page of the catalogue');
    queueNotice(
      context,
      isMissing
        ? { key: 'catalogue.none', values: { page }, tone: 'warning' }
        : { key: 'download.failed', tone: 'danger' },
    );
    return redirect(pathIn(context, '/for-professionals/literature'), 303);
  }
}

const maxPages = 10_000;
