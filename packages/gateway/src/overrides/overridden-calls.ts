import { readQuery, type Call, type System } from '@basin/sdk/contract';
import type { Context, Hono } from 'hono';
import type { Origin } from '../http/origin.ts';
import { routePath } from '../http/route-path.ts';
import { overrideResponse } from './override-response.ts';
import { namedCalls, type Overrides } from './overrides.ts';

/** The Hono environment of a system's routes. */
export interface OverridableEnv {
  Bindings: { peer?: string | undefined };
}

/** A system with overridable calls. */
interface OverridableSystem {
  readonly origin: Origin;
  readonly system: System;
  readonly overridesOf: (request: Request) => Overrides;
  /** Handles a request with its overrides in effect. */
  readonly run: (overrides: Overrides, respond: () => Promise<Response>) => Promise<Response>;
}

/** The gateway serves its calls at the root and under this base path. */
const gatewayBase = '/api';

/** Adds routes for the calls of a system, each under the overrides of its request. */
export function addOverriddenCalls(
  app: Hono<OverridableEnv>,
  { origin, system, overridesOf, run }: OverridableSystem,
): Hono<OverridableEnv> {
  const respond = (c: Context<OverridableEnv>, calls: readonly NamedCall[]) => {
    const overrides = overridesOf(c.req.raw);
    const pass = async () => origin.fetch(c.req.raw, c.env.peer);
    return run(overrides, () => overrideResponse(overrides, callOf(calls, c.req.raw, overrides), c.req.raw, pass));
  };
  const bases = system === 'gateway' ? ['', gatewayBase] : [''];
  for (const [{ method, path }, calls] of callsByRoute(system)) {
    const { pattern } = routePath(path);
    app.on(
      method,
      bases.map((base) => base + pattern),
      (c) => respond(c, calls),
    );
  }
  app.all('*', (c) => respond(c, []));
  return app;
}

type NamedCall = readonly [name: string, entry: Call];

/** Groups the calls that share a method and path, such as the variants of one servlet. */
function callsByRoute(system: System): [Call, NamedCall[]][] {
  const own = [...namedCalls].filter(([, entry]) => entry.system === system);
  const groups = Map.groupBy(own, ([, { method, path }]) => `${method} ${path}`);
  return [...groups.values()].flatMap((calls) => (calls[0] ? [[calls[0][1], calls]] : []));
}

/** Returns the call that matches the request's query string, preferring an overridden one. */
function callOf(calls: readonly NamedCall[], request: Request, overrides: Overrides): NamedCall | undefined {
  const query = readQuery(new URL(request.url).searchParams);
  const matching = calls.filter(([, entry]) => entry.query?.safeParse(query).success ?? true);
  return matching.find(([name]) => overrides.calls.has(name)) ?? matching[0] ?? calls[0];
}
