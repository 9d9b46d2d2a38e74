import { sql, type Kysely } from 'kysely';

/** Customers, accounts, sessions, tokens, queued e-mails and card tokens. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of tables) await sql.raw(table).execute(db);
}

const tables = [
  `create table customers (
    id text primary key,
    version integer not null,
    email text not null unique,
    persona jsonb not null,
    koc text,
    document jsonb not null,
    created_at timestamptz not null,
    last_modified_at timestamptz not null
  )`,
  `create table accounts (
    uid text primary key,
    customer_id text not null unique references customers (id) on delete cascade,
    login text not null unique,
    password_hash text not null,
    password_changed_at timestamptz not null,
    status text not null check (status in ('ACTIVE', 'LOCKED_OUT', 'PASSWORD_EXPIRED')),
    recovery_question text,
    recovery_answer_hash text
  )`,
  `create table attempts (
    key text primary key,
    count integer not null,
    window_ends_at timestamptz not null
  )`,
  `create table identity_sessions (
    id text primary key,
    cookie_hash text not null unique,
    uid text not null references accounts (uid) on delete cascade,
    signed_in_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index identity_sessions_uid on identity_sessions (uid)`,
  `create table identity_transactions (
    token_hash text primary key,
    kind text not null,
    uid text not null references accounts (uid) on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index identity_transactions_uid on identity_transactions (uid)`,
  `create table grants (
    id text primary key,
    uid text not null references accounts (uid) on delete cascade,
    client_id text not null,
    scope text not null,
    signed_in_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create index grants_uid on grants (uid)`,
  `create table authorization_codes (
    code_hash text primary key,
    uid text not null references accounts (uid) on delete cascade,
    client_id text not null,
    redirect_uri text not null,
    scope text not null,
    nonce text,
    code_challenge text not null,
    signed_in_at timestamptz not null,
    expires_at timestamptz not null,
    grant_id text references grants (id) on delete cascade
  )`,
  `create index authorization_codes_uid on authorization_codes (uid)`,
  `create index authorization_codes_grant on authorization_codes (grant_id)`,
  `create table refresh_tokens (
    token_hash text primary key,
    grant_id text not null references grants (id) on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index refresh_tokens_grant on refresh_tokens (grant_id)`,
  `create table outbox (
    id text primary key,
    recipient text not null,
    kind text not null,
    token text not null,
    created_at timestamptz not null
  )`,
  `create index outbox_recipient on outbox (recipient)`,
  `create table card_tokens (
    token_hash text primary key,
    brand text not null,
    last_four text not null,
    exp_month text not null,
    exp_year text not null,
    holder_name text not null,
    outcome text not null,
    expires_at timestamptz not null
  )`,
];
