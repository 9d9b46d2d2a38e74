import type { System } from '@basin/sdk/contract';
import { Hono } from 'hono';
import type { Gateway, Origin } from '../http/origin.ts';
import { addOverriddenCalls, type OverridableEnv } from './overridden-calls.ts';
import { overridesHeader, type Overrides } from './overrides.ts';
import { addOverridesPage } from './overrides-routes.ts';
import { runOverridden } from './overridden-request.ts';
import { OverrideProblem, readOverrides } from './read-overrides.ts';

/** The options of a gateway with overrides. */
export interface OverrideOptions {
  /** The overrides of requests without the header, from the environment variable `BASIN_OVERRIDES`. */
  readonly defaults?: string | undefined;
  readonly shopOrigin: string;
  readonly now: () => Date;
}

/**
 * Adds developer overrides to a gateway: each request is handled under its `Basin-Overrides` header, which a page sets.
 * Not for production.
 *
 * @throws {OverrideProblem} for invalid default overrides
 */
export function withOverrides(gateway: Gateway, options: OverrideOptions): Gateway {
  const defaults = defaultOverrides(options.defaults);
  const overridden = (origin: Origin, system: System) => originOf(appOf(origin, system, defaults));
  const app = appOf(gateway, 'gateway', defaults, (own) => addOverridesPage(own, options));
  return {
    ...gateway,
    ...originOf(app),
    author: overridden(gateway.author, 'author'),
    identity: overridden(gateway.identity, 'identity'),
  };
}

const originOf = (app: Hono<OverridableEnv>): Origin => ({ fetch: (request, peer) => app.fetch(request, { peer }) });

function defaultOverrides(text = ''): Overrides {
  try {
    return readOverrides(text);
  } catch (error) {
    throw error instanceof OverrideProblem ? new OverrideProblem(`BASIN_OVERRIDES: ${error.message}`) : error;
  }
}

type Pages = (app: Hono<OverridableEnv>) => void;

function appOf(
  origin: Origin,
  system: System,
  defaults: Overrides,
  addPages: Pages = () => undefined,
): Hono<OverridableEnv> {
  const app = new Hono<OverridableEnv>();
  addPages(app);
  app.onError((error) => {
    if (!(error instanceof OverrideProblem)) throw error;
    return Response.json({ statusCode: 400, message: `${overridesHeader}: ${error.message}` }, { status: 400 });
  });
  return addOverriddenCalls(app, {
    origin,
    system,
    run: runOverridden,
    overridesOf(request) {
      const text = request.headers.get(overridesHeader);
      return text === null ? defaults : readOverrides(text);
    },
  });
}
