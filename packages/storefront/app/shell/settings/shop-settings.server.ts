import type { ProductPaths } from '@basin/domain';
import { productLinesFrom, type ProductLines } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import * as z from 'zod';
import { languageContext, logContext, systemsContext } from '../request-context.server.ts';
import { readBrands, type BrandSettings } from './brand-settings.ts';

const generalSchema = z.looseObject({
  landingPath: z.string().default('/'),
  pagePaths: z.looseObject({
    listing: z.string(),
    serviceParts: z.string(),
    designServices: z.string(),
    installServices: z.string(),
    search: z.string(),
  }),
});

/** Whether the configuration says what the shop cannot do without. */
export const hasSettings = (general: unknown): boolean => generalSchema.safeParse(general).success;

/** The part of the site's configuration that pages read. */
export interface ShopSettings {
  /** Pages, with all below them, for customers only. */
  readonly securePaths: readonly string[];
  /** Pages over which a guest is asked to sign in. */
  readonly gatedPaths: readonly string[];
  /** Where a guest is left who does not sign in. */
  readonly landingPath: string;
  readonly productPaths: ProductPaths;
  readonly imageAccount: string;
  /** Where swatches are served, when they are not among the pictures. */
  readonly swatchUrl: string | undefined;
  readonly recentlyViewedMax: number | undefined;
  /** Where the site lies in the content system; its pages are served without it. */
  readonly pagePathPrefix: string;
  /** Whether a product shows three of its related pages at most. */
  readonly isRelatedLimited: boolean;
  /** Where the index keeps the shop's own products and the service parts. */
  readonly productLines: ProductLines;
  readonly brands: readonly BrandSettings[];
}

/** The configuration of the request's language; kept for ten minutes. */
export async function shopSettings(context: Readonly<RouterContextProvider>): Promise<ShopSettings> {
  const { locale } = context.get(languageContext);
  const { site } = context.get(systemsContext);
  const log = context.get(logContext);
  const [{ general, products }, categories] = await Promise.all([site.site(locale), site.listingMapping(locale)]);
  const { landingPath, pagePaths } = generalSchema.parse(general);
  const { listing, serviceParts, designServices, installServices } = pagePaths;
  return {
    securePaths: general.securePaths,
    gatedPaths: general.gatedPaths,
    landingPath,
    productPaths: {
      categories: Object.fromEntries(categories),
      listing,
      serviceParts,
      designServices,
      installServices,
    },
    imageAccount: general.scene7AccountName ?? 'BASIN',
    swatchUrl: general.swatchUrl,
    pagePathPrefix: general.shortenedPagePath ?? '/content',
    isRelatedLimited: general.featureFlags.limitRelatedToThree === true,
    recentlyViewedMax: general.recentlyViewedMax,
    productLines: productLinesFrom({ products, general }),
    brands: readBrands(products, (problem, message) => log.warn(problem, message)),
  };
}

/** The skin of a brand, or of one of its pages; nothing for what is the whole shop's. */
export const skinOf = ({ brands: all }: ShopSettings, { brand, path }: { brand?: string; path?: string }) =>
  all.find((each) => each.brand === brand || (path !== undefined && each.pages.includes(path)))?.skin;
