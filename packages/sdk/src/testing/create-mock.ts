import type { HttpHandler } from 'msw';
import { configurationServlet, contract, type Call, type System } from '../contract/index.ts';
import type { AnyFixture } from './fixtures/fixture.ts';
import { fixtureOf } from './fixtures/index.ts';
import { mockCall, type MockCall } from './mock-call.ts';
import { routeOf, type Route } from './route.ts';

type Tree = typeof contract;

/** Handlers for each call, by area and name as in the SDK. */
export type Mock = {
  readonly [Area in keyof Tree]: { readonly [Name in keyof Tree[Area]]: MockCall<Tree[Area][Name] & Call> };
};

/** The URLs of the mocked systems, as passed to the SDK under test. */
export interface MockedSystems {
  readonly gatewayUrl: string;
  readonly authorUrl?: string | undefined;
  readonly identityUrl?: string | undefined;
}

/**
 * Creates a back end for Mock Service Worker: `handlers` respond to every call with its fixture, `mock` creates
 * handlers for single calls with other responses. A system without a URL is not mocked.
 */
export function createMock(systems: MockedSystems): { readonly mock: Mock; readonly handlers: HttpHandler[] } {
  const handlers: HttpHandler[] = [];
  const mock = mapValues(contract, (calls, area) =>
    mapValues<Call, MockCall<Call>>(calls, (entry, name) => {
      const fixture = fixtureOf(area, name);
      const baseURL = urlOf(entry.system, systems);
      const route = baseURL === undefined ? () => undefined : routeOf(entry, baseURL);
      const call = { name: `${area}.${name}`, entry, fixture };
      // the handler of a call also handles its variants
      if (baseURL !== undefined && entry.variantOf === undefined)
        handlers.push(mockCall({ ...call, route: defaultRoute(entry, fixture, route) }).replies());
      return mockCall({ ...call, route });
    }),
  );
  return { mock: mock as unknown as Mock, handlers };
}

const urlOf = (system: System, { gatewayUrl, authorUrl, identityUrl }: MockedSystems): string | undefined =>
  ({ gateway: gatewayUrl, author: authorUrl, identity: identityUrl })[system];

/**
 * Returns the route of a call's default handler. The configuration servlet has one handler for the path of each
 * fixture.
 */
function defaultRoute({ path }: Call, { request }: AnyFixture, route: Route): Route {
  if (path !== configurationServlet.path) return route;
  const { path: fixturePath } = request.query as { path: string };
  return (url) => (url.searchParams.get('path') === fixturePath ? route(url) : undefined);
}

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
