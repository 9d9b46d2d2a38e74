import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Implemented } from './implement.ts';
import type { Serving } from './answer-call.ts';
import { cartHandlers } from './handlers/cart.ts';
import { customerHandlers } from './handlers/customer.ts';
import { sessionHandlers } from './handlers/session.ts';
import { createIdentity, identityContext, issuerOf } from './identity/create-identity.ts';
import type { Keys } from './identity/keys.ts';
import { createTokens } from './identity/tokens.ts';
import { createLogger, type Logger } from './log.ts';
import { serveCalls, type Env } from './serve-calls.ts';
import type { Db } from './store/database.ts';

const SHOP_ORIGIN = 'http://localhost:3000';
const IDENTITY_ORIGIN = 'http://127.0.0.1:4002';

export interface GatewayOptions {
  readonly database: Db;
  readonly keys: Keys;
  /** Where the shop is reached from outside. */
  readonly shopOrigin?: string;
  /** Where the identity provider is reached from outside. */
  readonly identityOrigin?: string;
  /** Shows the mail that would be sent, on the identity origin: for development. */
  readonly showsOutbox?: boolean;
  /** Slows down a sign-in that was tried often; in real time unless told otherwise. */
  readonly wait?: (delayMs: number) => Promise<void>;
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
  const { database: db, keys, shopOrigin = SHOP_ORIGIN, identityOrigin = IDENTITY_ORIGIN } = options;
  const { now = () => new Date(), newId = randomUUID, showsOutbox = false, wait } = options;
  const tokens = createTokens({ db, keys, issuer: issuerOf(identityOrigin), now, newId });
  const serving: Serving = {
    db,
    now,
    newId,
    log: options.logger ?? createLogger(),
    resolvePrincipal: tokens.resolvePrincipal,
    checkReplies: options.checkReplies ?? false,
  };
  const identity = identityContext(serving, {
    origin: identityOrigin,
    shopOrigin,
    keys,
    tokens,
    showsOutbox,
    ...(wait && { wait }),
  });
  const commerce: Implemented[] = [...sessionHandlers(tokens), ...cartHandlers, ...customerHandlers(identity)];
  return {
    ...originOf(serveCalls('gateway', commerce, serving)),
    author: originOf(serveCalls('author', [], serving)),
    identity: originOf(createIdentity(serving, identity)),
    close: () => options.database.destroy(),
  };
}

const originOf = (app: Hono<Env>): Origin => ({ fetch: (request) => app.fetch(request) });
