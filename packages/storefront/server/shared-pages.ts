import { hash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { parse } from 'hono/utils/cookie';
import { consentCookie, consentOf } from '../app/shell/analytics/event-names.ts';
import { closedBannersCookie, closedBannersOf, closedBannersValue } from '../app/shell/document/closed-banners.ts';
import { myShowroomCookie, showsMyShowroom } from '../app/shell/document/my-showroom.ts';
import { showsVisitorState, visitorStateCookie, visitorStateOf } from '../app/shell/document/visitor-state.ts';
import { createAgingCache, type Ages } from './aging-cache.ts';
import { chooseEncoding, compressWhole } from './compress.ts';
import type { Audience, AudiencePage } from '../app/shell/request-context.server.ts';
import type { Env } from './forwarded-for.ts';
import { hashScripts } from './script-hashes.ts';
import type { PolicyVariables } from './security-headers.ts';

/** The names of cookies whose visitor gets pages of their own, without the prefix of a secure one. */
const personalCookies = ['notice-', 'preview'];

/** What a page is made of has ages of its own; these only say how often it is put together. */
const ages: Ages = { freshMs: 5_000, staleMs: 30_000, keptMs: 3_600_000 };
const maxBytes = 64_000_000;

interface SharedPage {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  readonly scriptHashes: readonly string[];
}

type SharingEnv = Env & { Variables: PolicyVariables };
export type SharingContext = Context<SharingEnv>;

/** Makes the page that a whole audience gets. */
export type RenderShared = (request: Request, c: SharingContext, audience: Audience) => Promise<Response>;

type Cookies = Readonly<Record<string, string>>;

export interface SharedPagesOptions {
  readonly render: RenderShared;
  /** The units in the visitor's cart when that is all that pages show of them; 0 without a session, undefined when there may be more. */
  readonly cartUnits: (cookies: Cookies) => number | undefined;
  /** Of what pages are made of: a page of another one is not given any more. */
  readonly revision: () => string;
  /** Whether the page of a path may be shared, as far as its route says. */
  readonly isSharedPath: (pathname: string) => boolean;
  /** Whether those who agreed to be counted load a script of another origin: their pages need the nonce that lets it in. */
  readonly countsByScriptOfOthers: boolean;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Gives visitors pages that are made and compressed once in a few seconds. */
export interface SharedPages {
  readonly forGuests: MiddlewareHandler<SharingEnv>;
  /** Gives the page of a request that all customers of an audience get; null when no page of it is shared. */
  readonly forCustomer: (c: SharingContext) => AudiencePage | null;
}

/**
 * Pages are made for a request that carries nothing of a visitor but whether they agreed to be counted, which banners they
 * closed, how many units are in their cart, their state on pages of products, and of a customer persona, role and the heart of the page. Only a page that says so (see
 * `sharedWithGuests`) and that sets no cookie is kept.
 */
export function createSharedPages(options: SharedPagesOptions): SharedPages {
  const { render, cartUnits, revision, isSharedPath, countsByScriptOfOthers, now = Date.now } = options;
  const cache = createAgingCache<SharedPage>({
    maxBytes,
    sizeOf: ({ body }) => body.byteLength,
    now,
    isOutage: (problem) => problem instanceof NotShared && problem.isOutage,
    onFailure: (problem) => (problem instanceof NotShared ? problem.drop() : undefined),
  });

  async function load(c: SharingContext, { encoding, shared, audience }: Variant): Promise<SharedPage> {
    const response = await render(guestRequest(c.req.raw, shared), c, audience);
    if (!isShared(response)) throw new NotShared(response);
    const { html, scriptHashes } = hashScripts(await response.text(), c.var.secureHeadersNonce ?? '');
    const body = await compressWhole(html, encoding);
    return { body, headers: headersOf(response, body, encoding), scriptHashes };
  }

  function mayShare(c: SharingContext, cookies: Cookies): boolean {
    const loadsOthersScript = countsByScriptOfOthers && consentOf(cookies) === 'accepted';
    return (
      c.req.method === 'GET' && !loadsOthersScript && !hasPageOfTheirOwn(cookies, pathOf(c)) && isSharedPath(pathOf(c))
    );
  }

  /** @throws `NotShared` */
  async function send(c: SharingContext, cookies: Cookies, audience: Audience): Promise<Response> {
    const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? '');
    const { pathname, search } = new URL(c.req.url);
    const shared = sharedCookies(cookies, pathname);
    const key = `${revision()} ${encoding} ${shared} ${nameOf(audience)} ${pathname}${search}`;
    const page = await cache(key, ages, () => load(c, { encoding, shared, audience }));
    c.set('scriptHashes', page.scriptHashes);
    const headers = isKnown(cookies) ? ownHeaders(page) : page.headers;
    return new Response(page.body, { headers });
  }

  return {
    async forGuests(c, next) {
      const cookies = parse(c.req.header('Cookie') ?? '');
      const units = mayShare(c, cookies) ? cartUnits(cookies) : undefined;
      if (units === undefined) return next();
      try {
        return await send(c, cookies, { cartUnits: units });
      } catch (problem) {
        if (!(problem instanceof NotShared)) throw problem;
        if (!isKnown(cookies)) return problem.take() ?? next();
        problem.drop(); // it was made for somebody without a session
        return next();
      }
    },
    forCustomer(c) {
      const cookies = parse(c.req.header('Cookie') ?? '');
      if (!mayShare(c, cookies) || pathOf(c).endsWith('.data')) return null;
      return async (audience) => {
        try {
          return await send(c, cookies, audience);
        } catch (problem) {
          if (!(problem instanceof NotShared)) throw problem;
          problem.drop();
          return null;
        }
      };
    },
  };
}

const pathOf = (c: SharingContext): string => new URL(c.req.url).pathname;

/** Audiences with the same name get the same pages. */
const nameOf = ({ cartUnits, customer }: Audience): string =>
  customer
    ? `${cartUnits} ${customer.role} ${customer.persona} ${JSON.stringify(customer.heart ?? null)}`
    : String(cartUnits);

type Encoding = ReturnType<typeof chooseEncoding>;

/** What pages of one address differ by. */
interface Variant {
  readonly audience: Audience;
  readonly encoding: Encoding;
  /** The cookies by which shared pages differ. */
  readonly shared: string;
}

/** A page that is not for everybody: one of those who wait for it gets it, the others get one each. */
class NotShared extends Error {
  readonly isOutage: boolean;
  #response: Response | undefined;

  constructor(response: Response) {
    super('This page is not shared');
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

/** One that was ended with an empty value is none. */
const hasCookie = (cookies: Cookies, names: readonly string[]): boolean =>
  Object.entries(cookies).some(
    ([cookie, value]) => value !== '' && names.some((name) => cookie.replace(/^__Host-/, '').startsWith(name)),
  );

const hasPageOfTheirOwn = (cookies: Cookies, pathname: string): boolean =>
  hasCookie(cookies, personalCookies) || (showsMyShowroom(pathname) && hasCookie(cookies, [myShowroomCookie]));

/** Whether other caches must not hear of the page: with a session, the next page may be another. */
const isKnown = (cookies: Cookies): boolean => hasCookie(cookies, ['sid']);

/** The cookies by which shared pages differ: the answer about being counted, the banners that were closed, and the state. */
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

/** The same page asked for by nobody in particular; only the limits of the gateway know from where. */
function guestRequest({ url, headers }: Request, cookies: string): Request {
  const forwardedFor = headers.get('X-Forwarded-For');
  return new Request(url, {
    headers: {
      ...(cookies !== '' && { Cookie: cookies }),
      ...(forwardedFor !== null && { 'X-Forwarded-For': forwardedFor }),
    },
  });
}

/** What a page says of itself when everybody may get it; it stays between shop and cache. */
export const sharedMark = 'public, s-maxage=5';

const isShared = ({ status, headers }: Response): boolean =>
  status === 200 && headers.get('Cache-Control') === sharedMark && !headers.has('Set-Cookie');

/** Other caches keep a page as long as we do, for visitors with the same cookies: they do not know which of them say who it is. */
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

/** The same page for a visitor whose cart is named in it. */
function ownHeaders({ headers }: SharedPage): Headers {
  const own = new Headers(headers);
  own.set('Cache-Control', 'private, no-store');
  own.delete('ETag');
  return own;
}
