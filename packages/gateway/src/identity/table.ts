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

/** The shopper as the identity provider knows them. */
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

/** A network that the owner of an account has signed in from, by its hash. */
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

/** A step of signing in or of recovery that may be taken once. */
export interface IdentityTransactionRow {
  token_hash: string;
  kind: 'session' | 'passwordExpired' | 'recovery' | 'recoveryQuestion' | 'passwordReset' | 'unlock';
  uid: string;
  expires_at: Date;
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
  /** The grant that the code was changed for: a second use ends it. */
  grant_id: string | null;
}

/** What a shopper allowed a client: all tokens that come from one sign-in. */
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

/** The id of a key that the gateways of this database verify tokens with. */
export interface SigningKeyRow {
  kid: string;
}
