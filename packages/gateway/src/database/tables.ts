import type { Generated } from 'kysely';

/**
 * Every table by name. Each feature adds its tables in its `table.ts` by declaration merging. `import type {}` of that
 * file makes them known where nothing else of it is needed.
 */
export interface Tables {
  catalogue_revision: RevisionRow;
  content_revision: RevisionRow;
  seedings: SeedingRow;
}

/** A single row with the number of the last committed change of the catalogue or the content. */
export interface RevisionRow {
  id: Generated<number>;
  revision: number;
}

/** A seeded part of the demonstration data, which is not seeded again. */
export interface SeedingRow {
  name: string;
}
