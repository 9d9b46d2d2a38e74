/** Attributes read from products, as spelt. @see catalogue spec §3 */
export type ProductAttributeName =
  | 'RegionBrandName'
  | 'ProductDescriptionProductShort'
  | 'ProductDescriptionProduct'
  | 'SKUColorFinishName'
  | 'ProductShape'
  | 'ProductSection'
  | 'ProductSize'
  | 'ProductLocalCategory'
  | 'CustomerFacingSKU'
  | 'CustomerFacingBrand'
  | 'ProductServices'
  | 'ComboSKU'
  | 'SPProductBusinessUnit'
  | 'RegionLeadTime'
  | 'ProductResource'
  | 'ProductBrandNameDisplay';

/** A named value of a variant. */
export interface Attribute {
  readonly name: string;
  readonly value: unknown;
}

/** The value of a variant's attribute; undefined when it has none. */
export function attributeValue(attributes: readonly Attribute[], name: string): unknown {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

/** Whether a yes-or-no field of the catalogue says yes: `true`, `"true"`, `"Y"` or `"Yes"`, in any case. @see catalogue spec §3 */
export function saysYes(field: string | boolean | undefined): boolean {
  return ['true', 'y', 'yes'].includes(String(field).trim().toLowerCase());
}

/** Categories that are seats. @see platform spec §9 */
const seatTypes = ['Toilet Seats', 'Bidet Seats'];

/** Whether a category is one of seats. @see platform spec §9 */
export function isSeat(category: string): boolean {
  return seatTypes.includes(category);
}

/** Whether a product may not be sold into a state; case and spaces do not matter. @see catalogue spec §3 */
export function isExcludedFromState(statesExcluded: readonly string[], state: string): boolean {
  const code = state.trim().toUpperCase();
  return statesExcluded.some((excluded) => excluded.trim().toUpperCase() === code);
}
