import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { overridesCookie, noOverrides, type Overrides } from './overrides.ts';
import { changeOverrides } from './change-overrides.ts';
import { overridesPage } from './overrides-page.ts';
import { OverrideProblem, readOverrides, writeOverrides } from './read-overrides.ts';

const cookieSeconds = 86_400;
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Adds the page that shows and sets the overrides of a browser, in a cookie that the shop forwards as a header. */
export function addOverridesPage<Env extends object>(
  app: Hono<Env>,
  { shopOrigin, now }: { readonly shopOrigin: string; readonly now: () => Date },
): void {
  const show = (c: Context, overrides: Overrides, status: 200 | 400 = 200, problem?: string) => {
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    return c.html(overridesPage({ overrides, call: c.req.query('call'), problem, shopOrigin, now: now() }), status);
  };
  app.get('/overrides', (c) => {
    const redirectUrl = atHostOf(shopOrigin, c.req.url);
    return redirectUrl === undefined ? show(c, cookieOverrides(c)) : c.redirect(redirectUrl, 302);
  });
  app.post('/overrides', async (c) => {
    if (!isSameOrigin(c)) return c.text('Only the overrides page may set overrides.', 403);
    const overrides = cookieOverrides(c);
    try {
      const text = writeOverrides(changeOverrides(overrides, await c.req.parseBody(), now()));
      setCookie(c, overridesCookie, text, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: text ? cookieSeconds : 0,
      });
      return c.redirect('/overrides', 303);
    } catch (error) {
      if (error instanceof OverrideProblem) return show(c, overrides, 400, error.message);
      throw error;
    }
  });
}

/** Reads the overrides of the browser; an invalid cookie counts as no overrides. */
function cookieOverrides(c: Context): Overrides {
  try {
    return readOverrides(getCookie(c, overridesCookie) ?? '');
  } catch (error) {
    if (error instanceof OverrideProblem) return noOverrides;
    throw error;
  }
}

/** Returns the page's URL on the host of the shop, as cookies are per host; undefined when it is already there. */
function atHostOf(shopOrigin: string, url: string): string | undefined {
  const [shop, own] = [new URL(shopOrigin), new URL(url)];
  if (own.hostname === shop.hostname || own.hostname !== '127.0.0.1') return undefined;
  own.hostname = shop.hostname;
  return own.href;
}

function isSameOrigin(c: Context): boolean {
  const origin = c.req.header('origin');
  return origin === undefined || URL.parse(origin)?.host === new URL(c.req.url).host;
}
