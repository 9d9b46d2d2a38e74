import type { PasswordPolicy } from '@basin/domain';
import type { Logger } from '../http/log.ts';
import type { Db } from '../database/database.ts';
import type { AccessTokens } from './access-token.ts';
import type { KeyRing } from './keys.ts';
import type { Passwords } from './passwords.ts';
import type { OAuthClient } from './oauth-client.ts';

/** The context of the identity provider. */
export interface IdentityContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Logs security events, by `event`; never a login, password or token. */
  readonly log: Logger;
  /** Delays a sign-in after failed attempts. */
  readonly wait: (delayMs: number) => Promise<void>;
  /** The public origin of the provider. */
  readonly origin: string;
  /** The public origin of the shop, for links in e-mails. */
  readonly shopOrigin: string;
  /** The issuer of tokens, and the base URL of the OAuth endpoints. */
  readonly issuer: string;
  readonly keys: KeyRing;
  readonly accessTokens: AccessTokens;
  readonly clients: readonly OAuthClient[];
  readonly passwordPolicy: PasswordPolicy;
  readonly passwords: Passwords;
  /** Shows e-mail to shoppers at /outbox. For development and the demonstration only: its links open accounts. */
  readonly showsOutbox: boolean;
}
