import type { Locale } from '@basin/domain';
import type { Generated } from 'kysely';
import type { CustomerDocument } from '../../accounts/customer.ts';
import type { EmailFacts, EmailKind } from '../../emails/email.ts';
import type { PaymentOutcome } from '../../payment/test-cards.ts';
import type { Json } from './json.ts';

/** Tables of customers, their sign-in, tokens, mail to send and card tokens. Secrets are kept as hashes only. */
export interface AccountTables {
  customers: CustomerRow;
  accounts: AccountRow;
  attempts: AttemptRow;
  known_networks: KnownNetworkRow;
  identity_sessions: IdentitySessionRow;
  identity_transactions: IdentityTransactionRow;
  authorization_codes: AuthorizationCodeRow;
  grants: GrantRow;
  refresh_tokens: RefreshTokenRow;
  invitations: InvitationRow;
  outbox: OutboxRow;
  card_tokens: CardTokenRow;
}

/** The shopper as commerce knows him. */
export interface CustomerRow {
  id: string;
  version: number;
  email: string;
  /** Memberships as the token carries them, e.g. `KOUS:TVS`. */
  persona: Json<string[]>;
  /** The associate id of a person who orders for customers. */
  koc: string | null;
  document: Json<CustomerDocument>;
  created_at: Date;
  last_modified_at: Date;
}

/** The shopper as the identity provider knows him. */
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

/** Tries of one thing (a login, an address) within a window of time. */
export interface AttemptRow {
  key: string;
  count: number;
  window_ends_at: Date;
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

/** A code that lets customers into a group; without a number of uses it lasts. */
export interface InvitationRow {
  code_hash: string;
  persona: string;
  uses_left: number | null;
}

/** An e-mail that waits to be sent, or was. */
export interface OutboxRow {
  id: string;
  recipient: string;
  kind: EmailKind;
  locale: Generated<Locale>;
  facts: Json<EmailFacts>;
  /** The secret of its link, until it is sent. */
  token: string | null;
  created_at: Date;
  sent_at: Generated<Date | null>;
  /** Until when one sender has it, so that no other sends it too. */
  taken_until: Generated<Date | null>;
}

/** A card that the payment frame took in: never its number, never its security code. */
export interface CardTokenRow {
  token_hash: string;
  brand: string;
  last_four: string;
  exp_month: string;
  exp_year: string;
  holder_name: string;
  /** How the bank of this card will answer. */
  outcome: PaymentOutcome;
  expires_at: Date;
}
