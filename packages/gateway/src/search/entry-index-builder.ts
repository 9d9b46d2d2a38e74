import type { Locale } from '@basin/domain';
import type { Entry, Sort } from './entry.ts';
import { FacetValuesBuilder, type FacetValues } from './facet-column.ts';
import { foldModelNumber } from './fold-text.ts';
import { NumberColumn, titleNumbers } from './number-column.ts';
import { SortedKeysBuilder, type SortedKeys } from './sorted-keys.ts';
import { IndexedWordsBuilder, type IndexedWords } from './word-index.ts';

/** The language-independent data of the index, which can be written to disk. */
export interface CommonEntries {
  readonly ids: readonly string[];
  readonly variantCounts: Uint32Array;
  readonly keys: ReadonlyMap<string, SortedKeys>;
  readonly models: SortedKeys;
  readonly numbers: ReadonlyMap<string, Float64Array>;
  readonly orders: ReadonlyMap<string, Uint32Array>;
  /** All ordinals in rank order, and the position of each. */
  readonly byRank: Uint32Array;
  readonly places: Uint32Array;
}

/** The data of the index in a language, which can be written to disk. */
export interface LanguageEntries {
  readonly facets: ReadonlyMap<string, FacetValues>;
  readonly orders: ReadonlyMap<string, Uint32Array>;
  readonly words: IndexedWords;
}

/** Builds the language-independent data of the index. */
export class CommonEntriesBuilder {
  readonly #ids: string[] = [];
  readonly #variantCounts: number[] = [];
  readonly #ranks: number[] = [];
  readonly #keys = new Columns<readonly string[], SortedKeysBuilder>(() => new SortedKeysBuilder(), []);
  readonly #numbers = new Columns<number | undefined, List<number | undefined>>(() => new List(), undefined);
  readonly #models = new SortedKeysBuilder();

  add({ id, variantCount, rank, keys, numbers, models }: Entry): void {
    this.#ids.push(id);
    this.#variantCounts.push(variantCount);
    this.#ranks.push(rank);
    this.#keys.add(keys);
    this.#numbers.add(numbers);
    this.#models.add(models.map(foldModelNumber));
  }

  finish(): CommonEntries {
    const [ids, ranks] = [this.#ids, this.#ranks];
    const byRank = Uint32Array.from(ids.keys()).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
    const places = new Uint32Array(ids.length);
    byRank.forEach((ordinal, place) => (places[ordinal] = place));
    const numbers = this.#numbers.finish(({ all }) => Float64Array.from(all, (value) => value ?? Number.NaN));
    return {
      ids,
      variantCounts: Uint32Array.from(this.#variantCounts),
      keys: this.#keys.finish((column) => column.finish()),
      models: this.#models.finish(),
      numbers,
      orders: ordersOf(numbers, places),
      byRank,
      places,
    };
  }
}

/** Builds the data of the index in a language. */
export class LanguageEntriesBuilder {
  readonly #locale: Locale;
  readonly #facets = new Columns<readonly string[], FacetValuesBuilder>(() => new FacetValuesBuilder(), []);
  readonly #titles = new Columns<string, List<string>>(() => new List(), '');
  readonly #words: IndexedWordsBuilder;

  constructor(locale: Locale) {
    this.#locale = locale;
    this.#words = new IndexedWordsBuilder(locale);
  }

  add({ facets, titles, texts }: Entry): void {
    this.#facets.add(facets);
    this.#titles.add(titles);
    this.#words.add(texts);
  }

  finish({ places }: CommonEntries): LanguageEntries {
    const titles = this.#titles.finish(({ all }) => titleNumbers(all, this.#locale));
    const facets = this.#facets.finish((column) => column.finish());
    return { facets, orders: ordersOf(titles, places), words: this.#words.finish() };
  }
}

export const orderName = ({ field, direction }: Sort): string => `${field} ${direction}`;

function ordersOf(numbers: ReadonlyMap<string, Float64Array>, places: Uint32Array): Map<string, Uint32Array> {
  const orders = new Map<string, Uint32Array>();
  for (const [field, values] of numbers) {
    const column = new NumberColumn(values);
    for (const direction of [1, -1] as const) {
      orders.set(orderName({ field, direction }), column.order(direction, places));
    }
  }
  return orders;
}

/** The values of a field, one entry after the other. */
interface Column<Value> {
  add(value: Value): void;
}

class List<Value> implements Column<Value> {
  readonly all: Value[] = [];

  add(value: Value): void {
    this.all.push(value);
  }
}

/** A column for each field; a new column is padded with the empty value for earlier entries. */
class Columns<Value, Of extends Column<Value>> {
  readonly #create: () => Of;
  readonly #none: Value;
  readonly #columns = new Map<string, Of>();
  #size = 0;

  constructor(create: () => Of, none: Value) {
    this.#create = create;
    this.#none = none;
  }

  /** Adds the values of the next entry. */
  add(values: Readonly<Record<string, Value>>): void {
    for (const field of Object.keys(values))
      if (!this.#columns.has(field)) this.#columns.set(field, this.#paddedColumn());
    for (const [field, column] of this.#columns) column.add(values[field] ?? this.#none);
    this.#size++;
  }

  finish<Data>(dataOf: (column: Of) => Data): Map<string, Data> {
    return new Map([...this.#columns].map(([field, column]) => [field, dataOf(column)]));
  }

  #paddedColumn(): Of {
    const column = this.#create();
    for (let at = 0; at < this.#size; at++) column.add(this.#none);
    return column;
  }
}
