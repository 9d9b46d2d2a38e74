import { guestPersona, inLocale, isDiscontinued, priceField, type ByLocale, type Locale } from '@basin/domain';
import { customerGroups, type Attribute, type Product, specificationsOf } from '../catalogue/index.ts';
import { byLocale } from '../texts/by-locale.ts';
import type { Localized } from '../texts/localized.ts';
import type { Entry } from './entry.ts';
import { productPrice } from './product-price.ts';

/** Fields that can be searched by exact value but are not counted. */
export const keyFields = ['ctId_s', 'slug_s', 'masterSKU_s', 'sku_s', 'CustomerFacingSKU_s', 'ProductKind_s'] as const;

/** Returns the index entries of a product in each language, as of a date. */
export function productEntries(product: Product, now: Date): ByLocale<Entry> {
  const common = commonPart(product, now);
  return byLocale((locale) => ({ ...common, ...localizedPart(product, locale) }));
}

function commonPart(product: Product, now: Date) {
  const { variants } = product;
  const skus = variants.map(({ sku }) => sku);
  const customerFacingSkus = variants.map(({ customerFacingSku }) => customerFacingSku);
  return {
    id: product.id,
    keys: {
      ctId_s: [product.id],
      slug_s: [product.slug],
      masterSKU_s: [product.masterSku],
      sku_s: skus,
      CustomerFacingSKU_s: customerFacingSkus,
      ProductKind_s: [product.kind],
    } satisfies Record<(typeof keyFields)[number], readonly string[]>,
    numbers: numbersOf(product, now),
    models: [...skus, ...customerFacingSkus],
    variantCount: variants.length,
    rank: rankOf(product, now),
  };
}

const localizedPart = (product: Product, locale: Locale) => ({
  facets: facetsOf(product, locale),
  titles: { productName_s: inLocale(product.name, locale) },
  texts: textsOf(product, locale),
});

/** Returns the field by which an attribute is filtered. */
export const attributeField = (attribute: Attribute): string => `${attribute.key}_ss`;

/** Returns the facet values of a product in a language. */
export function facetsOf(product: Product, locale: Locale): Entry['facets'] {
  const { variants } = product;
  const attributes = specificationsOf(product).filter(({ facet }) => facet);
  return {
    // the category is a key and English in every language; the subcategory is localized
    Product_Category: [product.category.en],
    ProductSection_s: [inLocale(product.section, locale)],
    ProductLocalCategory_s: [inLocale(product.localCategory, locale)],
    ProductBrandName_s: [product.brand],
    SKUColorFamily_s: variants.map(({ colourFamily }) => inLocale(colourFamily, locale)),
    SKUColorFinishName_s: variants.map(({ finish }) => inLocale(finish, locale)),
    ...Object.fromEntries(
      attributes.map((each) => [attributeField(each), each.values.map((value) => inLocale(value, locale))]),
    ),
  };
}

function numbersOf(product: Product, now: Date): Entry['numbers'] {
  const prices = customerGroups.map((group) => [priceField(group), productPrice(product, group, now)?.final] as const);
  return { ...Object.fromEntries(prices), RegionLaunchDate_dt: Date.parse(product.launchDate) };
}

function textsOf(product: Product, locale: Locale): Entry['texts'] {
  const { name, category, localCategory, section, brand, collection, variants, shape, size } = product;
  const attributes = product.attributes.flatMap(({ values }) => values);
  const finishes = variants.flatMap(({ finish, colourFamily }) => [finish, colourFamily]);
  const read = (texts: readonly (Localized | undefined)[]): string[] =>
    texts.flatMap((text) => (text ? inLocale(text, locale) : []));
  return {
    name: read([name]),
    kind: [...read([category, localCategory, section]), brand, ...(collection ? [collection.name] : [])],
    finish: read([...finishes, shape, size]),
    text: read([product.shortDescription, ...product.features, ...attributes]),
  };
}

/**
 * Ranks the products that are shown best first and discontinued ones last. Within each group they are shuffled, so that
 * a listing does not start with a single family; dearer ones are more often before cheaper ones, so that a department
 * does not start with its accessories.
 */
function rankOf(product: Product, now: Date): number {
  const isGone = product.variants.every(({ discontinued }) => isDiscontinued(discontinued, now));
  const group = isGone ? 2 : photographsOf(product) < wellShown ? 1 : 0;
  const price = productPrice(product, guestPersona, now)?.final ?? 0;
  return group + 1 - (hash(product.id) / 2 ** 32) ** (1 / (1 + price));
}

/** The number of photographs that shows a product well: the piece, a detail, and a room. */
const wellShown = 3;

/** Returns the number of photographs of a product's main finish, including its rooms but not its drawing. */
const photographsOf = ({ variants: [main], images }: Product): number => 1 + (main?.views?.length ?? 0) + images.length;

/** The FNV-1a hash of the text's code units, mixed so that similar texts have distant hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
