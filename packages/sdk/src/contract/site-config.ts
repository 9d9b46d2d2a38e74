import { productConfigurations, salesChannelOf } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { anyText, texts, optionalInt, optionalText } from './values.ts';
import { decodeWith } from './decode-with.ts';
import { byName } from './by-name.ts';

const textSchema = optionalText;
const textsByName = z._default(byName(anyText), {});

const generalSchema = z.looseObject({
  isPublish: z._default(z.boolean(), true),
  shortendPagePath: textSchema,
  shortenedPagePath: textSchema,
  scene7AccountName: textSchema,
  swatchUrl: textSchema,
  apimHost: textSchema,
  plpServletPath: textSchema,
  geoLocationErrorTitle: textSchema,
  geoLocationErrorMessage: textSchema,
  geoLocationErrorCtaLink: textSchema,
  geoLocationErrorCtaLabel: textSchema,
  securePaths: z._default(texts, []),
  gatedPaths: z._default(texts, []),
  landingPath: textSchema,
  reloadPaths: z._default(texts, []),
  pagePaths: textsByName,
  legalPageLinks: textsByName,
  listPaths: textsByName,
  urlPaths: textsByName,
  featureFlags: z._default(byName(z.boolean()), {}),
  messages: textsByName,
  fieldPatterns: textsByName,
  recentlyViewedMax: optionalInt,
  newsletterTriggerSeconds: optionalInt,
  usernameExtension: textSchema,
  passwordPattern: textSchema,
  priceUpdate: textSchema,
  financingKey: textSchema,
  orderDetailsPath: textSchema,
});

const wireConfigSchema = z.looseObject({
  general: z.prefault(generalSchema, {}),
  apiEndPointData: z.optional(z.object({ map: z.looseObject({ channel: textSchema }) })),
  apiEndpoints: z._default(byName(anyText), {}),
});

/** The index profile and collection of a product line. */
const productConfigSchema = z.looseObject({
  profilename: textSchema,
  collections: textSchema,
});

const siteConfigShape = decodeWith(wireConfigSchema, siteConfigFrom);
export interface SiteConfigSchema extends Named<typeof siteConfigShape> {}
/** The configuration of the site; missing values are undefined or empty. */
export const siteConfigSchema: SiteConfigSchema = siteConfigShape;

function siteConfigFrom({ general, apiEndPointData, apiEndpoints, ...rest }: z.output<typeof wireConfigSchema>) {
  const {
    shortendPagePath,
    plpServletPath,
    geoLocationErrorTitle: title,
    geoLocationErrorMessage: message,
    geoLocationErrorCtaLink: ctaLink,
    geoLocationErrorCtaLabel: ctaLabel,
    ...others
  } = general;
  return {
    general: {
      ...others,
      shortenedPagePath: shortendPagePath ?? general.shortenedPagePath,
      listingServletPath: plpServletPath,
      locationError: { title, message, ctaLink, ctaLabel },
    },
    channel: salesChannelOf({ apiEndPointData }),
    endpoints: new Map(Object.entries(apiEndpoints)),
    products: productConfigsFrom(rest),
  };
}

type ProductConfig = z.output<typeof productConfigSchema>;

/** The configuration of each product line by product key. */
function productConfigsFrom(members: Readonly<Record<string, unknown>>) {
  const configs = new Map<string, ProductConfig>();
  for (const [product, block] of productConfigurations(members)) {
    const config = productConfigSchema.safeParse(block).data;
    if (config) configs.set(product, config);
  }
  return configs;
}
