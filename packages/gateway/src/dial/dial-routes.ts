import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DIAL_COOKIE, noDial, type Dial } from './dial.ts';
import { changeDial } from './change-dial.ts';
import { dialPage } from './dial-page.ts';
import { DialProblem, readDial, writeDial } from './read-dial.ts';

const COOKIE_SECONDS = 86_400;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Adds the page that shows and sets the dial of a browser: a cookie, which the shop hands on as a header. */
export function addDialPage<Env extends object>(
  app: Hono<Env>,
  { shopOrigin, now }: { readonly shopOrigin: string; readonly now: () => Date },
): void {
  const show = (c: Context, dial: Dial, status: 200 | 400 = 200, problem?: string) => {
    c.header('Content-Security-Policy', POLICY);
    c.header('Cache-Control', 'no-store');
    return c.html(dialPage({ dial, call: c.req.query('call'), problem, shopOrigin, now: now() }), status);
  };
  app.get('/dial', (c) => {
    const elsewhere = atHostOf(shopOrigin, c.req.url);
    return elsewhere === undefined ? show(c, keptDial(c)) : c.redirect(elsewhere, 302);
  });
  app.post('/dial', async (c) => {
    if (!isOwn(c)) return c.text('Only this page may set the dial.', 403);
    const dial = keptDial(c);
    try {
      const text = writeDial(changeDial(dial, await c.req.parseBody(), now()));
      setCookie(c, DIAL_COOKIE, text, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: text ? COOKIE_SECONDS : 0,
      });
      return c.redirect('/dial', 303);
    } catch (error) {
      if (error instanceof DialProblem) return show(c, dial, 400, error.message);
      throw error;
    }
  });
}

/** The dial of the browser; one that can no longer be read is none. */
function keptDial(c: Context): Dial {
  try {
    return readDial(getCookie(c, DIAL_COOKIE) ?? '');
  } catch (error) {
    if (error instanceof DialProblem) return noDial;
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
