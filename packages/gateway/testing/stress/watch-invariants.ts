import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/database/database.ts';

const statement = await readFile(new URL('./invariants.sql', import.meta.url), 'utf8');

/** A row that breaks an invariant. */
export interface BrokenInvariant {
  readonly invariant: string;
  readonly id: string;
}

/** Begins to watch a database: records each version of each cart from now on, and the current stock. */
export async function watchInvariants(db: Db): Promise<void> {
  await sql`
    create table stock_before as
      select sku, available, products.kind <> 'service' as is_counted
      from stock join skus using (sku) join products on products.id = skus.product_id`.execute(db);
  await sql`create table cart_versions (cart_id text not null, version integer not null)`.execute(db);
  await sql`
    create function note_cart_version() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          delete from cart_versions where cart_id = old.id;
          return old;
        end if;
        insert into cart_versions values (new.id, new.version);
        return new;
      end
    $$`.execute(db);
  await sql`
    create trigger note_cart_version after insert or update or delete on carts
      for each row execute function note_cart_version()`.execute(db);
}

/** Returns the rows that break an invariant of `invariants.sql`. */
export async function brokenInvariants(db: Db): Promise<BrokenInvariant[]> {
  const { rows } = await sql.raw<BrokenInvariant>(statement).execute(db);
  return rows;
}
