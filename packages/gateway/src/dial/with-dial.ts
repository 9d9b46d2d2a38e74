import { readQuery, type Call, type System } from '@basin/sdk/contract';
import { Hono, type Context } from 'hono';
import type { Gateway, Origin } from '../http/origin.ts';
import { routePath } from '../http/route-path.ts';
import { answerAs } from './answer-as.ts';
import { DIAL_HEADER, namedCalls, type Dial } from './dial.ts';
import { addDialPage } from './dial-routes.ts';
import { whileDialled } from './dialled-request.ts';
import { DialProblem, readDial } from './read-dial.ts';

/** How a dialled gateway is set up. */
export interface DialOptions {
  /** The dial of requests that bring none, as the variable `BASIN_DIAL` has it. */
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
 * A gateway whose calls answer as the `Basin-Dial` header of each request says, with a page that sets it. Not for
 * production.
 *
 * @throws {DialProblem} for a standing dial that cannot be read
 */
export function withDial(gateway: Gateway, options: DialOptions): Gateway {
  const standing = standingDial(options.standing);
  const dialled = (origin: Origin, system: System) => originOf(appOf(origin, system, standing));
  const app = appOf(gateway, 'gateway', standing, (own) => addDialPage(own, options));
  return {
    ...gateway,
    ...originOf(app),
    author: dialled(gateway.author, 'author'),
    identity: dialled(gateway.identity, 'identity'),
  };
}

const originOf = (app: Hono<Env>): Origin => ({ fetch: (request, peer) => app.fetch(request, { peer }) });

function standingDial(text = ''): Dial {
  try {
    return readDial(text);
  } catch (error) {
    throw error instanceof DialProblem ? new DialProblem(`BASIN_DIAL: ${error.message}`) : error;
  }
}

type Pages = (app: Hono<Env>) => void;

function appOf(origin: Origin, system: System, standing: Dial, addPages: Pages = () => undefined): Hono<Env> {
  const app = new Hono<Env>();
  addPages(app);
  app.onError((error) => {
    if (!(error instanceof DialProblem)) throw error;
    return Response.json({ statusCode: 400, message: `${DIAL_HEADER}: ${error.message}` }, { status: 400 });
  });
  const answer = (c: Context<Env>, calls: readonly NamedCall[]) => {
    const text = c.req.header(DIAL_HEADER);
    const dial = text === undefined ? standing : readDial(text);
    const pass = async () => origin.fetch(c.req.raw, c.env.peer);
    return whileDialled(dial, () => answerAs(dial, callOf(calls, c.req.raw, dial), c.req.raw, pass));
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

/** Which of the calls a request is: one that its query fits, the dialled one before others. */
function callOf(calls: readonly NamedCall[], request: Request, dial: Dial): NamedCall | undefined {
  const query = readQuery(new URL(request.url).searchParams);
  const fitting = calls.filter(([, entry]) => entry.query?.safeParse(query).success ?? true);
  return fitting.find(([name]) => dial.calls.has(name)) ?? fitting[0] ?? calls[0];
}
