import { stringify as stableJson } from 'safe-stable-stringify';
import type { Tx } from '../database/database.ts';
import type { ContentDocument } from './table.ts';

/** Replaces the documents under their paths. A later seed does not change what differs from it. */
export async function storeContent(tx: Tx, documents: ReadonlyMap<string, ContentDocument>): Promise<void> {
  for (const [path, document] of documents) {
    const values = { document: JSON.stringify(document) };
    await tx
      .insertInto('content')
      .values({ path, ...values, seed: '{}' })
      .onConflict((on) => on.column('path').doUpdateSet(values))
      .execute();
  }
}

/** Seeds documents under their paths. Keeps the members that were changed since the last seed. */
export async function seedDocuments(tx: Tx, documents: ReadonlyMap<string, ContentDocument>): Promise<void> {
  const paths = [...documents.keys()];
  const rows = await tx.selectFrom('content').selectAll().where('path', 'in', paths).execute();
  const stored = new Map(rows.map((row) => [row.path, row]));
  for (const [path, seed] of documents) {
    const row = stored.get(path);
    if (row && isSame(row.seed, seed)) continue;
    const document = row ? reseed(row.document, row.seed, seed) : seed;
    const values = { document: JSON.stringify(document), seed: JSON.stringify(seed) };
    await tx
      .insertInto('content')
      .values({ path, ...values })
      .onConflict((on) => on.column('path').doUpdateSet(values))
      .execute();
  }
}

/** Returns the new seed with the members of the stored document that were changed or added. */
export function reseed(stored: ContentDocument, oldSeed: ContentDocument, newSeed: ContentDocument): ContentDocument {
  const edited = Object.entries(stored).filter(([member, value]) => !isSame(value, oldSeed[member]));
  return { ...newSeed, ...Object.fromEntries(edited) };
}

const isSame = (one: unknown, other: unknown): boolean => stableJson(one) === stableJson(other);
