import { sql, type Kysely } from 'kysely';

/** Counts content changes with a trigger, which also counts changes made directly in the table. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table content_revision (
      id integer primary key default 1 check (id = 1),
      revision integer not null
    )`.execute(db);
  await sql`insert into content_revision (revision) values (0)`.execute(db);
  await sql`
    create function count_content_change() returns trigger language plpgsql as $$
    begin
      update content_revision set revision = revision + 1;
      return null;
    end
    $$`.execute(db);
  await sql`
    create trigger content_changed after insert or update or delete on content
    for each statement execute function count_content_change()`.execute(db);
}
