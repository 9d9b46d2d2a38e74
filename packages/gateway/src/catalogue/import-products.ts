import * as z from 'zod';
import type { Db } from '../store/database.ts';
import { transact } from '../store/transact.ts';
import { claim } from './claims.ts';
import { productSchema, type Product } from './product.ts';
import type { Line } from './read-lines.ts';
import { storeProducts } from './store-products.ts';

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

interface NumberedProduct {
  readonly number: number;
  readonly product: Product;
}

const BATCH_SIZE = 100;
const MAX_FAULTS = 5;

/**
 * Imports one product from each line, over the one with the same id; a bad line is told and loses no other.
 * Batches are stored as they come, so an import that is cut off is repeated from the start without harm.
 */
export async function importProducts(
  db: Db,
  lines: AsyncIterable<Line>,
  events: ImportEvents = {},
): Promise<ImportCounts> {
  const counts = { imported: 0, bad: 0 };
  const refuse = (line: BadLine) => {
    counts.bad++;
    events.onBadLine?.(line);
  };
  for await (const batch of batches(lines, refuse)) {
    const refused = await storeBatch(db, batch);
    counts.imported += batch.length - refused.length;
    refused.forEach(refuse);
    events.onProgress?.({ ...counts });
  }
  return counts;
}

/** Products by the hundred; one that comes again starts the next batch, so that the later line wins. */
async function* batches(
  lines: AsyncIterable<Line>,
  refuse: (line: BadLine) => void,
): AsyncGenerator<NumberedProduct[]> {
  let batch = new Map<string, NumberedProduct>();
  for await (const line of lines) {
    const read = readProduct(line);
    if ('reason' in read) {
      refuse(read);
      continue;
    }
    if (batch.size === BATCH_SIZE || batch.has(read.product.id)) {
      yield [...batch.values()];
      batch = new Map();
    }
    batch.set(read.product.id, read);
  }
  if (batch.size > 0) yield [...batch.values()];
}

function readProduct(line: Line): NumberedProduct | BadLine {
  const { number } = line;
  if ('problem' in line) return { number, reason: line.problem };
  try {
    const parsed = productSchema.safeParse(JSON.parse(line.text));
    return parsed.success ? { number, product: parsed.data } : { number, reason: reasonFrom(parsed.error) };
  } catch (error) {
    if (error instanceof SyntaxError) return { number, reason: `is not JSON: ${error.message}` };
    throw error;
  }
}

/** The first few faults of a line by the path to each; the rest as a number. */
function reasonFrom({ issues }: z.ZodError): string {
  const faults = issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  const more = faults.length - MAX_FAULTS;
  return [...faults.slice(0, MAX_FAULTS), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

async function storeBatch(db: Db, batch: readonly NumberedProduct[]): Promise<BadLine[]> {
  try {
    const products = batch.map(({ product }) => product);
    const { refused } = await transact(db, async (tx) => {
      const claimed = await claim(tx, products);
      await storeProducts(tx, claimed.granted);
      return claimed;
    });
    return batch.flatMap(({ number, product }) => {
      const reason = refused.get(product);
      return reason === undefined ? [] : [{ number, reason }];
    });
  } catch (error) {
    if (!isAboutValues(error)) throw error;
    return storeOneByOne(db, batch, error);
  }
}

/** One value that the database refuses must not take its batch with it. */
async function storeOneByOne(db: Db, batch: readonly NumberedProduct[], error: Error): Promise<BadLine[]> {
  const [only] = batch;
  if (only && batch.length === 1) return [{ number: only.number, reason: error.message }];
  const bad: BadLine[] = [];
  for (const each of batch) bad.push(...(await storeBatch(db, [each])));
  return bad;
}

/** SQL states 22 (a value that cannot be stored) and 23 (one that breaks a rule of the tables). */
function isAboutValues(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}
