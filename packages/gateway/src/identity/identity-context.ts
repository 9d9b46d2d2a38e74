import type { PasswordPolicy } from '@basin/domain';
import type { Logger } from '../http/log.ts';
import type { Db } from '../database/database.ts';
import type { AccessTokens } from './access-token.ts';
import type { KeyRing } from './keys.ts';
import type { Passwords } from './passwords.ts';
import type { OAuthClient } from './oauth-client.ts';

/** What the identity provider works with. */
export interface IdentityContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Told of what matters for security, by `event`; never a login, a password or a token. */
  readonly log: Logger;
  /** Slows a sign-in down that was tried often. */
  readonly wait: (delayMs: number) => Promise<void>;
  /** Where the provider is reached, without a path. */
  readonly origin: string;
  /** Where the shop is reached, which links in mail lead to. */
  readonly shopOrigin: string;
  /** Its name in tokens; the OAuth endpoints lie under it. */
  readonly issuer: string;
  readonly keys: KeyRing;
  readonly accessTokens: AccessTokens;
  readonly clients: readonly OAuthClient[];
  readonly passwordPolicy: PasswordPolicy;
  readonly passwords: Passwords;
  /** Shows mail to shoppers at /outbox: for development and the demonstration only, as its links open accounts. */
  readonly showsOutbox: boolean;
}
