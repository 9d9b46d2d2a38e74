import type { Generated } from 'kysely';

declare module '../database/tables.ts' {
  /** Tables of sign-in, sessions and tokens. Secrets are stored as hashes only. */
  interface Tables {
    accounts: AccountRow;
    known_networks: KnownNetworkRow;
    identity_sessions: IdentitySessionRow;
    identity_transactions: IdentityTransactionRow;
    authorization_codes: AuthorizationCodeRow;
    grants: GrantRow;
    refresh_tokens: RefreshTokenRow;
    signing_keys: SigningKeyRow;
  }
}

/** A customer's account at the identity provider. */
export interface AccountRow {
  uid: string;
  customer_id: string;
  login: string;
  password_hash: string;
  password_changed_at: Date;
  status: 'ACTIVE' | 'LOCKED_OUT' | 'PASSWORD_EXPIRED';
  recovery_question: string | null;
  recovery_answer_hash: string | null;
}

/** The hash of a network that an account's owner has signed in from. */
interface KnownNetworkRow {
  uid: string;
  network_hash: string;
  seen_at: Date;
}

/** A browser's session with the identity provider. */
export interface IdentitySessionRow {
  id: string;
  cookie_hash: string;
  uid: string;
  signed_in_at: Date;
  expires_at: Date;
}

/** A single-use step of sign-in, of recovery or of an e-mail change. */
export interface IdentityTransactionRow {
  token_hash: string;
  kind: 'session' | 'passwordExpired' | 'recovery' | 'recoveryQuestion' | 'passwordReset' | 'unlock' | 'emailChange';
  uid: string;
  expires_at: Date;
  /** The new address of an e-mail change. */
  email: Generated<string | null>;
}

export interface AuthorizationCodeRow {
  code_hash: string;
  uid: string;
  client_id: string;
  redirect_uri: string;
  scope: string;
  nonce: string | null;
  code_challenge: string;
  signed_in_at: Date;
  expires_at: Date;
  /** The grant that the code was redeemed for; a second use revokes it. */
  grant_id: string | null;
}

/** A shopper's grant to a client, to which all tokens of a sign-in belong. */
export interface GrantRow {
  id: string;
  uid: string;
  client_id: string;
  scope: string;
  signed_in_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

export interface RefreshTokenRow {
  token_hash: string;
  grant_id: string;
  expires_at: Date;
  used_at: Date | null;
}

/** The id of a key with which the gateways of this database verify tokens. */
export interface SigningKeyRow {
  kid: string;
}
