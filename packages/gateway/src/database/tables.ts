import type { Generated } from 'kysely';

/** Every table by its name. A feature adds its own in its `table.ts`, by declaration merging. */
export interface Tables {
  catalogue_revision: RevisionRow;
  content_revision: RevisionRow;
  seedings: SeedingRow;
}

/** One row: the number of the last committed change of the catalogue, or of the content. */
export interface RevisionRow {
  id: Generated<number>;
  revision: number;
}

/** A part of the demonstration data that was put in: it never is again. */
export interface SeedingRow {
  name: string;
}
