import { hasStatus, isSdkError, type PageModel } from '@basin/sdk';
import { data, type RouterContextProvider } from 'react-router';
import { catalogueContext, languageContext } from '../request-context.server.ts';
import type { PageView } from './page-view.ts';
import { preparePage, type PageRequest } from './prepare-page.server.ts';

/** The page model of a path such as `/en/products`, or null when there is none. */
export async function loadPage(context: Readonly<RouterContextProvider>, path: string): Promise<PageModel | null> {
  try {
    return await context.get(catalogueContext).content.pageModel({ params: { pagePath: path }, query: {} });
  } catch (error) {
    if (hasStatus(error, 404) || isUnnameable(error)) return null;
    throw error;
  }
}

/** The page of the content system at a path, with all that its components show; the 404 page is thrown for none. */
export async function contentPage(request: PageRequest, path: string): Promise<PageView> {
  const { locale } = request.context.get(languageContext);
  const page = await loadPage(request.context, `/${locale}${path}`);
  if (!page) throw await notFound(request);
  return preparePage(page, request);
}

/** A path that can be the name of no page, such as one with an encoded slash. */
const isUnnameable = (error: unknown) =>
  isSdkError(error) && error.kind === 'contract' && error.direction === 'request';

/**
 * The content system's own page for what is not there, to be thrown: status 404, and the page as data for the boundary.
 *
 * @see docs/spec/platform.md#2
 */
export async function notFound(request: PageRequest) {
  const { locale } = request.context.get(languageContext);
  const page = await loadPage(request.context, `/${locale}/404`);
  const view: PageView | null = page && (await preparePage(page, request));
  return data(view, { status: 404 });
}
