import { newsletterTriggerSeconds } from '@basin/domain';
import type { SiteConfig } from '../../contract/types.ts';
import { productLinesFrom, type ProductLines } from '../products/product-lines.ts';

/** The settings of a site. Paths begin with a slash and the language. */
export interface ContentSettings {
  /** Pages for customers only, including all pages below them. */
  readonly securePaths: readonly string[];
  /** Pages with a sign-in prompt for guests. */
  readonly gatedPaths: readonly string[];
  /** The page for guests who do not sign in. */
  readonly landingPath: string;
  /** Pages that reload on back navigation. */
  readonly reloadPaths: readonly string[];
  /** Pages of the shop by name, such as `search`. */
  readonly pagePaths: Readonly<Record<string, string>>;
  /** The page of each product category. */
  readonly categoryPaths: Readonly<Record<string, string>>;
  /** Such as `privacy`. */
  readonly legalPaths: Readonly<Record<string, string>>;
  readonly orderDetailsPath: string | null;
  /** The path of the site in the content system; its pages are served without it. */
  readonly pagePathPrefix: string | null;
  /** The account of the image service. */
  readonly imageAccount: string | null;
  readonly swatchUrl: string | null;
  /** The enabled features. */
  readonly flags: ReadonlySet<string>;
  readonly recentlyViewedMax: number | null;
  /** Texts for the shopper by name, such as `downloadFailed`, which override those of the dictionary. */
  readonly messages: Readonly<Record<string, string>>;
  /** The text to show when the browser cannot determine the shopper's location; null when not configured. */
  readonly locationError: LocationErrorText | null;
  /** Seconds until the newsletter popup opens. */
  readonly newsletterTriggerSeconds: number;
  /** The suffix that is appended to user names without one, such as `.example`. */
  readonly usernameExtension: string | null;
  /** The public key of the financing provider's script. */
  readonly financingKey: string | null;
  /** A regular expression that replaces the default password rule. */
  readonly passwordPattern: string | null;
  /** Regular expressions by form field name. */
  readonly fieldPatterns: Readonly<Record<string, string>>;
  /** The product lines of the search index. */
  readonly productLines: ProductLines;
  /** The configuration of each product line by key, including its brands. Parse it with a schema. */
  readonly lineSettings: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/** The `geoLocationError*` of the configuration. @see catalogue spec §8 */
export interface LocationErrorText {
  readonly title: string;
  readonly message: string;
  /** A link to continue with; null unless both its path and its label are configured. */
  readonly link: { readonly path: string; readonly label: string } | null;
}

/** Returns the settings of a configuration, with the page of each category. */
export function settingsFrom(site: SiteConfig, categoryPaths: ReadonlyMap<string, string>): ContentSettings {
  const { general, products } = site;
  const { securePaths, gatedPaths, reloadPaths, pagePaths, fieldPatterns, featureFlags, messages } = general;
  return {
    securePaths,
    gatedPaths,
    reloadPaths,
    pagePaths,
    fieldPatterns,
    messages,
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
