import { isSecurePath, withLocale } from '@basin/domain';
import type { ContentPage } from '@basin/sdk';
import { redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { readingMethods } from '../../../server/same-origin.ts';
import { languageContext, shopperContext } from '../request-context.server.ts';
import { contentOf } from '../sdk/nouns.server.ts';
import { shopSettings } from '../settings/shop-settings.server.ts';
import { askToSignIn } from '../session/reason-to-sign-in.server.ts';

/** A page that is asked for, or a form that is sent to it. */
interface Visit {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
  /** A page is only read unless given. */
  readonly request?: Request;
}

/** What a guest must do first: sign in, or sign in over another page. */
type Barrier = 'secure' | 'gated';

/** Pages by which a guest signs in, whatever the configuration says. */
const entrances = ['/sign-in', '/sign-out', '/reset-password'];

/** Keeps guests from the pages that the configuration calls secure or gated. @see platform spec §2 and §6 */
export const guardPages: MiddlewareFunction<Response> = async (visit) => {
  const { context, url, request } = visit;
  if (isSecurePath(url.pathname, entrances)) return;
  await requireAccess(visit, await barrierAt(context, url.pathname));
  // a form acts before a loader has read the page that it belongs to
  if (!readingMethods.has(request.method)) await requirePageAccess(visit, await contentOf(context).page(url.pathname));
};

/** Keeps guests from a page that its own model calls secure or gated. */
export const requirePageAccess = (visit: Visit, page: ContentPage | null): Promise<void> =>
  requireAccess(visit, barrierOf(page));

/** Keeps guests from pages that show what belongs to a customer, whatever the configuration says. */
export const customersOnly: MiddlewareFunction<Response> = async (visit) => {
  await requireAccess(visit, 'secure');
};

/** Whether a page is gated, by the configuration or by its own model. */
export async function isGated(context: Visit['context'], path: string): Promise<boolean> {
  const barrier = (await barrierAt(context, path)) ?? barrierOf(await contentOf(context).page(path));
  return barrier === 'gated';
}

async function barrierAt(context: Visit['context'], path: string): Promise<Barrier | undefined> {
  const { securePaths, gatedPaths } = await shopSettings(context);
  if (isSecurePath(path, securePaths)) return 'secure';
  return isSecurePath(path, gatedPaths) ? 'gated' : undefined;
}

function barrierOf(page: ContentPage | null): Barrier | undefined {
  if (page?.isSecure) return 'secure';
  return page?.isGated ? 'gated' : undefined;
}

/** @throws a redirect for a guest before a barrier */
async function requireAccess(visit: Visit, barrier: Barrier | undefined): Promise<void> {
  if (barrier === undefined || visit.context.get(shopperContext).isSignedIn) return;
  throw barrier === 'gated' ? await toLandingPage(visit) : toSignIn(visit);
}

/** To the sign-in page and from there back; a form goes along, so that nothing in it is lost. */
export function toSignIn({ context, url, request }: Visit): Response {
  const { locale } = context.get(languageContext);
  askToSignIn(context);
  const isForm = request !== undefined && !readingMethods.has(request.method);
  // which of the routes of an address a form is for; the router takes it out of the address that it hands on
  const returnTo = new URL(url);
  if (isForm && new URL(request.url).searchParams.has('index')) returnTo.searchParams.append('index', '');
  return redirect(`/${locale}/sign-in?${wayBack(returnTo)}`, isForm ? 307 : 302);
}

/** To the landing page with the sign-in dialog over it, so closing the dialog leaves the visitor there. */
async function toLandingPage({ context, url }: Visit): Promise<Response> {
  const { landingPath } = await shopSettings(context);
  askToSignIn(context);
  const page = withLocale(landingPath, context.get(languageContext).locale);
  return redirect(`${page}?${wayBack(url)}#login::${url.pathname}${url.search}`, 303);
}

const wayBack = ({ pathname, search }: URL) => new URLSearchParams({ returnTo: pathname + search }).toString();
