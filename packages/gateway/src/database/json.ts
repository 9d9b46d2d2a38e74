import type { ColumnType } from 'kysely';

/** A jsonb column: read as a value, written as JSON text (pg would turn an array into an SQL array). */
export type Json<Value> = ColumnType<Value, string, string>;
