import { data, type MiddlewareFunction } from 'react-router';
import { notFoundContext } from '../../shell/document/not-found.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { requirePageAccess } from '../../shell/security/page-guard.server.ts';
import { nullInOutage } from '../../shell/sdk/null-in-outage.server.ts';
import { contentOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { isSwitchedOff } from '../../shell/settings/features.ts';
import { authoredPicture } from './main-picture.server.ts';
import type { PageView } from './page-view.ts';
import type { PageRequest } from './prepare-component.server.ts';
import { isOwnPart, preparePage } from './prepare-page.server.ts';

/** Loads the content page at a path with the data of all its components. Throws the 404 page when there is none. */
export async function contentPage(request: PageRequest, path: string): Promise<PageView> {
  const { locale } = request.context.get(languageContext);
  const { switchedOff } = await shopSettings(request.context);
  const page = isSwitchedOff(path, switchedOff) ? null : await contentOf(request.context).page(`/${locale}${path}`);
  if (!page) throw await notFound(request);
  await requirePageAccess(request, page);
  const view = await preparePage(page, request);
  if (isBlank(view)) throw await notFound(request);
  return { ...view, picture: view.picture ?? (view.isIndexed ? await sectionPicture(request, path) : undefined) };
}

/** Returns the picture for sharing a page without pictures: the one of its section, else the one of the front page. */
async function sectionPicture(request: PageRequest, path: string): Promise<PageView['picture']> {
  const { locale } = request.context.get(languageContext);
  const above = path.slice(0, path.lastIndexOf('/'));
  const page = await contentOf(request.context).page(`/${locale}${above}`).catch(nullInOutage(request.context));
  const picture = page && authoredPicture(page);
  return picture ?? (above === '' ? undefined : sectionPicture(request, above));
}

/** Loads a page that is shown in an overlay. Returns null when it does not exist or is blank. */
export async function overlayPage(request: PageRequest, path: string): Promise<PageView | null> {
  const page = await contentOf(request.context).page(`/${request.context.get(languageContext).locale}${path}`);
  const view = page && (await preparePage(page, request));
  return view && !isBlank(view) ? view : null;
}

/** Whether the shop renders none of the page's components. */
const isBlank = ({ parts }: PageView) => parts.every((part) => part.type === 'breadcrumb' || isOwnPart(part));

/**
 * Returns the content system's 404 page to throw: status 404, with the page as data for the error boundary.
 *
 * @see docs/spec/platform.md#2
 */
export async function notFound(request: PageRequest) {
  const { locale } = request.context.get(languageContext);
  const page = await contentOf(request.context).page(`/${locale}/404`).catch(nullInOutage(request.context));
  const view: PageView | null = page && (await preparePage(page, request));
  return data(view, { status: 404 });
}

/** Lets every feature throw the content system's 404 page. */
export const notFoundMiddleware: MiddlewareFunction<Response> = ({ context, url }, next) => {
  context.set(notFoundContext, () => notFound({ context, url }));
  return next();
};
