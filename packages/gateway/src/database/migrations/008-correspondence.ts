import { sql, type Kysely } from 'kysely';

/** Newsletter subscriptions, cases, product registrations and uploaded files. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table newsletter_subscriptions (
    email text primary key,
    document jsonb not null,
    subscribed_at timestamptz not null,
    last_modified_at timestamptz not null
  )`,
  `create sequence case_numbers start 100001`,
  `create table cases (
    case_number text primary key,
    owner text not null,
    email text not null,
    document jsonb not null,
    created_at timestamptz not null
  )`,
  `create index cases_email on cases (email)`,
  `create table registrations (
    id text primary key,
    owner text not null,
    email text not null,
    document jsonb not null,
    registered_at timestamptz not null
  )`,
  `create index registrations_owner on registrations (owner)`,
  `create index registrations_email on registrations (email)`,
  `create table uploads (
    id text primary key,
    owner text not null,
    form text not null,
    file_name text not null,
    type text not null,
    bytes bytea not null,
    is_attached boolean not null,
    created_at timestamptz not null,
    unique (owner, form, file_name)
  )`,
  `alter table skus add column customer_facing_sku text`,
  `update skus set customer_facing_sku = variant ->> 'customerFacingSku'
    from products, jsonb_array_elements(products.document -> 'variants') as variant
    where products.id = skus.product_id and variant ->> 'sku' = skus.sku`,
  `create index skus_customer_facing on skus (customer_facing_sku)`,
];
