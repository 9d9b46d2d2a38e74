import type * as z from 'zod';
import type { Db, Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { BATCH_SIZE } from './in-batches.ts';
import type { Columns, FileRecord } from './records.ts';

/** A line that was not imported, and why. */
export interface BadLine {
  readonly number: number;
  readonly reason: string;
}

export interface ImportEvents {
  readonly onBadLine?: (line: BadLine) => void;
  /** Called after each batch with the counts so far. */
  readonly onProgress?: (counts: ImportCounts) => void;
}

export interface ImportCounts {
  readonly imported: number;
  readonly bad: number;
}

/** A kind of data that a company brings: what a record is, where it is stored, and how it is read again. */
export interface ImportKind<Item> {
  /** In the plural, as the command and the file of a whole export name it. */
  readonly name: string;
  readonly schema: z.ZodType<Item>;
  /** Its columns where it may be CSV; it is NDJSON otherwise. */
  readonly columns?: Columns;
  /** Items of one key are not stored in one batch, so that the later line wins. */
  readonly keyOf: (item: Item) => string;
  /** Stores a batch; returns the items that it refuses, each with the reason. */
  readonly store: (tx: Tx, items: readonly Item[]) => Promise<ReadonlyMap<Item, string>>;
  /** All that is stored, as an import takes it. */
  readonly stored: (db: Db) => AsyncIterable<Item>;
}

interface Numbered<Item> {
  readonly number: number;
  readonly item: Item;
}

const MAX_FAULTS = 5;

/**
 * Imports one item from each record; a bad record is reported and loses no other. Batches are stored as they come, so an
 * import that is cut off is repeated from the start without harm.
 */
export async function importRecords<Item>(
  db: Db,
  records: AsyncIterable<FileRecord>,
  kind: ImportKind<Item>,
  events: ImportEvents = {},
): Promise<ImportCounts> {
  const counts = { imported: 0, bad: 0 };
  const refuse = (line: BadLine) => {
    counts.bad++;
    events.onBadLine?.(line);
  };
  for await (const batch of batches(records, kind, refuse)) {
    const refused = await storeBatch(db, batch, kind);
    counts.imported += batch.length - refused.length;
    refused.forEach(refuse);
    events.onProgress?.({ ...counts });
  }
  return counts;
}

/**
 * Imports items within a transaction, all or nothing: for data that comes from a program and not from a file.
 *
 * @throws {RangeError} for the first item that is not as its kind must be
 */
export async function importItems<Item>(
  tx: Tx,
  kind: ImportKind<Item>,
  items: Iterable<Item>,
  onProgress: (imported: number) => void = () => undefined,
): Promise<void> {
  const refuse = ({ number, reason }: BadLine): never => {
    throw new RangeError(`${kind.name} ${number}: ${reason}`);
  };
  let imported = 0;
  for await (const batch of batches(numbered(items), kind, refuse)) {
    const refused = await kind.store(tx, itemsOf(batch));
    reasonsOf(batch, refused).forEach(refuse);
    onProgress((imported += batch.length));
  }
}

function* numbered(items: Iterable<unknown>): Generator<FileRecord> {
  let number = 0;
  for (const value of items) yield { number: ++number, value };
}

async function* batches<Item>(
  records: AsyncIterable<FileRecord> | Iterable<FileRecord>,
  { schema, keyOf }: ImportKind<Item>,
  refuse: (line: BadLine) => void,
): AsyncGenerator<Numbered<Item>[]> {
  let batch = new Map<string, Numbered<Item>>();
  for await (const record of records) {
    const read = checked(record, schema);
    if ('reason' in read) {
      refuse(read);
      continue;
    }
    const key = keyOf(read.item);
    if (batch.size === BATCH_SIZE || batch.has(key)) {
      yield [...batch.values()];
      batch = new Map();
    }
    batch.set(key, read);
  }
  if (batch.size > 0) yield [...batch.values()];
}

/** The item of a record, or why it is none. */
export function checked<Item>(record: FileRecord, schema: z.ZodType<Item>): Numbered<Item> | BadLine {
  const { number } = record;
  if ('problem' in record) return { number, reason: record.problem };
  const parsed = schema.safeParse(record.value);
  return parsed.success ? { number, item: parsed.data } : { number, reason: reasonFrom(parsed.error) };
}

/** The first few faults of a record by the path to each; the rest as a number. */
function reasonFrom({ issues }: z.ZodError): string {
  const faults = issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  const more = faults.length - MAX_FAULTS;
  return [...faults.slice(0, MAX_FAULTS), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

async function storeBatch<Item>(db: Db, batch: readonly Numbered<Item>[], kind: ImportKind<Item>): Promise<BadLine[]> {
  try {
    return reasonsOf(batch, await transact(db, (tx) => kind.store(tx, itemsOf(batch))));
  } catch (error) {
    if (!isAboutValues(error)) throw error;
    return storeOneByOne(db, batch, kind, error);
  }
}

const itemsOf = <Item>(batch: readonly Numbered<Item>[]): Item[] => batch.map(({ item }) => item);

function reasonsOf<Item>(batch: readonly Numbered<Item>[], refused: ReadonlyMap<Item, string>): BadLine[] {
  return batch.flatMap(({ number, item }) => {
    const reason = refused.get(item);
    return reason === undefined ? [] : [{ number, reason }];
  });
}

/** One value that the database refuses must not take its batch with it. */
async function storeOneByOne<Item>(
  db: Db,
  batch: readonly Numbered<Item>[],
  kind: ImportKind<Item>,
  error: Error,
): Promise<BadLine[]> {
  const [only] = batch;
  if (only && batch.length === 1) return [{ number: only.number, reason: error.message }];
  const bad: BadLine[] = [];
  for (const each of batch) bad.push(...(await storeBatch(db, [each], kind)));
  return bad;
}

/** SQL states 22 (a value that cannot be stored) and 23 (one that breaks a rule of the tables). */
function isAboutValues(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}
