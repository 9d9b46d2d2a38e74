import type * as z from 'zod';
import type { Db } from '../database/database.ts';
import { accountImport } from './import-accounts.ts';
import { contentImports } from './import-content.ts';
import { discountImport } from './import-discounts.ts';
import { invitationImport } from './import-invitations.ts';
import { priceImport } from './import-prices.ts';
import { productImport } from './import-products.ts';
import { importRecords, type ImportCounts, type ImportEvents, type ImportKind } from './import-records.ts';
import { stockImport } from './import-stock.ts';
import { storeImport } from './import-stores.ts';
import type { Columns, FileRecord } from './records.ts';

/** A kind of data, independent of its item type. */
export interface DataKind {
  readonly name: string;
  /** The columns of its CSV form; without them it is NDJSON only. */
  readonly columns: Columns | undefined;
  readonly schema: z.ZodType;
  readonly importFrom: (db: Db, records: AsyncIterable<FileRecord>, events?: ImportEvents) => Promise<ImportCounts>;
  readonly stored: (db: Db) => AsyncIterable<unknown>;
  readonly remove: ImportKind<unknown>['remove'];
}

const dataKind = <Item>(kind: ImportKind<Item>): DataKind => ({
  name: kind.name,
  columns: kind.columns,
  schema: kind.schema,
  stored: kind.stored,
  remove: kind.remove,
  importFrom: (db, records, events) => importRecords(db, records, kind, events),
});

/** All kinds, in the import order of a folder: prices and stock need their products. */
export const dataKinds: readonly DataKind[] = [
  dataKind(productImport),
  dataKind(priceImport),
  dataKind(stockImport),
  dataKind(storeImport),
  dataKind(discountImport),
  dataKind(accountImport),
  dataKind(invitationImport),
  ...Object.values(contentImports).map(dataKind),
];
