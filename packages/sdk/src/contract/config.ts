import { isConfigurationPath } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call } from './call.ts';
import { errorBodySchema } from './error-body.ts';
import { siteConfigSchema } from './site-config.ts';
import { decodeWith } from './decode-with.ts';
import { byName } from './by-name.ts';
import { anyText } from './values.ts';

const pathSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(512), z.refine(isConfigurationPath));
const pathQuery = z.strictObject({ path: pathSchema });

const servlet = {
  key: 'globalConfig',
  system: 'author',
  method: 'GET',
  path: '/bin/storefront/globalconfig',
  auth: 'none',
  errors: { 404: errorBodySchema },
} as const;

const mappingSchema = z.object({
  pdpURLMapping: z.optional(z.union([byName(anyText), z.array(z.object({ category: anyText, path: anyText }))])),
});

const listingMappingShape = decodeWith(
  mappingSchema,
  ({ pdpURLMapping: mapping = {} }: z.output<typeof mappingSchema>) =>
    Array.isArray(mapping)
      ? new Map(mapping.map(({ category, path }) => [category, path]))
      : new Map(Object.entries(mapping)),
);
export interface ListingMappingSchema extends Named<typeof listingMappingShape> {}
/** The path of the product pages by category. */
export const listingMappingSchema: ListingMappingSchema = listingMappingShape;

const propertySchema = z.object({ data: z.optional(z.union([anyText, byName(anyText)])) });

const urlPropertyShape = decodeWith(propertySchema, ({ data }: z.output<typeof propertySchema>) =>
  data === '' ? undefined : data,
);
export interface UrlPropertySchema extends Named<typeof urlPropertyShape> {}
/** The URLs of a property: a string, or strings by name; undefined when it is empty. */
export const urlPropertySchema: UrlPropertySchema = urlPropertyShape;

const optionsShape = z.array(z.object({ text: anyText, value: anyText }));
interface OptionsSchema extends Named<typeof optionsShape> {}
const optionsSchema: OptionsSchema = optionsShape;
const optionsOrObject = z.union([optionsSchema, z.object({ options: optionsSchema })]);
const wireListSchema = z.union([optionsOrObject, z.object({ data: optionsOrObject })]);

const optionListShape = decodeWith(wireListSchema, optionsFrom);
export interface OptionListSchema extends Named<typeof optionListShape> {}
/** The options of a list, from the older or the newer servlet, with or without a `data` wrapper. */
export const optionListSchema: OptionListSchema = optionListShape;

function optionsFrom(wire: z.output<typeof wireListSchema>): z.output<typeof optionsSchema> {
  if (Array.isArray(wire)) return wire;
  return 'data' in wire ? optionsFrom(wire.data) : wire.options;
}

/** The configuration of the site: four variants of one servlet. */
export const configCalls = {
  /** Returns the whole configuration. */
  global: call({
    ...servlet,
    number: 3,
    query: z.strictObject({ path: pathSchema, caConfig: z.literal('true') }),
    response: siteConfigSchema,
  }),
  /** Returns the path of the product pages by category. */
  listingServlet: call({ ...servlet, number: 4, query: pathQuery, response: listingMappingSchema }),
  /** Returns URLs from the configuration. */
  urlProperty: call({ ...servlet, number: 5, query: pathQuery, response: urlPropertySchema }),
  /** Returns a list of options: countries, account types, … */
  list: call({ ...servlet, number: 6, query: pathQuery, response: optionListSchema }),
};

/** The servlet behind the four variants, for the server. */
export const configurationServlet = call({
  ...servlet,
  number: 3,
  query: z.strictObject({ path: pathSchema, caConfig: z.optional(z.literal('true')) }),
  response: z.union([siteConfigSchema, listingMappingSchema, urlPropertySchema, optionListSchema]),
});
