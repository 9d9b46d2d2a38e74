import { inLocale, isDiscontinued, priceField, type ByLocale, type Locale } from '@basin/domain';
import { customerGroups, type Attribute, type Product, specificationsOf } from '../catalogue/index.ts';
import { byLocale } from '../texts/by-locale.ts';
import type { Localized } from '../texts/localized.ts';
import type { Entry } from './entry.ts';
import { productPrice } from './product-price.ts';

/** Fields that lead to a product by an exact value and are not counted. */
export const keyFields = ['ctId_s', 'slug_s', 'masterSKU_s', 'sku_s', 'CustomerFacingSKU_s', 'ProductKind_s'] as const;

/** What the index of each language knows of a product on a day. */
export function productEntries(product: Product, now: Date): ByLocale<Entry> {
  const general = generalPart(product, now);
  return byLocale((locale) => ({ ...general, ...partInLanguage(product, locale) }));
}

function generalPart(product: Product, now: Date) {
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

const partInLanguage = (product: Product, locale: Locale) => ({
  facets: facetsOf(product, locale),
  titles: { productName_s: inLocale(product.name, locale) },
  texts: textsOf(product, locale),
});

/** The field that an attribute is filtered by. */
export const attributeField = (attribute: Attribute): string => `${attribute.key}_ss`;

/** The values of a product's facets in a language. */
export function facetsOf(product: Product, locale: Locale): Entry['facets'] {
  const { variants } = product;
  const attributes = specificationsOf(product).filter(({ facet }) => facet);
  return {
    // the category's key is English in every language; the finer category is for reading
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

// discontinued products stand last; else neighbours should differ, so that a listing does not begin with one family
function rankOf(product: Product, now: Date): number {
  const isGone = product.variants.every(({ discontinued }) => isDiscontinued(discontinued, now));
  return (isGone ? 2 ** 32 : 0) + hash(product.id);
}

/** FNV-1a over the text's code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
