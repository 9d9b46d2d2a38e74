import type { SiteConfig } from '../../contract/types.ts';

/** Where the index keeps products of one kind, and by which profiles it is asked for them. */
export interface ProductLine {
  readonly collections: string;
  readonly details: string;
  readonly listing: string;
  readonly search: string;
  readonly suggestions: string;
  readonly topSearches: string;
}

/** The products of a shop: its own and the service parts. */
export interface ProductLines {
  readonly products: ProductLine;
  readonly serviceParts: ProductLine;
  /** Whether listings ask for prices in Canada. */
  readonly hasCanadianPrices: boolean;
}

/** What a configuration says of product lines. */
export interface ConfiguredLines extends Pick<SiteConfig, 'products'> {
  readonly general?: Partial<Pick<SiteConfig['general'], 'featureFlags'>> | undefined;
}

/** The key under which the configuration has the shop's own products. */
const houseKey = 'basin';

/** The product lines that a site's configuration names; what it does not name is as in a shop without configuration. */
export function productLinesFrom(site?: ConfiguredLines): ProductLines {
  const [house, parts] = [lineOf(houseKey, `${houseKey}_catalog`), lineOf('service_parts', `${houseKey}_parts`)];
  return {
    products: configured(house, site?.products.get(houseKey)),
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
  const text = (name: string, otherwise: string) => {
    const value = config[name];
    return typeof value === 'string' && value !== '' ? value : otherwise;
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
