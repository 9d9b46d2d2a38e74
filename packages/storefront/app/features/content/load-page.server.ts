import { data } from 'react-router';
import { languageContext } from '../../shell/request-context.server.ts';
import { requirePageAccess } from '../../shell/security/page-guard.server.ts';
import { contentOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { isSwitchedOff } from '../../shell/settings/features.ts';
import { authoredPicture } from './main-picture.server.ts';
import type { PageView } from './page-view.ts';
import { preparePage, type PageRequest } from './prepare-page.server.ts';

/** The page of the content system at a path, with all that its components show; the 404 page is thrown for none. */
export async function contentPage(request: PageRequest, path: string): Promise<PageView> {
  const { locale } = request.context.get(languageContext);
  const { switchedOff } = await shopSettings(request.context);
  const page = isSwitchedOff(path, switchedOff) ? null : await contentOf(request.context).page(`/${locale}${path}`);
  if (!page) throw await notFound(request);
  await requirePageAccess(request, page);
  const view = await preparePage(page, request);
  if (isBlank(view)) throw await notFound(request);
  return { ...view, picture: view.picture ?? (view.isIndexed ? await pictureAbove(request, path) : undefined) };
}

/** What a page of words is shared by: the picture that an editor put on its section, else that of the front page. */
async function pictureAbove(request: PageRequest, path: string): Promise<PageView['picture']> {
  const { locale } = request.context.get(languageContext);
  const above = path.slice(0, path.lastIndexOf('/'));
  const page = await contentOf(request.context).page(`/${locale}${above}`);
  const picture = page && authoredPicture(page);
  return picture ?? (above === '' ? undefined : pictureAbove(request, above));
}

/** A page that stands over another; null when there is none to be seen. */
export async function overlaidPage(request: PageRequest, path: string): Promise<PageView | null> {
  const page = await contentOf(request.context).page(`/${request.context.get(languageContext).locale}${path}`);
  const view = page && (await preparePage(page, request));
  return view && !isBlank(view) ? view : null;
}

/** A page of components that this shop does not show yet. */
const isBlank = ({ parts }: PageView) => parts.every(({ type }) => type === 'breadcrumb');

/**
 * The content system's own page for what is not there, to be thrown: status 404, and the page as data for the boundary.
 *
 * @see docs/spec/platform.md#2
 */
export async function notFound(request: PageRequest) {
  const { locale } = request.context.get(languageContext);
  const page = await contentOf(request.context).page(`/${locale}/404`);
  const view: PageView | null = page && (await preparePage(page, request));
  return data(view, { status: 404 });
}
