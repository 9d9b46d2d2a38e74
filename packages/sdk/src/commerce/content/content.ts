import type { Locale } from '@basin/domain';
import type { CatalogueCalls, ContentCalls, FeaturesCalls } from '../../calls.ts';
import { hasStatus, isSdkError } from '../../client/errors.ts';
import type { ConfigCache } from '../../config/config-cache.ts';
import type { SiteConfig } from '../../contract/types.ts';
import { memoized } from './memoized.ts';
import { contentPageFrom, type ContentPage } from './read-page.ts';
import { settingsFrom, type ContentSettings } from './read-settings.ts';

/** Published content. Settings, texts and options are cached; they are empty while they cannot be loaded. */
export interface Content {
  /** Returns the page at a path with its language, such as `/en/products`; null for an unknown page. */
  readonly page: (path: string) => Promise<ContentPage | null>;
  /** Returns the texts of the language by key. */
  readonly texts: () => Promise<ReadonlyMap<string, string>>;
  /** Returns the settings of the site. */
  readonly settings: () => Promise<ContentSettings>;
  /** Returns the options of a list for forms; empty when it is not configured. */
  readonly options: (list: OptionListName) => Promise<readonly ListOption[]>;
  /** Returns the URLs that are configured under a name, such as `storeLocator`; null when it is not configured. */
  readonly address: (name: string) => Promise<string | Readonly<Record<string, string>> | null>;
  /** Returns the enabled features. */
  readonly flags: () => Promise<ReadonlySet<string>>;
  /** Returns explanations of terms such as `overage`, by key. */
  readonly tooltips: () => Promise<ReadonlyMap<string, string>>;
}

/** Lists of options for forms, and of names for codes. @see catalogue spec §3 */
export type OptionListName =
  | 'accountTypes'
  | 'businessTypes'
  | 'businessSubTypes'
  | 'countries'
  | 'states'
  | 'provinces'
  | 'occupations'
  | 'jobTypes'
  | 'cardTypes'
  | 'tracking'
  | 'commonItems'
  | 'placeOfPurchase'
  | 'companyDomains'
  | 'storeCountries';

/** An option of a form. */
export interface ListOption {
  /** The submitted value. */
  readonly value: string;
  /** The text for the shopper. */
  readonly label: string;
}

/** The language of the content, and the cache of settings and texts. */
export interface ContentOptions {
  readonly locale: Locale;
  readonly config: ConfigCache;
  /** Reads drafts if available; the calls then need the credentials of an editor. */
  readonly isPreview?: boolean | undefined;
}

/** The calls that content uses, in addition to those of its cache. */
export interface ContentNounCalls {
  readonly content: Pick<ContentCalls, 'pageModel'>;
  readonly features: Pick<FeaturesCalls, 'list'>;
  readonly catalogue: Pick<CatalogueCalls, 'tooltips'>;
}

/** Creates published content on the given calls. @see platform spec §2, §7 and catalogue spec §3, §7 */
export const createContent = (
  calls: ContentNounCalls,
  { locale, config, isPreview = false }: ContentOptions,
): Content => ({
  async page(path) {
    try {
      return pageOf(
        await calls.content.pageModel({ params: { pagePath: path }, query: isPreview ? { wcmmode: 'preview' } : {} }),
      );
    } catch (error) {
      if (hasStatus(error, 404) || isInvalidPath(error)) return null;
      throw error;
    }
  },
  texts: () => config.dictionary(locale),
  async settings() {
    const [site, listings] = await Promise.all([config.site(locale), config.listingMapping(locale)]);
    return settingsOf(site)(listings);
  },
  async options(list) {
    const path = (await config.site(locale)).general.listPaths[list];
    const options = path === undefined ? [] : await config.options(path);
    return options.map(({ text: label, value }) => ({ value, label }));
  },
  async address(name) {
    const path = (await config.site(locale)).general.urlPaths[name];
    return (path === undefined ? undefined : await config.urlProperty(path)) ?? null;
  },
  flags: () => calls.features.list({ query: {} }),
  tooltips: () => calls.catalogue.tooltips({ query: { collection: `basin_tooltips_${locale}` } }),
});

// a cached response is converted only once
const pageOf = memoized(contentPageFrom);
const settingsOf = memoized((site: SiteConfig) =>
  memoized((listings: ReadonlyMap<string, string>) => settingsFrom(site, listings)),
);

/** Whether a path is invalid for any page, such as one with an encoded slash. */
const isInvalidPath = (error: unknown): boolean =>
  isSdkError(error) && error.kind === 'contract' && error.direction === 'request';
