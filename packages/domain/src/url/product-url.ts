import { percentEncode } from './query.ts';

/** What a product page's address is made of. */
export interface ProductAddress {
  readonly slug: string;
  readonly category?: string | undefined;
  readonly kind?: 'service-part' | 'design-service' | 'install-service' | undefined;
}

/** Paths of the configuration, without a slash at the end. */
export interface ProductPaths {
  /** Path by category, as spelt in the catalogue. */
  readonly categories?: Readonly<Record<string, string>> | undefined;
  readonly listing: string;
  readonly serviceParts: string;
  readonly designServices: string;
  readonly installServices: string;
}

/**
 * The path of a product's page: under its category's configured path, else under the listing page and its category; service parts under
 * their landing page; a service is its landing page.
 *
 * @see catalogue spec §2
 */
export function productUrl({ slug, category = '', kind }: ProductAddress, paths: ProductPaths): string {
  if (kind === 'design-service') return paths.designServices;
  if (kind === 'install-service') return paths.installServices;
  if (kind === 'service-part') return `${paths.serviceParts}/${percentEncode(slug)}`;
  return `${categoryPath(category, paths)}/${percentEncode(slug)}.html`;
}

function categoryPath(category: string, { categories = {}, listing }: ProductPaths): string {
  if (Object.hasOwn(categories, category)) return categories[category] ?? listing;
  const name = categorySlug(category);
  return name === '' ? listing : `${listing}/${percentEncode(name)}`;
}

/** A category as a path part: lower case, each run of spaces and ampersands one hyphen. @see docs/domain.md A79 */
function categorySlug(category: string): string {
  return category
    .trim()
    .toLowerCase()
    .replace(/[\s&]+/g, '-');
}
