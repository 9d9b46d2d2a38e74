import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultLanguage, inLocale, type Locale } from '@basin/domain';
import * as z from 'zod';
import type { Product } from '../catalogue/index.ts';
import { bothLengthsText } from '../texts/measure.ts';
import { factsOf, write, type Facts } from '../texts/text.ts';

const sentences = z.array(z.string());

/** How one kind of product is installed: its steps in order. A sentence that names a dimension is for products that have it. */
const guideSchema = z.strictObject({ tools: sentences, before: sentences, steps: sentences, check: z.string() });

/** Which products a guide is for: those that fit every member. Categories and values are those of the default language. */
const ruleSchema = z.strictObject({
  localCategory: z.string().optional(),
  category: z.string().optional(),
  kind: z.string().optional(),
  attributes: z.record(z.string(), z.string()).optional(),
  guide: z.string(),
});
type Rule = z.output<typeof ruleSchema>;

/** The sentences of a guide for one product in one language. */
export type Guide = Readonly<Record<'tools' | 'before' | 'steps' | 'check', readonly string[]>>;

export type FindGuide = (product: Product, locale: Locale) => Guide;

const RULES = 'products.json';
const emptyGuide = { tools: [], before: [], steps: [], check: '' };

/**
 * Returns a function that finds a product's installation guide in a folder: `products.json` lists which products a guide is
 * for, the first that fits counts; a file for each language has the guides by name. Without a guide there are no sentences.
 */
export function folderGuides(folder: string): FindGuide {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const rules = files.includes(RULES) ? z.array(ruleSchema).parse(read(RULES)) : [];
  const guides = new Map(
    files
      .filter((file) => file !== RULES)
      .map((file) => [basename(file, '.json'), z.record(z.string(), guideSchema).parse(read(file))] as const),
  );
  return (product, locale) => {
    const name = rules.find((rule) => isFor(rule, product))?.guide ?? '';
    const { tools, before, steps, check } =
      guides.get(locale)?.[name] ?? guides.get(defaultLanguage)?.[name] ?? emptyGuide;
    const written = (texts: readonly string[]) => fillSentences(texts, product, locale);
    return { tools: written(tools), before: written(before), steps: written(steps), check: written([check]) };
  };
}

function isFor({ localCategory, category, kind, attributes = {} }: Rule, product: Product): boolean {
  const fits = (wanted: string | undefined, value: string) => wanted === undefined || wanted === value;
  return (
    fits(localCategory, product.localCategory[defaultLanguage]) &&
    fits(category, product.category[defaultLanguage]) &&
    fits(kind, product.kind) &&
    Object.entries(attributes).every(([key, value]) => hasAttribute(product, key, value))
  );
}

const hasAttribute = ({ attributes }: Product, key: string, value: string): boolean =>
  attributes.some(
    (attribute) => attribute.key === key && attribute.values.some((each) => each[defaultLanguage] === value),
  );

/** The sentences with the product's dimensions; those that name a dimension which it does not have are left out. */
function fillSentences(texts: readonly string[], { dimensions }: Product, locale: Locale): string[] {
  const facts: Facts = Object.fromEntries(
    dimensions.map(({ key, inches, millimetres }) => [lowered(key), bothLengthsText(inches, millimetres)]),
  );
  return texts
    .filter((text) => text !== '' && factsOf(() => text).every((fact) => fact in facts))
    .map((text) =>
      inLocale(
        write(() => text, facts),
        locale,
      ),
    );
}

const lowered = (key: string) => key.charAt(0).toLowerCase() + key.slice(1);
