import type { SiteConfig } from '../../contract/types.ts';

/** The index collections and profiles of one kind of product. */
export interface ProductLine {
  readonly collections: string;
  readonly details: string;
  readonly listing: string;
  readonly search: string;
  readonly suggestions: string;
  readonly topSearches: string;
}

/** The product lines of a shop: its products and the service parts. */
export interface ProductLines {
  readonly products: ProductLine;
  readonly serviceParts: ProductLine;
  /** Whether listings request Canadian prices. */
  readonly hasCanadianPrices: boolean;
}

/** The configuration of product lines. */
export interface ConfiguredLines extends Pick<SiteConfig, 'products'> {
  readonly general?: Partial<Pick<SiteConfig['general'], 'featureFlags'>> | undefined;
}

/** The configuration key of the shop's products. */
const shopKey = 'basin';

/** Returns the product lines of a site's configuration, with defaults for missing values. */
export function productLinesFrom(site?: ConfiguredLines): ProductLines {
  const [shop, parts] = [lineOf(shopKey, `${shopKey}_catalog`), lineOf('service_parts', `${shopKey}_parts`)];
  return {
    products: configured(shop, site?.products.get(shopKey)),
    serviceParts: configured(parts, site?.products.get('serviceParts')),
    hasCanadianPrices: site?.general?.featureFlags?.canadianPrice === true,
  };
}

const lineOf = (name: string, collections: string): ProductLine => ({
  collections,
  details: `profile_${name}_PDP`,
  listing: `profile_${name}_PLP`,
  search: `profile_${name}_Search`,
  suggestions: `profile_${name}_Typeahead`,
  topSearches: `profile_${name}_Top_Searches`,
});

function configured(line: ProductLine, config: Readonly<Record<string, unknown>> = {}): ProductLine {
  const text = (name: string, fallback: string) => {
    const value = config[name];
    return typeof value === 'string' && value !== '' ? value : fallback;
  };
  return {
    collections: text('collections', line.collections),
    details: text('profilename', line.details),
    listing: text('listingProfilename', line.listing),
    search: text('searchProfilename', line.search),
    suggestions: text('typeAheadProfilename', line.suggestions),
    topSearches: text('topSearchesProfilename', line.topSearches),
  };
}
