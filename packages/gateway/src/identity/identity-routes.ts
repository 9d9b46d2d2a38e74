import type { Context, Hono } from 'hono';
import * as z from 'zod';
import { outboxEmail, outboxPage } from '../mail/index.ts';
import { readBody } from '../http/request-body.ts';
import { decodePart } from '../http/request-parts.ts';
import type { Env } from '../http/serve-calls.ts';
import { authorize, AuthorizationProblem, locationOf } from './authorize.ts';
import { discoveryDocument } from './discovery.ts';
import type { IdentityContext } from './identity-context.ts';
import { invalidToken } from './identity-problem.ts';
import { logout } from './logout.ts';
import { postMessagePage } from './post-message-page.ts';
import { sessionCookieHeader, sessionCookieOf } from './session-cookie.ts';
import { takeTransaction } from './transactions.ts';

const cancelSchema = z.strictObject({ stateToken: z.string().max(512) });
type CancelBody = z.output<typeof cancelSchema>;
const keysCache = 'public, max-age=300';

/** Adds the browser-facing and OAuth discovery routes to the provider's calls. */
export function addIdentityRoutes(app: Hono<Env>, context: IdentityContext): Hono<Env> {
  const { issuer, keys } = context;
  const base = new URL(issuer).pathname;
  for (const name of ['openid-configuration', 'oauth-authorization-server']) {
    app.get(`${base}/.well-known/${name}`, (c) =>
      c.json(discoveryDocument(issuer), 200, { 'Cache-Control': keysCache }),
    );
  }
  app.get(`${base}/v1/keys`, (c) => c.json(keys.jwks, 200, { 'Cache-Control': keysCache }));
  app.get(`${base}/v1/authorize`, (c) => visitAuthorize(c, context));
  app.get(`${base}/v1/logout`, async (c) => {
    const location = await logout(context, new URL(c.req.url).searchParams, sessionCookieOf(c.req.raw));
    c.header('Set-Cookie', sessionCookieHeader(context.origin, undefined));
    c.header('Clear-Site-Data', '"cache", "storage"');
    return location === undefined ? c.text('You are signed out.') : c.redirect(location, 302);
  });
  app.post('/api/v1/authn/cancel', async (c) => {
    const { stateToken } = decodePart('body', cancelSchema, await readBody(c.req.raw, 'json')) as CancelBody;
    if ((await takeTransaction(context.db, 'passwordExpired', stateToken, context.now())) === undefined)
      throw invalidToken();
    return c.json({});
  });
  if (context.showsOutbox) addOutbox(app, context);
  return app;
}

function addOutbox(app: Hono<Env>, { db, shopOrigin }: IdentityContext): void {
  app.get('/outbox', (c) => outboxPage(c, db, shopOrigin));
  app.get('/outbox/:id{[\\w-]+}', (c) => outboxEmail(c, db, shopOrigin, 'html'));
  app.get('/outbox/:id{[\\w-]+}/text', (c) => outboxEmail(c, db, shopOrigin, 'text'));
}

async function visitAuthorize(c: Context<Env>, context: IdentityContext): Promise<Response> {
  try {
    const query = new URL(c.req.url).searchParams;
    const authorization = await authorize(context, query, sessionCookieOf(c.req.raw));
    const { mode, cookie } = authorization;
    if (cookie !== undefined) c.header('Set-Cookie', sessionCookieHeader(context.origin, cookie));
    // keeps the redeemed session token in this URL out of Referer headers
    c.header('Referrer-Policy', 'no-referrer');
    return mode === 'query' ? c.redirect(locationOf(authorization), 302) : await postMessagePage(c, authorization);
  } catch (error) {
    if (error instanceof AuthorizationProblem) return c.text(error.message, 400);
    throw error;
  }
}
