import { hash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { parse } from 'hono/utils/cookie';
import { consentCookie, consentOf, type Consent } from '../app/shell/analytics/event-names.ts';
import { closedBannersCookie, closedBannersOf, closedBannersValue } from '../app/shell/document/closed-banners.ts';
import { createAgingCache, type Ages } from './aging-cache.ts';
import { chooseEncoding, compressWhole } from './compress.ts';
import type { Env } from './forwarded-for.ts';
import { hashScripts } from './script-hashes.ts';
import type { PolicyVariables } from './security-headers.ts';

/** The names of the cookies that pages are made for, without the prefix of a secure one. */
const personalCookies = ['sid', 'notice-', 'preview'];

/** What a page is made of has ages of its own; these only say how often it is put together. */
const ages: Ages = { freshMs: 5_000, staleMs: 30_000, keptMs: 3_600_000 };
const maxBytes = 64_000_000;

interface SharedPage {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  readonly scriptHashes: readonly string[];
}

type SharingContext = Context<Env & { Variables: PolicyVariables }>;

/** Makes the page that all visitors get of whom nothing is known. */
export type RenderShared = (request: Request, c: SharingContext) => Promise<Response>;

export interface SharedPagesOptions {
  readonly render: RenderShared;
  /** Whether those who agreed to be counted load a script of another origin: their pages need the nonce that lets it in. */
  readonly countsByScriptOfOthers: boolean;
  /** Epoch ms. */
  readonly now?: () => number;
}

/**
 * Gives visitors of whom the shop knows nothing the same page, made and compressed once in a few seconds. It is made for a
 * request that carries nothing of a visitor but whether they agreed to be counted and which banners they closed. Only a
 * page that says so (see `sharedWithGuests`) and that sets no cookie is kept.
 */
export function sharedPages(options: SharedPagesOptions): MiddlewareHandler<Env & { Variables: PolicyVariables }> {
  const { render, countsByScriptOfOthers, now = Date.now } = options;
  const cache = createAgingCache<SharedPage>({
    maxBytes,
    sizeOf: ({ body }) => body.byteLength,
    now,
    isOutage: (problem) => problem instanceof NotShared && problem.isOutage,
    onFailure: (problem) => (problem instanceof NotShared ? problem.drop() : undefined),
  });

  async function load(c: SharingContext, encoding: Encoding, cookies: string): Promise<SharedPage> {
    const response = await render(guestRequest(c.req.raw, cookies), c);
    if (!isShared(response)) throw new NotShared(response);
    const { html, scriptHashes } = hashScripts(await response.text(), c.var.secureHeadersNonce ?? '');
    const body = await compressWhole(html, encoding);
    return { body, headers: headersOf(response, body, encoding), scriptHashes };
  }

  return async (c, next) => {
    const cookies = parse(c.req.header('Cookie') ?? '');
    const consent = consentOf(cookies);
    const loadsOthersScript = countsByScriptOfOthers && consent === 'accepted';
    if (c.req.method !== 'GET' || isKnown(cookies) || loadsOthersScript) return next();
    const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? '');
    const { pathname, search } = new URL(c.req.url);
    try {
      const shared = sharedCookies(cookies, consent);
      const key = `${encoding} ${shared} ${pathname}${search}`;
      const page = await cache(key, ages, () => load(c, encoding, shared));
      c.set('scriptHashes', page.scriptHashes);
      return c.body(page.body, 200, { ...page.headers, 'Content-Length': String(page.body.byteLength) });
    } catch (problem) {
      if (!(problem instanceof NotShared)) throw problem;
      return problem.take() ?? next();
    }
  };
}

type Encoding = ReturnType<typeof chooseEncoding>;

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

const isKnown = (cookies: Readonly<Record<string, string>>): boolean =>
  Object.keys(cookies).some((name) =>
    personalCookies.some((personal) => name.replace(/^__Host-/, '').startsWith(personal)),
  );

/** The cookies by which shared pages differ: the answer about being counted, and the banners that were closed. */
function sharedCookies(cookies: Readonly<Record<string, string>>, consent: Consent | undefined): string {
  const closed = closedBannersValue(closedBannersOf(cookies).toSorted());
  return [
    ...(consent ? [`${consentCookie}=${consent}`] : []),
    ...(closed === '' ? [] : [`${closedBannersCookie}=${closed}`]),
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
  return {
    ...Object.fromEntries(headers),
    ...(encoding && { 'Content-Encoding': encoding }),
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding, Cookie',
    ETag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
  };
}
