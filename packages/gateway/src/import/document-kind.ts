import { sql } from 'kysely';
import type * as z from 'zod';
import type { Tables } from '../database/tables.ts';
import type { ImportKind } from './import-records.ts';
import { batchSize, inBatches } from './in-batches.ts';

/** A table that stores each item as one JSON document under its id. */
type DocumentTable = {
  [Name in keyof Tables]: keyof Tables[Name] extends 'id' | 'document' ? Name : never;
}[keyof Tables];

interface DocumentKind<Item> {
  readonly name: DocumentTable;
  readonly schema: z.ZodType<Item>;
  readonly idOf: (item: Item) => string;
}

/** A kind whose items are stored in the table of its name; a line replaces the item with the same id. */
export function documentKind<Item>({ name, schema, idOf }: DocumentKind<Item>): ImportKind<Item> {
  return {
    name,
    schema,
    keyOf: idOf,
    async store(tx, items) {
      const rows = JSON.stringify(items.map((item) => ({ id: idOf(item), document: item })));
      await sql`
        insert into ${sql.table(name)} (id, document)
        select item ->> 'id', item -> 'document' from jsonb_array_elements(${rows}::text::jsonb) as item
        on conflict (id) do update set document = excluded.document`.execute(tx);
      return new Map();
    },
    async remove(tx, ids) {
      const { rows } = await sql<{ id: string }>`
        delete from ${sql.table(name)} where id in (${sql.join(ids)}) returning id`.execute(tx);
      return rows.map(({ id }) => id);
    },
    stored: (db) =>
      inBatches(async (after) => {
        const { rows } = await sql<{ id: string; document: Item }>`
          select id, document from ${sql.table(name)} where id > ${after} order by id limit ${batchSize}`.execute(db);
        return rows.map(({ id, document }) => [id, document] as const);
      }),
  };
}
