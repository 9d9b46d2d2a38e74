import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { localisedSchema } from './localised.ts';
import { anyText, texts, optionalFlag, optionalText, quantitySchema } from './values.ts';
import { decodeWith } from './decode-with.ts';
import { byName } from './by-name.ts';

const bundleItemSchema = z.object({
  sku_s: anyText,
  quantity: z._default(quantitySchema, 1),
  productName_s: optionalText,
  slug_s: optionalText,
  CustomerFacingSKU_s: optionalText,
  groupName: optionalText,
});

const bundleItemTextSchema = z.pipe(
  decodeWith(anyText, (text: string): unknown => parsed(text)),
  bundleItemSchema,
);

/** Invalid JSON stays a string, which the next schema rejects. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const foundPageSchema = z.object({
  title_s: anyText,
  url_s: anyText,
  description_s: optionalText,
  kind_s: optionalText,
});

const fusionShape = z.object({
  fusionQueryId: optionalText,
  isCollapsePLP: z.optional(z.union([z.boolean(), z.literal(['true', 'false'])])),
  'facet.field': z.optional(texts),
  facet_labels: z.optional(z.union([localisedSchema, texts])),
  // our extension: the keys of facet values in URLs, the same in every language
  facet_value_keys: z.optional(byName(localisedSchema)),
  color_swatch_labels: z.optional(localisedSchema),
  BundleSKUDetails: z.optional(z.array(z.union([bundleItemSchema, bundleItemTextSchema]))),
  redirect: z.optional(texts),
  // our extension: no document matches the words exactly, only approximately
  isNearMatch: optionalFlag,
  // our extension: the words name the category of the first document
  isCategoryMatch: optionalFlag,
  // our extension: pages of the site that match the words
  pages: z.optional(z.array(foundPageSchema)),
});
export interface FusionSchema extends Named<typeof fusionShape> {}
/** The data that the search service adds to an index response. */
export const fusionSchema: FusionSchema = fusionShape;

type Fusion = z.output<typeof fusionSchema>;

/** Returns labels by field, from an object or from `field:label` strings. */
export function labelsFrom(labels: Fusion['facet_labels']): ReadonlyMap<string, string> {
  if (!Array.isArray(labels)) return new Map(Object.entries(labels ?? {}));
  return new Map(labels.map((text) => text.split(/:(?=[^:]*$)/) as [string, string]));
}

/** Returns the pages of a response with plain names. */
export const pageHitsFrom = (fusion: Fusion | undefined) =>
  (fusion?.pages ?? []).map((page) => ({
    title: page.title_s,
    path: page.url_s,
    description: page.description_s,
    kind: page.kind_s,
  }));

/** Returns the items of a bundle with plain names. */
export const bundleItemsFrom = (fusion: Fusion | undefined) =>
  (fusion?.BundleSKUDetails ?? []).map((item) => ({
    sku: item.sku_s,
    quantity: item.quantity,
    name: item.productName_s,
    slug: item.slug_s,
    customerFacingSku: item.CustomerFacingSKU_s,
    groupName: item.groupName,
  }));
