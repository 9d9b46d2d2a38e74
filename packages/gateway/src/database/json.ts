import type { ColumnType } from 'kysely';

/** A jsonb column: read as a value, written as JSON text, because pg converts arrays to SQL arrays. */
export type Json<Value> = ColumnType<Value, string, string>;
