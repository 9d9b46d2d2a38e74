import { facetFilter } from '@basin/domain';
import { check } from '../../check-value.ts';

/** The filters of every shop by name, with their index fields. */
const fields: Readonly<Record<string, string>> = {
  /** the category, such as `bathroom-faucets` */
  category: 'Product_Category',
  /** the section of the catalogue, such as bathroom or tile */
  section: 'ProductSection_s',
  /** the subcategory, such as `widespread-faucets` */
  type: 'ProductLocalCategory_s',
  /** the brand */
  brand: 'ProductBrandName_s',
  /** the collection */
  collection: 'Collection_ss',
  /** the kind of product: fixture, tile, trim, part or service */
  kind: 'ProductKind_s',
  /** an available finish, such as `polished-nickel` */
  finish: 'SKUColorFinishName_s',
  /** the family of a finish, such as `nickel` */
  finishFamily: 'SKUColorFamily_s',
  /** one of its skus */
  sku: 'variantList.sku_ss',
  /** one of its model numbers, as printed on the product */
  modelNumber: 'CustomerFacingSKU_s',
};
const names: ReadonlyMap<string, string> = /* @__PURE__ */ (() =>
  new Map(Object.entries(fields).map(([name, field]) => [field, name])))();

/** The required values by filter; a product needs one value of each: `{ finish: ['polished-nickel'], brand: ['Averell'] }`. */
export type ProductFilters = Readonly<Record<string, readonly string[]>>;

/** Returns the index field of a filter; the field of an attribute is named after it, as in `flowRate`. */
export const fieldOfFilter = (name: string): string =>
  (Object.hasOwn(fields, name) ? fields[name] : undefined) ??
  (/^[a-z][A-Za-z0-9]*$/.test(name) ? `${name[0]?.toUpperCase()}${name.slice(1)}_ss` : name);

/** Returns the filter name of an index field, as used in URLs. */
export const filterOfField = (field: string): string =>
  names.get(field) ??
  (/^[A-Z][A-Za-z0-9]*_ss$/.test(field) ? `${field[0]?.toLowerCase()}${field.slice(1, -'_ss'.length)}` : field);

/**
 * Returns the index filters for some filters; filters without values are ignored.
 *
 * @throws {TypeError} when the values of a filter are not an array
 */
export const filterQueries = (filters: ProductFilters): string[] =>
  Object.entries(filters).flatMap(([name, values]) => {
    check(Array.isArray(values), name, 'an array', values);
    return facetFilter(fieldOfFilter(name), values) ?? [];
  });
