import type { HttpHandler } from 'msw';
import { configurationServlet, contract, type Call, type System } from '../contract/index.ts';
import type { AnyFixture } from './fixtures/fixture.ts';
import { fixtureOf } from './fixtures/index.ts';
import { mockCall, type MockCall } from './mock-call.ts';
import { routeOf, type Route } from './route.ts';

type Tree = typeof contract;

/** Ways to answer each call, by area and name as in the SDK. */
export type Mock = {
  readonly [Area in keyof Tree]: { readonly [Name in keyof Tree[Area]]: MockCall<Tree[Area][Name] & Call> };
};

/** Where the systems are mocked: the addresses that the SDK under test is given. */
export interface MockedSystems {
  readonly gatewayUrl: string;
  readonly authorUrl?: string | undefined;
  readonly identityUrl?: string | undefined;
}

/**
 * The back end for Mock Service Worker: `handlers` answer every call with its fixture, `mock` makes a handler for one
 * call that answers otherwise. A system without an address is not mocked.
 */
export function createMock(systems: MockedSystems): { readonly mock: Mock; readonly handlers: HttpHandler[] } {
  const handlers: HttpHandler[] = [];
  const mock = mapValues(contract, (calls, area) =>
    mapValues<Call, MockCall<Call>>(calls, (entry, name) => {
      const fixture = fixtureOf(area, name);
      const baseURL = urlOf(entry.system, systems);
      const route = baseURL === undefined ? () => undefined : routeOf(entry, baseURL);
      const call = { name: `${area}.${name}`, entry, fixture };
      // another reading of a call is answered by that call's handler
      if (baseURL !== undefined && entry.readingOf === undefined)
        handlers.push(mockCall({ ...call, route: standingRoute(entry, fixture, route) }).replies());
      return mockCall({ ...call, route });
    }),
  );
  return { mock: mock as unknown as Mock, handlers };
}

const urlOf = (system: System, { gatewayUrl, authorUrl, identityUrl }: MockedSystems): string | undefined =>
  ({ gateway: gatewayUrl, author: authorUrl, identity: identityUrl })[system];

/** One servlet gives all configuration: each reading of it stands at the path of its fixture. */
function standingRoute({ path }: Call, { request }: AnyFixture, route: Route): Route {
  if (path !== configurationServlet.path) return route;
  const { path: given } = request.query as { path: string };
  return (url) => (url.searchParams.get('path') === given ? route(url) : undefined);
}

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
