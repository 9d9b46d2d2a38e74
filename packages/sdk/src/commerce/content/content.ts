import type { Locale } from '@basin/domain';
import type { CatalogueCalls, ContentCalls, FeaturesCalls } from '../../calls.ts';
import { hasStatus, isSdkError } from '../../client/errors.ts';
import type { ConfigCache } from '../../config/config-cache.ts';
import type { SiteConfig } from '../../contract/types.ts';
import { readOnce } from './read-once.ts';
import { contentPageFrom, type ContentPage } from './read-page.ts';
import { settingsFrom, type ContentSettings } from './read-settings.ts';

/** What editors publish. Settings, texts and options are cached; while they cannot be loaded they are empty. */
export interface Content {
  /** The page at a path with its language, such as `/en/products`; null when there is none. */
  readonly page: (path: string) => Promise<ContentPage | null>;
  /** The texts of the language by key. */
  readonly texts: () => Promise<ReadonlyMap<string, string>>;
  /** What the site is configured to do. */
  readonly settings: () => Promise<ContentSettings>;
  /** The options of a list for forms; empty when it is not configured. */
  readonly options: (list: OptionListName) => Promise<readonly ListOption[]>;
  /** The addresses that are configured under a name, such as `storeLocator`; null when there are none. */
  readonly address: (name: string) => Promise<string | Readonly<Record<string, string>> | null>;
  /** The features that are switched on now. */
  readonly flags: () => Promise<ReadonlySet<string>>;
  /** Explanations of words such as `overage`, by key. */
  readonly tooltips: () => Promise<ReadonlyMap<string, string>>;
}

/** Lists that forms choose from and codes are named by. @see catalogue spec §3 */
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
  /** What a form sends. */
  readonly value: string;
  /** What a shopper reads. */
  readonly label: string;
}

/** In which language, and where settings and texts are cached. */
export interface ContentOptions {
  readonly locale: Locale;
  readonly config: ConfigCache;
  /** Reads drafts where there are any: the calls are then signed with the credentials of an editor. */
  readonly isPreview?: boolean | undefined;
}

/** The calls that content is made of, beside those of its cache. */
export interface ContentNounCalls {
  readonly content: Pick<ContentCalls, 'pageModel'>;
  readonly features: Pick<FeaturesCalls, 'list'>;
  readonly catalogue: Pick<CatalogueCalls, 'tooltips'>;
}

/** What editors publish, over the calls given. @see platform spec §2, §7 and catalogue spec §3, §7 */
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
      if (hasStatus(error, 404) || isUnnameable(error)) return null;
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

// an answer that is kept is read once
const pageOf = readOnce(contentPageFrom);
const settingsOf = readOnce((site: SiteConfig) =>
  readOnce((listings: ReadonlyMap<string, string>) => settingsFrom(site, listings)),
);

/** A path that can be the name of no page, such as one with an encoded slash. */
const isUnnameable = (error: unknown): boolean =>
  isSdkError(error) && error.kind === 'contract' && error.direction === 'request';
