import { inLocale, type Locale } from '@basin/domain';
import { expect, test } from 'vitest';
import type { Product } from '../../catalogue/product.ts';
import { sampleOf } from '../../catalogue/sample.ts';
import type { Localized } from '../../texts/localized.ts';
import { allDemoProducts } from '../../../testing/all-demo-products.ts';

const products = allDemoProducts();
const attributesOf = ({ attributes }: Product, key: string) =>
  attributes.find((row) => row.key === key)?.values.map(({ en }) => en) ?? [];

function textsOf(product: Product): Localized[] {
  const { name, shortDescription, description, metaTitle, care, features, leadTime, freight } = product;
  return [name, shortDescription, description, metaTitle, care, ...features, leadTime, freight.policy];
}

/** Patterns of typographic and grammatical mistakes, by language. */
const mistakes: readonly (readonly [language: Locale, pattern: RegExp])[] = [
  ['en', /[{}]|undefined|NaN| {2}| [.,;:!?]|\.\.|,,|'|"|(?<!\p{L})(?:a|an|the) (?:a|an|the) /u],
  ['en', /(?<!\p{L})(\p{L}+) \1(?!\p{L})/u],
  ['en', /\ba (?:[aeio]|u(?!n(?:i|der))(?!s))|\ban [^aeiouh\d\p{Lu}]/u],
  ['fr', /[{}]|undefined|NaN| {2}| [.,]|\.\.|,,|'|"/],
  ['fr', /[^\u00a0\u202f\d][:;!?»]|«[^\u00a0]/],
  ['fr', /(?<![\p{L}’])(?:de le|de les|à le|à les|si ils?)(?!\p{L})/u],
  ['fr', /(?<![\p{L}’-])(?:de|que|le|la|ne|se|ce|je) [aeiouéèêàâîôûy]/iu],
  ['fr', /(?<!\p{L})(un|une|le|la|les|de|du|des|et|ou) \1(?!\p{L})/u],
];

test.each([
  ['en', 'a edge', 'the the sink', 'wide  and deep', 'a pair between two two rings'],
  ['fr', 'un bec: rond', 'de le bec', 'le eau', 'et et', 'la « bonde »'],
] as const)('the patterns detect planted mistakes (%s)', (language, ...faulty) => {
  for (const text of faulty)
    expect(
      mistakes.some(([spoken, pattern]) => spoken === language && pattern.test(text)),
      text,
    ).toBe(true);
});

test('no text of the catalogue has a typographic or grammatical mistake', () => {
  const texts = [...new Map(products.flatMap(textsOf).map((text) => [text.en, text])).values()];
  expect(texts.length).toBeGreaterThan(3000);
  expect(
    mistakes.flatMap(([spoken, pattern]) =>
      texts.map((text) => inLocale(text, spoken)).filter((text) => pattern.test(text)),
    ),
  ).toEqual([]);
});

test('a description recommends a sample only of a product that has samples', () => {
  const recommended = products.filter(({ description }) => /\bsample\b/.test(inLocale(description, 'en')));
  expect(recommended.length).toBeGreaterThan(9);
  const hasSample = (product: Product) => product.variants.some((variant) => sampleOf({ product, variant }));
  expect(recommended.filter((product) => !hasSample(product)).map(({ slug }) => slug)).toEqual([]);
});

/** The sentences of a description, with placeholders for the collection's name and for numbers. */
function sentencesOf({ description, collection }: Product, language: Locale): string[] {
  const unnamed = inLocale(description, language)
    .replaceAll(collection?.name ?? '\n', '…')
    .replaceAll(/\d[\d\s/,.\u00a0]*/g, '# ');
  return unnamed.split(/(?<=[.!?]) (?=[\p{Lu}#…])/u);
}

test.each(['en', 'fr'] as const)(
  'no sentence occurs in more than four percent of the descriptions (%s)',
  (language) => {
    const counts = new Map<string, number>();
    for (const sentence of products.flatMap((product) => sentencesOf(product, language)))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    // products with one finish all have "Part of the … collection."
    const repeated = [...counts].filter(
      ([sentence, count]) => count > products.length / 25 && !/^(Part of|Collection)/.test(sentence),
    );
    expect(repeated).toEqual([]);
  },
);

test('the features of tile mention floors only if it is suitable for floors', () => {
  for (const product of products.filter(({ kind }) => kind === 'tile' || kind === 'trim')) {
    const mentionsFloors = product.features.some(({ en }) => /underfloor|DCOF/.test(en));
    if (mentionsFloors) expect(attributesOf(product, 'Application'), product.slug).toContain('Floor');
  }
});

test('the material of furniture matches its finishes', () => {
  const vanities = products.filter(({ category }) => category.en === 'Vanities');
  for (const product of vanities) {
    const finishes = product.variants.map(({ finish }) => finish.en);
    const has = (wood: string) => finishes.some((finish) => finish.includes(wood));
    const expected = [has('Oak') && 'Oak', has('Walnut') && 'Walnut', has('Lacquer') && 'Lacquered wood'];
    expect(attributesOf(product, 'Material'), product.slug).toEqual(expected.filter(Boolean));
  }
  expect(new Set(vanities.map((product) => attributesOf(product, 'Material').join())).size).toBeGreaterThan(2);
});

test('a framed mirror is taller than it is wide', () => {
  const mirrors = products.filter(({ name }) => name.en.includes('Framed Mirror'));
  expect(mirrors.length).toBeGreaterThan(10);
  for (const { dimensions, slug } of mirrors) {
    const inches = (key: string) => dimensions.find((each) => each.key === key)?.inches ?? 0;
    expect(inches('Height'), slug).toBeGreaterThan(inches('Width') * 1.15);
  }
});
