import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultLanguage, inLocale, type Locale } from '@basin/domain';
import * as z from 'zod';
import type { Product } from '../catalogue/index.ts';
import { bothLengthsText } from '../texts/measure.ts';
import { placeholdersOf, localize, type Facts } from '../texts/text.ts';

const sentences = z.array(z.string());

/** The installation guide of one kind of product. Sentences that name a dimension apply to products that have it. */
const guideSchema = z.strictObject({ tools: sentences, before: sentences, steps: sentences, check: z.string() });

/** The products of a guide: those that match every member. Categories and values are in the default language. */
const ruleSchema = z.strictObject({
  localCategory: z.string().optional(),
  category: z.string().optional(),
  kind: z.string().optional(),
  attributes: z.record(z.string(), z.string()).optional(),
  guide: z.string(),
});
type Rule = z.output<typeof ruleSchema>;

/** The rules, and the guides of a language by name. */
export const [guideRulesSchema, guidesSchema] = [z.array(ruleSchema), z.record(z.string(), guideSchema)];

/** An installation guide for one product in one language. */
export type Guide = Readonly<Record<'tools' | 'before' | 'steps' | 'check', readonly string[]>>;

export type FindGuide = (product: Product, locale: Locale) => Guide;

const rulesFile = 'products.json';
const emptyGuide = { tools: [], before: [], steps: [], check: '' };

/**
 * Returns a function that finds a product's installation guide in a folder. `products.json` lists the rules, of which
 * the first match applies; one file per language contains the guides by name. A product without a guide gets an empty
 * one.
 */
export function folderGuides(folder: string): FindGuide {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const rules = files.includes(rulesFile) ? guideRulesSchema.parse(read(rulesFile)) : [];
  const guides = new Map(
    files
      .filter((file) => file !== rulesFile)
      .map((file) => [basename(file, '.json'), guidesSchema.parse(read(file))] as const),
  );
  return (product, locale) => {
    const name = rules.find((rule) => matchesRule(rule, product))?.guide ?? '';
    const { tools, before, steps, check } =
      guides.get(locale)?.[name] ?? guides.get(defaultLanguage)?.[name] ?? emptyGuide;
    const fill = (texts: readonly string[]) => fillSentences(texts, product, locale);
    return { tools: fill(tools), before: fill(before), steps: fill(steps), check: fill([check]) };
  };
}

function matchesRule({ localCategory, category, kind, attributes = {} }: Rule, product: Product): boolean {
  const isMatch = (wanted: string | undefined, value: string) => wanted === undefined || wanted === value;
  return (
    isMatch(localCategory, product.localCategory[defaultLanguage]) &&
    isMatch(category, product.category[defaultLanguage]) &&
    isMatch(kind, product.kind) &&
    Object.entries(attributes).every(([key, value]) => hasAttribute(product, key, value))
  );
}

const hasAttribute = ({ attributes }: Product, key: string, value: string): boolean =>
  attributes.some(
    (attribute) => attribute.key === key && attribute.values.some((each) => each[defaultLanguage] === value),
  );

/** Fills in the product's dimensions and drops sentences that name a dimension it does not have. */
function fillSentences(texts: readonly string[], { dimensions }: Product, locale: Locale): string[] {
  const facts: Facts = Object.fromEntries(
    dimensions.map(({ key, inches, millimetres }) => [uncapitalize(key), bothLengthsText(inches, millimetres)]),
  );
  return texts
    .filter((text) => text !== '' && placeholdersOf(() => text).every((fact) => fact in facts))
    .map((text) =>
      inLocale(
        localize(() => text, facts),
        locale,
      ),
    );
}

const uncapitalize = (key: string) => key.charAt(0).toLowerCase() + key.slice(1);
