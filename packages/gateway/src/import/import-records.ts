import * as z from 'zod';
import type { Db, Tx } from '../database/database.ts';
import { isDiskFull } from '../database/disk-full.ts';
import { isUnavailable } from '../database/is-unavailable.ts';
import { transact } from '../database/transact.ts';
import { batchSize } from './in-batches.ts';
import type { Columns, FileRecord } from './records.ts';

/** A line that was not imported, with the reason. */
export interface BadLine {
  readonly number: number;
  readonly reason: string;
}

export interface ImportEvents {
  readonly onBadLine?: (line: BadLine) => void;
  /** Called after each batch with the counts so far. */
  readonly onProgress?: (counts: ImportCounts) => void;
  /** Called before a pause, after which a batch that the database could not store is stored again. */
  readonly onUnavailable?: (pauseMs: number) => void;
}

export interface ImportCounts {
  readonly imported: number;
  readonly bad: number;
}

/** A kind of company data: the schema of a record, and how records are stored and exported. */
export interface ImportKind<Item> {
  /** In the plural, as in the command line and in the file names of a full export. */
  readonly name: string;
  readonly schema: z.ZodType<Item>;
  /** The columns of its CSV form; without them it is NDJSON only. */
  readonly columns?: Columns;
  /** Items with the same key go into different batches, so that the later line wins. */
  readonly keyOf: (item: Item) => string;
  /** Stores a batch; returns the rejected items with their reasons. */
  readonly store: (tx: Tx, items: readonly Item[]) => Promise<ReadonlyMap<Item, string>>;
  /** Removes items by id and returns the ids that were found; absent for a kind that orders or customers depend on. */
  readonly remove?: (tx: Tx, ids: readonly string[]) => Promise<readonly string[]>;
  /** All stored items, in the form of an import. */
  readonly stored: (db: Db) => AsyncIterable<Item>;
}

interface Numbered<Item> {
  readonly number: number;
  readonly item: Item;
}

const maxReportedIssues = 5;
/** A minute in all, in which a replica takes over from a failed database server. */
const retryPausesMs = [1_000, 4_000, 10_000, 15_000, 30_000];

/**
 * Imports one item from each record; a bad record is reported and affects no other. Batches are stored as they come, so
 * an interrupted import can safely be repeated from the start.
 */
export async function importRecords<Item>(
  db: Db,
  records: AsyncIterable<FileRecord>,
  kind: ImportKind<Item>,
  events: ImportEvents = {},
): Promise<ImportCounts> {
  const counts = { imported: 0, bad: 0 };
  const reject = (line: BadLine) => {
    counts.bad++;
    events.onBadLine?.(line);
  };
  for await (const batch of batches(records, kind, reject)) {
    const rejected = await storeWhenAvailable(db, batch, kind, events);
    counts.imported += batch.length - rejected.length;
    rejected.forEach(reject);
    events.onProgress?.({ ...counts });
  }
  return counts;
}

/**
 * Imports items that a program supplies, all within the given transaction.
 *
 * @throws {RangeError} for the first invalid item
 */
export async function importItems<Item>(
  tx: Tx,
  kind: ImportKind<Item>,
  items: Iterable<Item>,
  onProgress: (imported: number) => void = () => undefined,
): Promise<void> {
  const reject = ({ number, reason }: BadLine): never => {
    throw new RangeError(`${kind.name} ${number}: ${reason}`);
  };
  let imported = 0;
  for await (const batch of batches(numbered(items), kind, reject)) {
    const rejected = await kind.store(tx, itemsOf(batch));
    reasonsOf(batch, rejected).forEach(reject);
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
  reject: (line: BadLine) => void,
): AsyncGenerator<Numbered<Item>[]> {
  let batch = new Map<string, Numbered<Item>>();
  for await (const record of records) {
    const parsed = parseRecord(record, schema);
    if ('reason' in parsed) {
      reject(parsed);
      continue;
    }
    const key = keyOf(parsed.item);
    if (batch.size === batchSize || batch.has(key)) {
      yield [...batch.values()];
      batch = new Map();
    }
    batch.set(key, parsed);
  }
  if (batch.size > 0) yield [...batch.values()];
}

/** Returns the valid item of a record, or the reason why it is invalid. */
export function parseRecord<Item>(record: FileRecord, schema: z.core.$ZodType<Item>): Numbered<Item> | BadLine {
  const { number } = record;
  if ('problem' in record) return { number, reason: record.problem };
  const parsed = z.safeParse(schema, record.value, { error: missing });
  return parsed.success ? { number, item: parsed.data } : { number, reason: reasonFrom(parsed.error) };
}

// a missing enum member is an `invalid_value`
const missing = ({ code, input }: z.core.$ZodRawIssue) =>
  (code === 'invalid_type' || code === 'invalid_value') && input === undefined ? 'is missing' : undefined;

/** The first few issues of a record with their paths, and the count of the others. */
function reasonFrom({ issues }: z.core.$ZodError): string {
  const reasons = issues
    .flatMap(innerIssues)
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  const more = reasons.length - maxReportedIssues;
  return [...reasons.slice(0, maxReportedIssues), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** The issues of the alternative that fits a union best: the one that fails at the deepest path. */
function innerIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const alternatives = issue.errors.map((issues) => issues.flatMap(innerIssues));
  const [closest = []] = alternatives.sort((one, other) => depthOf(other) - depthOf(one));
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

const depthOf = (issues: readonly z.core.$ZodIssue[]): number => Math.max(...issues.map(({ path }) => path.length));

/** Stores a batch, again after a pause while the database is unavailable. */
async function storeWhenAvailable<Item>(
  db: Db,
  batch: readonly Numbered<Item>[],
  kind: ImportKind<Item>,
  events: ImportEvents,
  [pauseMs, ...later]: readonly number[] = retryPausesMs,
): Promise<BadLine[]> {
  try {
    return await storeBatch(db, batch, kind);
  } catch (error) {
    if (pauseMs === undefined || !isUnavailable(error) || isDiskFull(error)) throw error;
    events.onUnavailable?.(pauseMs);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return storeWhenAvailable(db, batch, kind, events, later);
  }
}

async function storeBatch<Item>(db: Db, batch: readonly Numbered<Item>[], kind: ImportKind<Item>): Promise<BadLine[]> {
  try {
    return reasonsOf(batch, await transact(db, (tx) => kind.store(tx, itemsOf(batch))));
  } catch (error) {
    if (!isValueError(error)) throw error;
    return storeOneByOne(db, batch, kind, error);
  }
}

const itemsOf = <Item>(batch: readonly Numbered<Item>[]): Item[] => batch.map(({ item }) => item);

function reasonsOf<Item>(batch: readonly Numbered<Item>[], rejected: ReadonlyMap<Item, string>): BadLine[] {
  return batch.flatMap(({ number, item }) => {
    const reason = rejected.get(item);
    return reason === undefined ? [] : [{ number, reason }];
  });
}

/** Retries the items of a failed batch singly, so that only the value that the database rejects is lost. */
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

/** Matches SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation). */
function isValueError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}
