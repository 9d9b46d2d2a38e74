import { readQuery, type Call, type System } from '@basin/sdk/contract';
import type { Context, Hono } from 'hono';
import type { Origin } from '../http/origin.ts';
import { routePath } from '../http/route-path.ts';
import { answerAs } from './answer-as.ts';
import { namedCalls, type Overrides } from './overrides.ts';

/** What the routes of a system know of a request beside the request itself. */
export interface Env {
  Bindings: { peer?: string | undefined };
}

/** A system whose calls can be overridden. */
interface Overridden {
  readonly origin: Origin;
  readonly system: System;
  readonly overridesOf: (request: Request) => Overrides;
  /** Answers a request while its overrides hold. */
  readonly run: (overrides: Overrides, answer: () => Promise<Response>) => Promise<Response>;
}

/** The gateway answers at the root and under its base path. */
const GATEWAY_BASE = '/api';

/** Adds the calls of a system, each answered as its request's overrides say. */
export function addOverriddenCalls(app: Hono<Env>, { origin, system, overridesOf, run }: Overridden): Hono<Env> {
  const answer = (c: Context<Env>, calls: readonly NamedCall[]) => {
    const overrides = overridesOf(c.req.raw);
    const pass = async () => origin.fetch(c.req.raw, c.env.peer);
    return run(overrides, () => answerAs(overrides, callOf(calls, c.req.raw, overrides), c.req.raw, pass));
  };
  const bases = system === 'gateway' ? ['', GATEWAY_BASE] : [''];
  for (const [{ method, path }, calls] of callsByRoute(system)) {
    const { pattern } = routePath(path);
    app.on(
      method,
      bases.map((base) => base + pattern),
      (c) => answer(c, calls),
    );
  }
  app.all('*', (c) => answer(c, []));
  return app;
}

type NamedCall = readonly [name: string, entry: Call];

/** Calls that share method and path: the readings of one servlet. */
function callsByRoute(system: System): [Call, NamedCall[]][] {
  const own = [...namedCalls].filter(([, entry]) => entry.system === system);
  const groups = Map.groupBy(own, ([, { method, path }]) => `${method} ${path}`);
  return [...groups.values()].flatMap((calls) => (calls[0] ? [[calls[0][1], calls]] : []));
}

/** Which of the calls a request is: one that its query fits, the overridden one before others. */
function callOf(calls: readonly NamedCall[], request: Request, overrides: Overrides): NamedCall | undefined {
  const query = readQuery(new URL(request.url).searchParams);
  const fitting = calls.filter(([, entry]) => entry.query?.safeParse(query).success ?? true);
  return fitting.find(([name]) => overrides.calls.has(name)) ?? fitting[0] ?? calls[0];
}
