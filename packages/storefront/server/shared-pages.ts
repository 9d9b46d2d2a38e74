import { hash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { parse } from 'hono/utils/cookie';
import { consentCookie, consentOf } from '../app/shell/analytics/event-names.ts';
import { closedBannersCookie, closedBannersOf, closedBannersValue } from '../app/shell/document/closed-banners.ts';
import { preferredShowroomCookie, showsPreferredShowroom } from '../app/shell/document/preferred-showroom.ts';
import { showsVisitorState, visitorStateCookie, visitorStateOf } from '../app/shell/document/visitor-state.ts';
import { createAgingCache, type Ages } from './aging-cache.ts';
import { chooseEncoding, compressWhole } from './compress.ts';
import type { Audience, AudiencePage } from '../app/shell/request-context.server.ts';
import type { Env } from './forwarded-for.ts';
import { prerenderHeaders } from './prerendering.ts';
import { hashScripts } from './script-hashes.ts';
import type { PolicyVariables } from './security-headers.ts';
import { steadyNow } from './steady-now.ts';

/** Prefixes of cookies that make a visitor's pages personal, without the `__Host-` prefix. */
const personalCookies = ['notice-', 'preview'];

/** How often a page is rendered; the data of a page has its own cache ages. */
const ages: Ages = { freshMs: 5_000, staleMs: 30_000, staleIfErrorMs: 3_600_000 };
const maxBytes = 64_000_000;

interface SharedPage {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  readonly scriptHashes: readonly string[];
}

type SharingEnv = Env & { Variables: PolicyVariables };
export type SharingContext = Context<SharingEnv>;

/** Renders the page for a whole audience. */
export type RenderShared = (request: Request, c: SharingContext, audience: Audience) => Promise<Response>;

type Cookies = Readonly<Record<string, string>>;

export interface SharedPagesOptions {
  readonly render: RenderShared;
  /** The units in the visitor's cart if pages show nothing else of them: 0 without a session, undefined if unsure. */
  readonly cartUnits: (cookies: Cookies) => number | undefined;
  /** The revision of the content. Pages of an older revision are no longer served. */
  readonly revision: () => string;
  /** Whether the route of a path allows sharing its page. */
  readonly isSharedPath: (pathname: string) => boolean;
  /** Whether visitors who accepted analytics load a third-party script, which needs a nonce in their pages. */
  readonly usesThirdPartyAnalytics: boolean;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Serves visitors pages that are rendered and compressed once every few seconds. */
export interface SharedPages {
  readonly serveGuests: MiddlewareHandler<SharingEnv>;
  /** Returns the loader of the page that all customers of an audience share, or null when the page is not shared. */
  readonly pageForCustomer: (c: SharingContext) => AudiencePage | null;
}

/**
 * Shared pages are rendered for a request without a visitor's data except: their analytics consent, the banners they
 * closed, the units in their cart, their state (on product pages) and, for a customer, persona, role and the favourite
 * shown on the page. Only a page that allows it (see `sharedWithGuests`) and sets no cookie is cached.
 */
export function createSharedPages(options: SharedPagesOptions): SharedPages {
  const { render, cartUnits, revision, isSharedPath, usesThirdPartyAnalytics, now = steadyNow } = options;
  const cache = createAgingCache<SharedPage>({
    maxBytes,
    sizeOf: ({ body }) => body.byteLength,
    now,
    isOutage: (problem) => problem instanceof NotShareableError && problem.isOutage,
    onFailure: (problem) => (problem instanceof NotShareableError ? problem.drop() : undefined),
  });

  async function load(c: SharingContext, { encoding, shared, audience }: Variant): Promise<SharedPage> {
    const response = await render(guestRequest(c.req.raw, shared), c, audience);
    if (!isShared(response)) throw new NotShareableError(response);
    const { html, scriptHashes } = hashScripts(await response.text(), c.var.secureHeadersNonce ?? '');
    const body = await compressWhole(html, encoding);
    return { body, headers: headersOf(response, body, encoding), scriptHashes };
  }

  function canShare(c: SharingContext, cookies: Cookies): boolean {
    const loadsThirdPartyScript = usesThirdPartyAnalytics && consentOf(cookies) === 'accepted';
    return (
      c.req.method === 'GET' &&
      !loadsThirdPartyScript &&
      !needsPersonalPage(cookies, pathOf(c)) &&
      isSharedPath(pathOf(c))
    );
  }

  /** @throws `NotShareableError` */
  async function send(c: SharingContext, cookies: Cookies, audience: Audience): Promise<Response> {
    const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? '');
    const { pathname, search } = new URL(c.req.url);
    const shared = sharedCookies(cookies, pathname);
    const key = `${revision()} ${encoding} ${shared} ${audienceKey(audience)} ${pathname}${search}`;
    const page = await cache(key, ages, () => load(c, { encoding, shared, audience }));
    c.set('scriptHashes', page.scriptHashes);
    const headers = hasSession(cookies) ? privateHeaders(page) : page.headers;
    return new Response(page.body, { headers: audience.customer ? headers : { ...headers, ...prerenderHeaders } });
  }

  return {
    async serveGuests(c, next) {
      const cookies = parse(c.req.header('Cookie') ?? '');
      const units = canShare(c, cookies) ? cartUnits(cookies) : undefined;
      if (units === undefined) return next();
      try {
        return await send(c, cookies, { cartUnits: units });
      } catch (problem) {
        if (!(problem instanceof NotShareableError)) throw problem;
        if (!hasSession(cookies)) return problem.take() ?? next();
        problem.drop(); // it was rendered for a visitor without a session
        return next();
      }
    },
    pageForCustomer(c) {
      const cookies = parse(c.req.header('Cookie') ?? '');
      if (!canShare(c, cookies) || pathOf(c).endsWith('.data')) return null;
      return async (audience) => {
        try {
          return await send(c, cookies, audience);
        } catch (problem) {
          if (!(problem instanceof NotShareableError)) throw problem;
          problem.drop();
          return null;
        }
      };
    },
  };
}

const pathOf = (c: SharingContext): string => new URL(c.req.url).pathname;

/** Audiences with the same key share their pages. */
const audienceKey = ({ cartUnits, customer }: Audience): string =>
  customer
    ? `${cartUnits} ${customer.role} ${customer.persona} ${JSON.stringify(customer.favouriteState ?? null)}`
    : String(cartUnits);

type Encoding = ReturnType<typeof chooseEncoding>;

/** The properties by which pages of the same URL differ. */
interface Variant {
  readonly audience: Audience;
  readonly encoding: Encoding;
  /** The cookies that shared pages depend on, as a Cookie header. */
  readonly shared: string;
}

/** A page turned out not to be shareable. The first waiting visitor receives it; the others render their own. */
class NotShareableError extends Error {
  readonly isOutage: boolean;
  #response: Response | undefined;

  constructor(response: Response) {
    super('The page cannot be shared');
    this.isOutage = response.status >= 500;
    this.#response = response;
  }

  take(): Response | undefined {
    const response = this.#response;
    this.#response = undefined;
    if (response?.headers.get('Cache-Control') === sharedMark) response.headers.delete('Cache-Control');
    return response;
  }

  drop(): void {
    void this.take()?.body?.cancel();
  }
}

/** A cookie with an empty value counts as missing. */
const hasCookie = (cookies: Cookies, names: readonly string[]): boolean =>
  Object.entries(cookies).some(
    ([cookie, value]) => value !== '' && names.some((name) => cookie.replace(/^__Host-/, '').startsWith(name)),
  );

const needsPersonalPage = (cookies: Cookies, pathname: string): boolean =>
  hasCookie(cookies, personalCookies) ||
  (showsPreferredShowroom(pathname) && hasCookie(cookies, [preferredShowroomCookie]));

/** Whether the visitor has a session. Their pages must not be cached elsewhere, since the next one may differ. */
const hasSession = (cookies: Cookies): boolean => hasCookie(cookies, ['sid']);

/** Returns the cookies that shared pages depend on: analytics consent, closed banners and state. */
function sharedCookies(cookies: Cookies, pathname: string): string {
  const consent = consentOf(cookies);
  const state = showsVisitorState(pathname) ? visitorStateOf(cookies) : undefined;
  const closed = closedBannersValue(closedBannersOf(cookies).toSorted());
  return [
    ...(consent ? [`${consentCookie}=${consent}`] : []),
    ...(closed === '' ? [] : [`${closedBannersCookie}=${closed}`]),
    ...(state ? [`${visitorStateCookie}=${state}`] : []),
  ].join('; ');
}

/** Returns the request without the visitor's data. The IP address is kept for the gateway's rate limits. */
function guestRequest({ url, headers }: Request, cookies: string): Request {
  const forwardedFor = headers.get('X-Forwarded-For');
  return new Request(url, {
    headers: {
      ...(cookies !== '' && { Cookie: cookies }),
      ...(forwardedFor !== null && { 'X-Forwarded-For': forwardedFor }),
    },
  });
}

/** The Cache-Control value that marks a page as shareable; it never leaves the shop. */
export const sharedMark = 'public, s-maxage=5';

const isShared = ({ status, headers }: Response): boolean =>
  status === 200 && headers.get('Cache-Control') === sharedMark && !headers.has('Set-Cookie');

/** Other caches may store a page for as long as we do, for visitors with identical cookies. */
const cacheControl = `public, max-age=0, s-maxage=${ages.freshMs / 1000}, stale-while-revalidate=${ages.staleMs / 1000}`;

function headersOf({ headers }: Response, body: Uint8Array, encoding: Encoding): Record<string, string> {
  const shared = new Headers(headers);
  if (encoding) shared.set('Content-Encoding', encoding);
  shared.set('Content-Length', String(body.byteLength));
  shared.set('Cache-Control', cacheControl);
  shared.set('Vary', 'Accept-Encoding, Cookie');
  shared.set('ETag', `"${hash('sha256', body, 'base64url').slice(0, 22)}"`);
  return Object.fromEntries(shared);
}

/** Headers for a visitor whose cart is shown in the page. */
function privateHeaders({ headers }: SharedPage): Record<string, string> {
  const own = new Headers(headers);
  own.set('Cache-Control', 'private, no-store');
  own.delete('ETag');
  return Object.fromEntries(own);
}
