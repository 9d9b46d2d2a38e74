import type { System } from '@basin/sdk/contract';
import { Hono } from 'hono';
import type { Gateway, Origin } from '../http/origin.ts';
import { addOverriddenCalls, type Env } from './overridden-calls.ts';
import { OVERRIDES_HEADER, type Overrides } from './overrides.ts';
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
  return addOverriddenCalls(app, {
    ...{ origin, system, run: whileOverridden },
    overridesOf(request) {
      const text = request.headers.get(OVERRIDES_HEADER);
      return text === null ? standing : readOverrides(text);
    },
  });
}
