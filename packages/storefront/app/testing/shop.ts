import { fillHouse, houseDay, testGateway, withOverrides, type TestGateway } from '@basin/gateway/testing';
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
import { sdkOfRequest } from '../shell/sdk/sdk.server.ts';
import { createSystems } from '../shell/sdk/systems.server.ts';
import { languageOfRequest } from '../shell/texts/language.server.ts';

const environment = readEnvironment({ SESSION_SECRET: 'a secret for tests that is long enough' });

/** What a loader gets, as far as the shop's loaders read it. */
export interface LoaderArgs {
  readonly request: Request;
  readonly url: URL;
  readonly params: Record<string, string>;
  readonly context: RouterContextProvider;
}

export interface Visit<Data> {
  readonly data: Data;
  /** The `Set-Cookie` of the answer, if there is one. */
  readonly cookie: string | null;
  /** All of them: a long session has several. */
  readonly setCookies: readonly string[];
  readonly locale: string;
}

/** The shop's loaders before the real back end, all in this process. */
export interface TestShop {
  readonly gateway: TestGateway;
  /** Requests that went to the systems behind, as `POST /oauth/token`. */
  readonly calls: string[];
  /** The same requests with all they carried. */
  readonly requests: Request[];
  /** Runs a loader as a request to this path would, behind the shop's middleware; `/fr/cart` is in French. */
  readonly visit: <Data>(
    path: string,
    loader: (args: LoaderArgs) => Data,
    given?: {
      readonly params?: Record<string, string>;
      readonly cookie?: string;
      readonly forwardedFor?: string;
      readonly method?: 'GET' | 'POST';
      /** Ends when the visitor leaves. */
      readonly signal?: AbortSignal;
    },
  ) => Promise<Visit<Awaited<Data>>>;
}

interface TestShopOptions {
  readonly keepsAnswers?: boolean;
  readonly now?: () => Date;
  /** Who may read drafts. */
  readonly previewEditor?: { readonly user: string; readonly password: string };
}

/**
 * Opens the shop on a small catalogue; the answers behind it can be overridden, as in development.
 *
 * @param now the clock of shop and back end. Never set that of the process instead: an embedded database that was asked
 *   under a false clock wakes up every millisecond for the years between, even when it is closed
 */
export async function testShop({
  keepsAnswers = false,
  now = () => new Date(),
  previewEditor,
}: TestShopOptions = {}): Promise<TestShop> {
  const gateway = await testGateway({ fill: fillHouse, at: houseDay, now, ...(previewEditor && { previewEditor }) });
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
  const systems = createSystems(environment, log, { fetch, now, keepsAnswers });
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
      const middlewareArgs = { ...args, pattern: '' } as unknown as Parameters<typeof sdkOfRequest>[0];
      const found: Awaited<ReturnType<typeof loader>>[] = [];
      const response = await sdkOfRequest(middlewareArgs, async () => {
        await languageOfRequest(middlewareArgs, () => Promise.resolve(new Response()));
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
