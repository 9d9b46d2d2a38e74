import { sql, type Kysely } from 'kysely';

/** A file that a form refers to is kept when its owner uploads another one of the same name. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table uploads drop constraint uploads_owner_form_file_name_key`.execute(db);
  await sql`create unique index uploads_name on uploads (owner, form, file_name) where not is_attached`.execute(db);
}
