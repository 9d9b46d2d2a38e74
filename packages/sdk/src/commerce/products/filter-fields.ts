import { facetFilter } from '@basin/domain';

/** The filters that every shop has, by name, and the field of the index behind each. */
const fields: Readonly<Record<string, string>> = {
  /** the category, such as `bathroom-faucets` */
  category: 'Product_Category',
  /** the part of the catalogue, such as bathroom or tile */
  section: 'ProductSection_s',
  /** the finer category, such as `widespread-faucets` */
  type: 'ProductLocalCategory_s',
  /** the brand */
  brand: 'ProductBrandName_s',
  /** the collection */
  collection: 'Collection_ss',
  /** what is sold: fixture, tile, trim, part or service */
  kind: 'ProductKind_s',
  /** a finish that it is made in, such as `polished-nickel` */
  finish: 'SKUColorFinishName_s',
  /** the family of such a finish, such as `nickel` */
  finishFamily: 'SKUColorFamily_s',
  /** one of its skus */
  sku: 'variantList.sku_ss',
  /** one of its model numbers, as printed on the piece */
  modelNumber: 'CustomerFacingSKU_s',
};
const names: ReadonlyMap<string, string> = /* @__PURE__ */ (() =>
  new Map(Object.entries(fields).map(([name, field]) => [field, name])))();

/** The values that products must have by filter, one of each: `{ finish: ['polished-nickel'], brand: ['Averell'] }`. */
export type ProductFilters = Readonly<Record<string, readonly string[]>>;

/** The field of the index behind a filter: those of attributes are called as the attribute, `flowRate`. */
export const fieldOfFilter = (name: string): string =>
  (Object.hasOwn(fields, name) ? fields[name] : undefined) ??
  (/^[a-z][A-Za-z0-9]*$/.test(name) ? `${name[0]?.toUpperCase()}${name.slice(1)}_ss` : name);

/** The name of the filter on a field of the index, such as an address has it. */
export const filterOfField = (field: string): string =>
  names.get(field) ??
  (/^[A-Z][A-Za-z0-9]*_ss$/.test(field) ? `${field[0]?.toLowerCase()}${field.slice(1, -'_ss'.length)}` : field);

/** The questions of some filters; a filter without a value asks nothing. */
export const questionsOf = (filters: ProductFilters): string[] =>
  Object.entries(filters).flatMap(([name, values]) => facetFilter(fieldOfFilter(name), values) ?? []);
