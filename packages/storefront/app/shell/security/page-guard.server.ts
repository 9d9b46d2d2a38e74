import { isSecurePath, withLocale } from '@basin/domain';
import type { ContentPage } from '@basin/sdk';
import { redirect, type MiddlewareFunction } from 'react-router';
import { safeMethods } from '../../../server/same-origin.ts';
import type { Context } from '../context.ts';
import { pathIn } from '../locale/path-in.server.ts';
import { languageContext, shopperContext } from '../request-context.server.ts';
import { contentOf } from '../sdk/nouns.server.ts';
import { nullInOutage } from '../sdk/null-in-outage.server.ts';
import { isSwitchedOff } from '../settings/features.ts';
import { shopSettings } from '../settings/shop-settings.server.ts';
import type { SignInMessage } from '../session/shop-session.ts';
import { promptSignIn } from '../session/sign-in-message.server.ts';

/** A page request or a form submission. */
interface Visit {
  readonly context: Context;
  readonly url: URL;
  /** A GET request by default. */
  readonly request?: Request;
}

/** What a guest must do: sign in, or sign in over the landing page. */
type Barrier = 'secure' | 'gated';

/** Sign-in pages, which are never guarded, whatever the configuration. */
const unguardedPages = ['/sign-in', '/sign-out', '/reset-password'];

/** Redirects guests away from pages that the configuration marks as secure or gated. @see platform spec §2 and §6 */
export const guardPages: MiddlewareFunction<Response> = async (visit) => {
  const { context, url, request } = visit;
  if (isSecurePath(url.pathname, unguardedPages)) return;
  await requireAccess(visit, await barrierAt(context, url.pathname));
  if (safeMethods.has(request.method)) return;
  // a form's action runs before a loader has read its page
  const page = await contentOf(context).page(url.pathname).catch(nullInOutage(context));
  await requirePageAccess(visit, page);
};

/** Redirects guests away from a page whose own model marks it as secure or gated. */
export const requirePageAccess = (visit: Visit, page: ContentPage | null): Promise<void> =>
  requireAccess(visit, barrierOf(page));

/** Redirects guests away from pages that show customer data, whatever the configuration. */
export const customersOnly: MiddlewareFunction<Response> = async (visit) => {
  await requireAccess(visit, 'secure');
};

/** Whether a page is gated by the configuration or its own model. */
export async function isGated(context: Context, path: string): Promise<boolean> {
  const barrier = (await barrierAt(context, path)) ?? barrierOf(await contentOf(context).page(path));
  return barrier === 'gated';
}

async function barrierAt(context: Context, path: string): Promise<Barrier | undefined> {
  const { securePaths, gatedPaths } = await shopSettings(context);
  if (isSecurePath(path, securePaths)) return 'secure';
  return isSecurePath(path, gatedPaths) ? 'gated' : undefined;
}

function barrierOf(page: ContentPage | null): Barrier | undefined {
  if (page?.isSecure) return 'secure';
  return page?.isGated ? 'gated' : undefined;
}

/** @throws a redirect for a guest when the page has a barrier */
async function requireAccess(visit: Visit, barrier: Barrier | undefined): Promise<void> {
  if (barrier === undefined || visit.context.get(shopperContext).isSignedIn) return;
  const { switchedOff } = await shopSettings(visit.context);
  if (isSwitchedOff(visit.url.pathname, switchedOff)) return; // it is a 404 for everyone
  throw barrier === 'gated' ? await toLandingPage(visit) : toSignIn(visit);
}

/** Redirects to the sign-in page, with the return URL and the submitted form, so that no input is lost. */
export function toSignIn({ context, url, request }: Visit, message?: SignInMessage): Response {
  promptSignIn(context, message);
  const isForm = request !== undefined && !safeMethods.has(request.method);
  // The router removes the `index` parameter, which selects the form's route, from the URL that it passes on.
  const returnTo = new URL(url);
  if (isForm && new URL(request.url).searchParams.has('index')) returnTo.searchParams.append('index', '');
  return redirect(pathIn(context, `/sign-in?${returnQuery(returnTo)}`), isForm ? 307 : 302);
}

/** Redirects to the landing page with the sign-in dialog over it. Closing the dialog leaves the visitor there. */
async function toLandingPage({ context, url }: Visit): Promise<Response> {
  const { landingPath } = await shopSettings(context);
  promptSignIn(context);
  const page = withLocale(landingPath, context.get(languageContext).locale);
  return redirect(`${page}?${returnQuery(url)}#login::${url.pathname}${url.search}`, 303);
}

const returnQuery = ({ pathname, search }: URL) => new URLSearchParams({ returnTo: pathname + search }).toString();
