import type { Locale } from '@basin/domain';
import fc from 'fast-check';
import type { Entry, EntryQuery } from '../../src/search/entry.ts';
import { wordsOf } from '../../src/search/fold-text.ts';
import type { Clause } from '../../src/search/query.ts';

export const price = 'priceList.GST.finalPrice_d';
export const facetFields = [
  'Product_Category',
  'ProductBrandName_s',
  'SKUColorFinishName_s',
  'SKUColorFamily_s',
  'Material_ss',
  'Style_ss',
];

/** Generates queries with random filters, ranges, sorts and pages. */
export function queries(entries: readonly Entry[]): fc.Arbitrary<EntryQuery> {
  const valuesOf = (field: string) => [...new Set(entries.flatMap((entry) => entry.facets[field] ?? []))];
  const terms = fc
    .constantFrom(...facetFields)
    .chain((field) =>
      fc
        .subarray(valuesOf(field), { minLength: 1, maxLength: 3 })
        .map((values): Clause => ({ kind: 'terms', field, values })),
    );
  const range = fc
    .tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 3_000 }))
    .map(([low, width]): Clause => ({ kind: 'range', field: price, low, high: low + width }));
  const sort = fc.record({
    field: fc.constantFrom(price, 'productName_s', 'RegionLaunchDate_dt'),
    direction: fc.constantFrom(1 as const, -1 as const),
  });
  return fc.record({
    query: fc.oneof(fc.constant({ kind: 'all' as const }), terms),
    scope: fc.array(terms, { maxLength: 1 }),
    filters: fc.array(fc.oneof({ arbitrary: terms, weight: 3 }, range), { maxLength: 3 }),
    sort: fc.option(sort, { nil: undefined }),
    start: fc.integer({ min: 0, max: 90 }),
    rows: fc.integer({ min: 0, max: 50 }),
    counts: fc.constant({ facets: facetFields, ranges: [price] }),
  });
}

type Typing = 'exact' | 'prefix' | 'letterMissing' | 'lettersSwapped';
const typings: readonly Typing[] = ['exact', 'exact', 'exact', 'prefix', 'letterMissing', 'lettersSwapped'];

/** Generates words of the catalogue, some truncated, some with a missing letter or two swapped ones. */
export function typedWords(
  entries: readonly Entry[],
  locale: Locale,
  allowed: readonly Typing[] = typings,
): fc.Arbitrary<string> {
  const known = [
    ...new Set(
      entries
        .slice(0, 400)
        .flatMap(({ texts }) => [...texts.name, ...texts.finish].flatMap((text) => wordsOf(text, locale))),
    ),
  ];
  const word = fc
    .tuple(fc.constantFrom(...known), fc.constantFrom(...allowed), fc.integer({ min: 1, max: 6 }))
    .map(([text, typing, at]) => typeWord[typing](text, at));
  return fc
    .array(word, { minLength: 1, maxLength: 3 })
    .map((words) => words.join(' '))
    .filter((text) => !/\d/.test(text));
}

const typeWord: Readonly<Record<Typing, (text: string, at: number) => string>> = {
  exact: (text) => text,
  prefix: (text, at) => text.slice(0, at + 2),
  letterMissing: (text, at) => text.slice(0, at) + text.slice(at + 1),
  lettersSwapped: (text, at) => `${text.slice(0, at)}${text[at + 1] ?? ''}${text[at] ?? ''}${text.slice(at + 2)}`,
};
