import { newsletterTriggerSeconds } from '@basin/domain';
import type { SiteConfig } from '../../contract/types.ts';
import { productLinesFrom, type ProductLines } from '../products/product-lines.ts';

/** What a site is configured to do. Paths begin with a slash and the language. */
export interface ContentSettings {
  /** Pages, with all below them, for customers only. */
  readonly securePaths: readonly string[];
  /** Pages over which a guest is asked to sign in. */
  readonly gatedPaths: readonly string[];
  /** Where a guest is left who does not sign in. */
  readonly landingPath: string;
  /** Pages that are loaded anew on back navigation. */
  readonly reloadPaths: readonly string[];
  /** Pages of the shop by name, such as `search`. */
  readonly pagePaths: Readonly<Record<string, string>>;
  /** The page of each product category. */
  readonly categoryPaths: Readonly<Record<string, string>>;
  /** Such as `privacy`. */
  readonly legalPaths: Readonly<Record<string, string>>;
  readonly orderDetailsPath: string | null;
  /** Where the site lies in the content system; its pages are served without it. */
  readonly pagePathPrefix: string | null;
  /** The account of the image service. */
  readonly imageAccount: string | null;
  readonly swatchUrl: string | null;
  /** Features that are switched on. */
  readonly flags: ReadonlySet<string>;
  readonly recentlyViewedMax: number | null;
  /** Texts for the shopper by name, such as `downloadFailed`, which govern over the dictionary's. */
  readonly messages: Readonly<Record<string, string>>;
  /** What a page says when the browser cannot tell where the shopper is; null when nothing is configured. */
  readonly locationError: LocationErrorText | null;
  /** When the newsletter opens by itself, in seconds. */
  readonly newsletterTriggerSeconds: number;
  /** What is put behind the names of those who sign in without it, such as `.example`. */
  readonly usernameExtension: string | null;
  /** The public key of the financing provider's script. */
  readonly financingKey: string | null;
  /** A regular expression; the usual rule governs without it. */
  readonly passwordPattern: string | null;
  /** Regular expressions by the name of a form's field. */
  readonly fieldPatterns: Readonly<Record<string, string>>;
  /** Where the index keeps products. */
  readonly productLines: ProductLines;
  /** What is configured of each product line by key, brands among them. Read it through a schema. */
  readonly lineSettings: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/** The `geoLocationError*` of the configuration. @see catalogue spec §8 */
export interface LocationErrorText {
  readonly title: string;
  readonly message: string;
  /** Where to go on; null unless both its path and its label are configured. */
  readonly link: { readonly path: string; readonly label: string } | null;
}

/** The settings of a configuration, with the page of each category. */
export function settingsFrom(site: SiteConfig, categoryPaths: ReadonlyMap<string, string>): ContentSettings {
  const { general, products } = site;
  const { securePaths, gatedPaths, reloadPaths, pagePaths, fieldPatterns, featureFlags, messages } = general;
  return {
    ...{ securePaths, gatedPaths, reloadPaths, pagePaths, fieldPatterns, messages },
    locationError: locationErrorFrom(general.locationError),
    landingPath: general.landingPath ?? '/',
    categoryPaths: Object.fromEntries(categoryPaths),
    legalPaths: general.legalPageLinks,
    orderDetailsPath: general.orderDetailsPath ?? null,
    pagePathPrefix: general.shortenedPagePath ?? null,
    imageAccount: general.scene7AccountName ?? null,
    swatchUrl: general.swatchUrl ?? null,
    flags: new Set(Object.entries(featureFlags).flatMap(([name, isOn]) => (isOn ? [name] : []))),
    recentlyViewedMax: general.recentlyViewedMax ?? null,
    newsletterTriggerSeconds: general.newsletterTriggerSeconds ?? newsletterTriggerSeconds,
    usernameExtension: general.usernameExtension ?? null,
    financingKey: general.financingKey ?? null,
    passwordPattern: general.passwordPattern ?? null,
    productLines: productLinesFrom(site),
    lineSettings: products,
  };
}

function locationErrorFrom({
  title,
  message,
  ctaLink: path,
  ctaLabel: label,
}: SiteConfig['general']['locationError']): LocationErrorText | null {
  if (title === undefined || message === undefined) return null;
  return { title, message, link: path === undefined || label === undefined ? null : { path, label } };
}
