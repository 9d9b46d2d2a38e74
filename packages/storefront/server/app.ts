import { messages } from '@basin/domain';
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
import { createSystems } from '../app/shell/sdk/systems.server.ts';
import { createCartUnitsCookie } from '../app/shell/session/cart-units-cookie.server.ts';
import { answerWithLiveSession } from '../app/shell/session/answer-with-live-session.server.ts';
import { accessLog } from './access-log.ts';
import { compress } from './compress.ts';
import type { Environment } from './environment.ts';
import { fetchedAhead } from './fetched-ahead.ts';
import { forwardedFor, type Env } from './forwarded-for.ts';
import { plainPage } from './plain-page.ts';
import { readableForm } from './readable-form.ts';
import { readablePath } from './readable-path.ts';
import { ownHosts, sameOrigin } from './same-origin.ts';
import { securityHeaders, type PolicyVariables } from './security-headers.ts';
import { createSharedPages } from './shared-pages.ts';
import { findSharedRoutes } from './shared-routes.ts';
import { shedding } from './shedding.ts';
import { builtFiles, publicFiles, validated } from './static-files.ts';

export interface StorefrontOptions {
  readonly environment: Environment;
  readonly log: Logger;
  /** The folder of the built client; none in development, where Vite serves the files. */
  readonly clientFolder?: string;
}

type AppEnv = Env & { Variables: PolicyVariables };

/** What a page knows of its request beside the request itself. */
interface PageBindings {
  readonly nonce: string | undefined;
  readonly forwardedFor: string;
  /** Null for a page of one visitor. */
  readonly audience: Audience | null;
  readonly audiencePage: AudiencePage | null;
}

/** The whole shop as `Request → Response`. */
export function createStorefront({ environment, log, clientFolder }: StorefrontOptions) {
  // the router compares a form's origin with the address it was asked under, which is not the public one behind a proxy
  const allowedActionOrigins = ownHosts(environment.publicOrigin);
  const renderPage = createRequestHandler({ ...(build as ServerBuild), allowedActionOrigins }, import.meta.env.MODE);
  const systems = createSystems(environment, log);
  const fail = (error: Error, c: Context) => {
    if (!c.req.raw.signal.aborted) log.error({ err: error, path: c.req.path }, 'a page failed');
    return plainPage({ lang: 'en', title: messages.errorBoundary, again: messages.tryAgain }, 500);
  };
  const pages = new Hono<{ Bindings: PageBindings }>();
  const shed = shedding();
  pages.use((c, next) => (c.env.audience?.customer ? next() : shed(c, next))); // the customer who asked has had their turn
  pages.all('*', (c) =>
    answerWithLiveSession(c.req.raw, (request, context) => {
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
  const page = (request: Request, c: Context<AppEnv>, given: Pick<PageBindings, 'audience' | 'audiencePage'>) =>
    pages.fetch(request, { nonce: c.var.secureHeadersNonce, forwardedFor: forwardedFor(c), ...given });

  const app = new Hono<AppEnv>();
  app.use(accessLog(log));
  if (clientFolder) app.use(securityHeaders(environment));
  app.use(readablePath());
  if (clientFolder) {
    app.use('/_app/*', builtFiles(clientFolder)).all('/_app/*', (c) => c.text('Not found', 404));
    app.use(publicFiles(clientFolder));
  }
  app.use(sameOrigin(environment.publicOrigin), readableForm(), compress(), validated());
  const countsByScriptOfOthers =
    environment.analytics?.url !== undefined && environment.analytics.system !== 'endpoint';
  const cartUnits = createCartUnitsCookie({ ...environment, secret: environment.sessionSecret });
  const isSharedPath = findSharedRoutes((build as ServerBuild).routes);
  app.use(fetchedAhead(isSharedPath));
  const shared = createSharedPages({
    render: async (request, c, audience) => page(request, c, { audience, audiencePage: null }),
    cartUnits: (cookies) => cartUnits.read(cookies),
    revision: systems.revision,
    isSharedPath,
    countsByScriptOfOthers,
  });
  if (clientFolder) app.use(shared.forGuests);
  const forCustomer = clientFolder ? shared.forCustomer : () => null;
  app.all('*', (c) => page(c.req.raw, c, { audience: null, audiencePage: forCustomer(c) }));
  app.onError(fail);
  return app;
}
