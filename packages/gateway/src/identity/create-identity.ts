import { locales } from '@basin/domain';
import type { Hono } from 'hono';
import type { ServingContext } from '../http/handle-call.ts';
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
  /** The public origin of the provider, such as `http://127.0.0.1:4002`. */
  readonly origin: string;
  /** The public origin of the shop, whose callback is the only redirect URI of codes. */
  readonly shopOrigin: string;
  readonly keys: Keys;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  readonly showsOutbox: boolean;
  /** Delays a sign-in; a timer by default. */
  readonly wait?: IdentityContext['wait'] | undefined;
}

/** The issuer of identity tokens: the base URL of the discovery document. */
const issuerOf = (origin: string): string => `${origin}/oauth2/default`;

/** Creates the context of the identity provider. */
export function identityContext(serving: ServingContext, options: IdentityOptions): IdentityContext {
  const { origin, shopOrigin, keys, tokens, passwords, showsOutbox } = options;
  return {
    db: serving.db,
    now: serving.now,
    newId: serving.newId,
    log: serving.log,
    wait: options.wait ?? sleep,
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

const sleep = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

/** Creates the identity provider: the calls of the contract, account recovery, and the OAuth endpoints. */
export function createIdentity(serving: ServingContext, context: IdentityContext): Hono<Env> {
  return addIdentityRoutes(
    serveCalls('identity', [...identityHandlers(context), ...recoveryHandlers(context)], serving),
    context,
  );
}

const storefront = (shopOrigin: string): OAuthClient => ({
  id: 'storefront',
  redirectUris: [`${shopOrigin}/login/callback`],
  postLogoutRedirectUris: [shopOrigin, `${shopOrigin}/`, ...locales.map((locale) => `${shopOrigin}/${locale}`)],
});
