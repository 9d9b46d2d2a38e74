import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { createRequestHandler, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import {
  audienceContext,
  audiencePageContext,
  environmentContext,
  forwardedForContext,
  logContext,
  nonceContext,
  systemsContext,
  type Audience,
  type AudiencePage,
} from '../app/shell/request-context.server.ts';
import type { Peers } from '../app/shell/sdk/follow-revision.server.ts';
import { createSystems } from '../app/shell/sdk/systems.server.ts';
import { createCartUnitsCookie } from '../app/shell/session/cart-units-cookie.server.ts';
import { handleWithLiveSession } from '../app/shell/session/handle-with-live-session.server.ts';
import { accessLog } from './access-log.ts';
import { compress } from './compress.ts';
import { cookiesForSafari } from './cookies-for-safari.ts';
import type { Environment } from './environment.ts';
import { limitPrefetch } from './limit-prefetch.ts';
import { forwardedFor, type Env } from './forwarded-for.ts';
import { limitPrerendering, servePrerenderRules } from './prerendering.ts';
import { problemPage } from './problem-page.ts';
import { replaceOldScripts } from './replaced-scripts.ts';
import { requireForm } from './require-form.ts';
import { requireDecodablePath } from './require-decodable-path.ts';
import { allowedFormHosts, requireSameOrigin } from './same-origin.ts';
import { securityHeaders, type PolicyVariables } from './security-headers.ts';
import { createSharedPages } from './shared-pages.ts';
import { findSharedRoutes } from './shared-routes.ts';
import { shedLoad } from './shed-load.ts';
import { serveBuiltFiles, servePublicFiles, addEtags } from './static-files.ts';

export interface StorefrontOptions {
  readonly environment: Environment;
  readonly log: Logger;
  /** The folder of the built client. Omit it in development, where Vite serves the files. */
  readonly clientFolder?: string;
  readonly peers?: Peers;
}

type AppEnv = Env & { Variables: PolicyVariables };

/** Context that a page receives with its request. */
interface PageBindings {
  readonly nonce: string | undefined;
  readonly forwardedFor: string;
  /** Null for a page rendered for a single visitor. */
  readonly audience: Audience | null;
  readonly audiencePage: AudiencePage | null;
}

/** Creates the shop as a function from `Request` to `Response`. */
export function createStorefront({ environment, log, clientFolder, peers }: StorefrontOptions) {
  // the router compares a form's origin with the request URL, which behind a proxy is not the public one
  const allowedActionOrigins = allowedFormHosts(environment.publicOrigin);
  const renderPage = createRequestHandler({ ...(build as ServerBuild), allowedActionOrigins }, import.meta.env.MODE);
  const systems = createSystems(environment, log, { peers });
  const fail = (error: Error, c: Context) => {
    if (!c.req.raw.signal.aborted) log.error({ err: error, path: c.req.path }, 'a page failed to render');
    return problemPage('failed', c.req.path);
  };
  const pages = new Hono<{ Bindings: PageBindings }>();
  const shed = shedLoad();
  pages.use((c, next) => (c.env.audience?.customer ? next() : shed(c, next))); // this request has already been admitted
  pages.all('*', (c) =>
    handleWithLiveSession(c.req.raw, (request, context) => {
      context.set(environmentContext, environment);
      context.set(logContext, log);
      context.set(systemsContext, systems);
      context.set(nonceContext, c.env.nonce);
      context.set(forwardedForContext, c.env.forwardedFor);
      context.set(audienceContext, c.env.audience);
      context.set(audiencePageContext, c.env.audiencePage);
      return renderPage(request, context);
    }),
  );
  pages.onError(fail);
  const page = (request: Request, c: Context<AppEnv>, bindings: Pick<PageBindings, 'audience' | 'audiencePage'>) =>
    pages.fetch(request, { nonce: c.var.secureHeadersNonce, forwardedFor: forwardedFor(c), ...bindings });

  const app = new Hono<AppEnv>();
  app.use(accessLog(log));
  if (clientFolder) app.use(securityHeaders(environment));
  app.use(requireDecodablePath(), cookiesForSafari(environment.publicOrigin));
  if (clientFolder) {
    app.use('/_app/*', serveBuiltFiles(clientFolder), replaceOldScripts());
    app.all('/_app/*', (c) => c.text('Not found', 404));
    app.use(servePublicFiles(clientFolder), servePrerenderRules());
  }
  app.use(requireSameOrigin(environment.publicOrigin), requireForm(), compress(), addEtags());
  const usesThirdPartyAnalytics =
    environment.analytics?.url !== undefined && environment.analytics.system !== 'endpoint';
  const cartUnits = createCartUnitsCookie({ ...environment, secret: environment.sessionSecret });
  const isSharedPath = findSharedRoutes((build as ServerBuild).routes);
  app.use(limitPrefetch(isSharedPath));
  const shared = createSharedPages({
    render: async (request, c, audience) => page(request, c, { audience, audiencePage: null }),
    cartUnits: (cookies) => cartUnits.read(cookies),
    revision: systems.revision,
    isSharedPath,
    usesThirdPartyAnalytics,
  });
  if (clientFolder) app.use(shared.serveGuests, limitPrerendering());
  const pageForCustomer = clientFolder ? shared.pageForCustomer : () => null;
  app.all('*', (c) => page(c.req.raw, c, { audience: null, audiencePage: pageForCustomer(c) }));
  app.onError(fail);
  return app;
}
