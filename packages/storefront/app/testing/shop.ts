import { fillDemoShop, demoDate, testGateway, withOverrides, type TestGateway } from '@basin/gateway/testing';
import { pino } from 'pino';
import { RouterContextProvider } from 'react-router';
import { readEnvironment } from '../../server/environment.ts';
import {
  environmentContext,
  forwardedForContext,
  languageContext,
  logContext,
  systemsContext,
} from '../shell/request-context.server.ts';
import { sdkMiddleware } from '../shell/sdk/sdk.server.ts';
import { createSystems } from '../shell/sdk/systems.server.ts';
import { languageMiddleware } from '../shell/texts/language.server.ts';

const environment = readEnvironment({ SESSION_SECRET: 'a secret for tests that is long enough' });

/** The loader arguments that the shop's loaders use. */
export interface LoaderArgs {
  readonly request: Request;
  readonly url: URL;
  readonly params: Record<string, string>;
  readonly context: RouterContextProvider;
}

export interface Visit<Data> {
  readonly data: Data;
  /** The first `Set-Cookie` header of the response, or null. */
  readonly cookie: string | null;
  /** All `Set-Cookie` headers: a long session has several. */
  readonly setCookies: readonly string[];
  readonly locale: string;
}

/** Runs the shop's loaders against the real back end in this process. */
export interface TestShop {
  readonly gateway: TestGateway;
  /** The requests to the back-end systems, such as `POST /oauth/token`. */
  readonly calls: string[];
  /** The same requests in full. */
  readonly requests: Request[];
  /** Runs a loader as for a request to this path, behind the shop's middleware. `/fr/cart` is in French. */
  readonly visit: <Data>(
    path: string,
    loader: (args: LoaderArgs) => Data,
    given?: {
      readonly params?: Record<string, string>;
      readonly cookie?: string;
      readonly forwardedFor?: string;
      readonly method?: 'GET' | 'POST';
      /** Aborts when the visitor leaves. */
      readonly signal?: AbortSignal;
    },
  ) => Promise<Visit<Awaited<Data>>>;
}

interface TestShopOptions {
  readonly sharesResponses?: boolean;
  readonly now?: () => Date;
  /** The editor who may read drafts. */
  readonly previewEditor?: { readonly user: string; readonly password: string };
}

/**
 * Creates a shop with a small catalogue. Its back-end responses can be overridden, as in development.
 *
 * @param now the clock of shop and back end. Never fake the process clock instead: under a fake clock an embedded
 * database wakes up every millisecond for the difference in years, even after it is closed
 */
export async function testShop({
  sharesResponses = false,
  now = () => new Date(),
  previewEditor,
}: TestShopOptions = {}): Promise<TestShop> {
  const gateway = await testGateway({ fill: fillDemoShop, at: demoDate, now, ...(previewEditor && { previewEditor }) });
  const overridden = withOverrides(gateway, { shopOrigin: environment.publicOrigin, now });
  const calls: string[] = [];
  const requests: Request[] = [];
  const origins = new Map([
    [environment.gatewayUrl, overridden],
    [environment.authorUrl, overridden.author],
    [environment.identityUrl, overridden.identity],
  ]);
  const fetch = async (request: Request): Promise<Response> => {
    const { origin, pathname } = new URL(request.url);
    calls.push(`${request.method} ${pathname}`);
    requests.push(request.clone());
    return (await origins.get(origin)?.fetch(request)) ?? Response.error();
  };
  const log = pino({ level: 'silent' });
  const systems = createSystems(environment, log, { fetch, now, sharesResponses });
  return {
    gateway,
    calls,
    requests,
    async visit(path, loader, { params = {}, cookie: given, forwardedFor = '', method = 'GET', signal = null } = {}) {
      const url = new URL(path, environment.publicOrigin);
      const request = new Request(url, { method, signal, ...(given !== undefined && { headers: { Cookie: given } }) });
      const context = new RouterContextProvider();
      context.set(forwardedForContext, forwardedFor);
      context.set(environmentContext, environment);
      context.set(logContext, log);
      context.set(systemsContext, systems);
      const [, locale = '', ...rest] = url.pathname.split('/');
      const args = { request, url, context, params: { ...(locale && { locale }), '*': rest.join('/'), ...params } };
      const middlewareArgs = { ...args, pattern: '' } as unknown as Parameters<typeof sdkMiddleware>[0];
      const found: Awaited<ReturnType<typeof loader>>[] = [];
      const response = await sdkMiddleware(middlewareArgs, async () => {
        await languageMiddleware(middlewareArgs, () => Promise.resolve(new Response()));
        found.push(await loader(args));
        return new Response();
      });
      const [data] = found as [(typeof found)[number]];
      const setCookies = response instanceof Response ? response.headers.getSetCookie() : [];
      const [cookie = null] = setCookies;
      return { data, cookie, setCookies, locale: context.get(languageContext).locale };
    },
  };
}
