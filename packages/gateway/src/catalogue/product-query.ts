import type { Db } from '../database/database.ts';
import type { Product } from './product.ts';

/** Matches products whose field has one of the values. */
export interface Condition {
  readonly field: 'id' | 'slug' | 'masterSku' | 'variantSku';
  readonly values: readonly string[];
}

/** An unsupported predicate; the message gives the position of the first unsupported token. */
export class PredicateError extends Error {
  override readonly name = 'PredicateError';
}

/** The field of each supported left-hand side of a comparison. */
const fields: ReadonlyMap<string, Condition['field']> = new Map([
  ['id', 'id'],
  ['slug(en', 'slug'],
  ['slug(fr', 'slug'],
  ['slug(en-US', 'slug'],
  ['slug(fr-CA', 'slug'],
  ['masterVariant(sku', 'masterSku'],
  ['variants(sku', 'variantSku'],
]);
const maxValues = 100;
const term = /\s*([A-Za-z]+(?:\(\s*[A-Za-z-]+)?)\s*(=|in\b)\s*/y;
const text = /\s*"((?:[^"\\]|\\.)*)"\s*/y;

/**
 * Parses a predicate: comparisons joined by `or`, each of a slug, sku or id with a quoted string or a list of them.
 *
 * @throws {PredicateError} for any other syntax
 * @see wire reference §54
 */
export function parsePredicate(where: string): Condition[] {
  const reader = readerOf(where);
  const conditions = [readCondition(reader)];
  while (reader.skip('or')) conditions.push(readCondition(reader));
  if (!reader.atEnd()) throw reader.unexpected();
  if (conditions.flatMap(({ values }) => values).length > maxValues)
    throw new PredicateError(`more than ${maxValues} values`);
  return conditions;
}

/** Finds the products that match one of the conditions, in the order of their ids. */
export async function findProducts(db: Db, conditions: readonly Condition[]): Promise<ProductVersion[]> {
  const rows = await db
    .selectFrom('products')
    .select(['document', 'version'])
    .where((builder) =>
      builder.or(
        conditions.map(({ field, values }) =>
          field === 'id' || field === 'slug'
            ? builder(field, 'in', values)
            : builder('id', 'in', builder.selectFrom('skus').select('product_id').where('sku', 'in', values)),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows
    .map(({ document, version }) => ({ product: document, version }))
    .filter(({ product }) => conditions.some((condition) => matches(product, condition)));
}

export interface ProductVersion {
  readonly product: Product;
  readonly version: number;
}

function matches(product: Product, { field, values }: Condition): boolean {
  const others = product.variants.map(({ sku }) => sku).filter((sku) => sku !== product.masterSku);
  const candidates: Record<Condition['field'], readonly string[]> = {
    id: [product.id],
    slug: [product.slug],
    masterSku: [product.masterSku],
    variantSku: others,
  };
  return candidates[field].some((candidate) => values.includes(candidate));
}

function readCondition(reader: Reader): Condition {
  const [, subject = '', comparison] = reader.take(term) ?? [];
  const field = fields.get(subject.replaceAll(/\s/g, ''));
  if (field === undefined) throw reader.unexpected();
  const values = comparison === 'in' ? readList(reader) : [readText(reader)];
  if (subject.includes('(')) reader.expect(')');
  return { field, values };
}

function readList(reader: Reader): string[] {
  reader.expect('(');
  const values = [readText(reader)];
  while (reader.skip(',')) values.push(readText(reader));
  reader.expect(')');
  return values;
}

function readText(reader: Reader): string {
  const quoted = reader.take(text)?.[1];
  if (quoted === undefined) throw reader.unexpected();
  return quoted.replaceAll(/\\(.)/g, '$1');
}

type Reader = ReturnType<typeof readerOf>;

/** Creates a reader that consumes a predicate from left to right. */
function readerOf(source: string) {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const skip = (sign: keyof typeof patterns): boolean => take(patterns[sign]) !== null;
  const unexpected = () => new PredicateError(`"${source.slice(at, at + 20)}" is not supported at position ${at}`);
  const expect = (sign: keyof typeof patterns): void => {
    if (!skip(sign)) throw unexpected();
  };
  return { take, skip, expect, unexpected, atEnd: () => source.slice(at).trim() === '' };
}

const patterns = { or: /\s*or\b\s*/y, '(': /\s*\(\s*/y, ')': /\s*\)\s*/y, ',': /\s*,\s*/y } as const;
