import { readQuery, type Call, type System } from '@basin/sdk/contract';
import { Hono, type Context } from 'hono';
import type { Gateway, Origin } from '../http/origin.ts';
import { routePath } from '../http/route-path.ts';
import { answerAs } from './answer-as.ts';
import { OVERRIDES_HEADER, namedCalls, type Overrides } from './overrides.ts';
import { addOverridesPage } from './overrides-routes.ts';
import { whileOverridden } from './overridden-request.ts';
import { OverrideProblem, readOverrides } from './read-overrides.ts';

/** How an overridden gateway is set up. */
export interface OverrideOptions {
  /** The overrides of requests that bring none, as the variable `BASIN_OVERRIDES` has it. */
  readonly standing?: string | undefined;
  readonly shopOrigin: string;
  readonly now: () => Date;
}

interface Env {
  Bindings: { peer?: string | undefined };
}

/** The gateway answers at the root and under its base path. */
const GATEWAY_BASE = '/api';

/**
 * A gateway whose calls answer as the `Basin-Overrides` header of each request says, with a page that sets it. Not for
 * production.
 *
 * @throws {OverrideProblem} for standing overrides that cannot be read
 */
export function withOverrides(gateway: Gateway, options: OverrideOptions): Gateway {
  const standing = standingOverrides(options.standing);
  const overridden = (origin: Origin, system: System) => originOf(appOf(origin, system, standing));
  const app = appOf(gateway, 'gateway', standing, (own) => addOverridesPage(own, options));
  return {
    ...gateway,
    ...originOf(app),
    author: overridden(gateway.author, 'author'),
    identity: overridden(gateway.identity, 'identity'),
  };
}

const originOf = (app: Hono<Env>): Origin => ({ fetch: (request, peer) => app.fetch(request, { peer }) });

function standingOverrides(text = ''): Overrides {
  try {
    return readOverrides(text);
  } catch (error) {
    throw error instanceof OverrideProblem ? new OverrideProblem(`BASIN_OVERRIDES: ${error.message}`) : error;
  }
}

type Pages = (app: Hono<Env>) => void;

function appOf(origin: Origin, system: System, standing: Overrides, addPages: Pages = () => undefined): Hono<Env> {
  const app = new Hono<Env>();
  addPages(app);
  app.onError((error) => {
    if (!(error instanceof OverrideProblem)) throw error;
    return Response.json({ statusCode: 400, message: `${OVERRIDES_HEADER}: ${error.message}` }, { status: 400 });
  });
  const answer = (c: Context<Env>, calls: readonly NamedCall[]) => {
    const text = c.req.header(OVERRIDES_HEADER);
    const overrides = text === undefined ? standing : readOverrides(text);
    const pass = async () => origin.fetch(c.req.raw, c.env.peer);
    return whileOverridden(overrides, () => answerAs(overrides, callOf(calls, c.req.raw, overrides), c.req.raw, pass));
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
