import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Implemented } from './implement.ts';
import type { Serving } from './answer-call.ts';
import { createLogger, type Logger } from './log.ts';
import type { PrincipalResolver } from './principal.ts';
import { serveCalls, type Env } from './serve-calls.ts';
import type { Db } from './store/database.ts';

export interface GatewayOptions {
  readonly database: Db;
  readonly resolvePrincipal: PrincipalResolver;
  readonly now?: () => Date;
  readonly newId?: () => string;
  readonly logger?: Logger;
  /** Checks each reply against the contract: for tests and development. */
  readonly checkReplies?: boolean;
}

/** Answers requests of one origin. */
export interface Origin {
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

/** The whole back end: the gateway API and the systems beside it, each for an origin of its own. */
export interface Gateway extends Origin {
  readonly author: Origin;
  readonly identity: Origin;
  readonly close: () => Promise<void>;
}

/** Puts the areas together over one database. */
export function createGateway(options: GatewayOptions): Gateway {
  const serving: Serving = {
    db: options.database,
    now: options.now ?? (() => new Date()),
    newId: options.newId ?? randomUUID,
    log: options.logger ?? createLogger(),
    resolvePrincipal: options.resolvePrincipal,
    checkReplies: options.checkReplies ?? false,
  };
  const commerce: Implemented[] = [];
  return {
    ...originOf(serveCalls('gateway', commerce, serving)),
    author: originOf(serveCalls('author', [], serving)),
    identity: originOf(serveCalls('identity', [], serving)),
    close: () => options.database.destroy(),
  };
}

const originOf = (app: Hono<Env>): Origin => ({ fetch: (request) => app.fetch(request) });
