import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { OVERRIDES_COOKIE, noOverrides, type Overrides } from './overrides.ts';
import { changeOverrides } from './change-overrides.ts';
import { overridesPage } from './overrides-page.ts';
import { OverrideProblem, readOverrides, writeOverrides } from './read-overrides.ts';

const COOKIE_SECONDS = 86_400;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Adds the page that shows and sets the overrides of a browser: a cookie, which the shop hands on as a header. */
export function addOverridesPage<Env extends object>(
  app: Hono<Env>,
  { shopOrigin, now }: { readonly shopOrigin: string; readonly now: () => Date },
): void {
  const show = (c: Context, overrides: Overrides, status: 200 | 400 = 200, problem?: string) => {
    c.header('Content-Security-Policy', POLICY);
    c.header('Cache-Control', 'no-store');
    return c.html(overridesPage({ overrides, call: c.req.query('call'), problem, shopOrigin, now: now() }), status);
  };
  app.get('/overrides', (c) => {
    const elsewhere = atHostOf(shopOrigin, c.req.url);
    return elsewhere === undefined ? show(c, cookieOverrides(c)) : c.redirect(elsewhere, 302);
  });
  app.post('/overrides', async (c) => {
    if (!isOwn(c)) return c.text('Only this page may set overrides.', 403);
    const overrides = cookieOverrides(c);
    try {
      const text = writeOverrides(changeOverrides(overrides, await c.req.parseBody(), now()));
      setCookie(c, OVERRIDES_COOKIE, text, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: text ? COOKIE_SECONDS : 0,
      });
      return c.redirect('/overrides', 303);
    } catch (error) {
      if (error instanceof OverrideProblem) return show(c, overrides, 400, error.message);
      throw error;
    }
  });
}

/** The overrides of the browser; none where they can no longer be read. */
function cookieOverrides(c: Context): Overrides {
  try {
    return readOverrides(getCookie(c, OVERRIDES_COOKIE) ?? '');
  } catch (error) {
    if (error instanceof OverrideProblem) return noOverrides;
    throw error;
  }
}

/** The page under the host of the shop: cookies know hosts, not ports. */
function atHostOf(shopOrigin: string, url: string): string | undefined {
  const [shop, own] = [new URL(shopOrigin), new URL(url)];
  if (own.hostname === shop.hostname || own.hostname !== '127.0.0.1') return undefined;
  own.hostname = shop.hostname;
  return own.href;
}

function isOwn(c: Context): boolean {
  const origin = c.req.header('origin');
  return origin === undefined || URL.parse(origin)?.host === new URL(c.req.url).host;
}
