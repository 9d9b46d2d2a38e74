import { percentEncode } from './query.ts';

/** The parts of a product page's URL. */
export interface ProductAddress {
  readonly slug: string;
  readonly category?: string | undefined;
  readonly kind?: 'service-part' | 'design-service' | 'install-service' | undefined;
}

/** The configured paths, without trailing slashes. */
export interface ProductPaths {
  /** Path by category, as spelt in the catalogue. */
  readonly categories?: Readonly<Record<string, string>> | undefined;
  readonly listing: string;
  readonly serviceParts: string;
  readonly designServices: string;
  readonly installServices: string;
}

/**
 * Returns the path of a product page: under its category's configured path, else under the listing page and its
 * category. Service parts are under their landing page; a service is its landing page.
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

/**
 * Returns a category as a path segment: lower case, each run of spaces and ampersands replaced by one hyphen.
 *
 * @see docs/domain.md A79
 */
function categorySlug(category: string): string {
  return category
    .trim()
    .toLowerCase()
    .replace(/[\s&]+/g, '-');
}
