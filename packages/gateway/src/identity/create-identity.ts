import type { Hono } from 'hono';
import type { Serving } from '../http/answer-call.ts';
import { identityHandlers } from './calls.ts';
import { recoveryHandlers } from './recovery-calls.ts';
import { serveCalls, type Env } from '../http/serve-calls.ts';
import type { IdentityContext } from './identity-context.ts';
import { addIdentityRoutes } from './identity-routes.ts';
import type { Keys } from './keys.ts';
import type { OAuthClient } from './oauth-client.ts';
import type { Passwords } from './passwords.ts';

import type { Tokens } from './tokens.ts';

export interface IdentityOptions {
  /** Where the provider is reached, e.g. `http://127.0.0.1:4002`. */
  readonly origin: string;
  /** Where the shop is reached: its callback is the one address that codes are sent to. */
  readonly shopOrigin: string;
  readonly keys: Keys;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  readonly showsOutbox: boolean;
  /** Waits in real time unless told otherwise. */
  readonly wait?: IdentityContext['wait'];
}

/** The name of the authorization server in identity tokens: the URL that its discovery document lies under. */
const issuerOf = (origin: string): string => `${origin}/oauth2/default`;

/** What the identity provider works with. */
export function identityContext(serving: Serving, options: IdentityOptions): IdentityContext {
  const { origin, shopOrigin, keys, tokens, passwords, showsOutbox } = options;
  return {
    db: serving.db,
    now: serving.now,
    newId: serving.newId,
    log: serving.log,
    wait: options.wait ?? passTime,
    origin,
    shopOrigin,
    issuer: issuerOf(origin),
    keys: keys.identity,
    accessTokens: tokens.access,
    clients: [storefront(shopOrigin)],
    passwordPolicy: {},
    passwords,
    showsOutbox,
  };
}

const passTime = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

/** The whole provider: the calls of the contract, recovery, and the OAuth endpoints. */
export function createIdentity(serving: Serving, context: IdentityContext): Hono<Env> {
  return addIdentityRoutes(
    serveCalls('identity', [...identityHandlers(context), ...recoveryHandlers(context)], serving),
    context,
  );
}

const storefront = (shopOrigin: string): OAuthClient => ({
  id: 'storefront',
  redirectUris: [`${shopOrigin}/login/callback`],
  postLogoutRedirectUris: [shopOrigin, `${shopOrigin}/`, `${shopOrigin}/en`, `${shopOrigin}/fr`],
});
