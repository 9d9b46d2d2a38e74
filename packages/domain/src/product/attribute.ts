/** The product attributes that the shop reads. @see catalogue spec §3 */
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

/** Returns the value of a variant's attribute; undefined when it has none. */
export function attributeValue(attributes: readonly Attribute[], name: string): unknown {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

/**
 * Returns whether a yes-or-no field of the catalogue means yes: `true`, `"true"`, `"Y"` or `"Yes"`, case-insensitive.
 *
 * @see catalogue spec §3
 */
export function isYes(field: string | boolean | undefined): boolean {
  return ['true', 'y', 'yes'].includes(String(field).trim().toLowerCase());
}

/** The categories of seats. @see platform spec §9 */
const seatTypes = ['Toilet Seats', 'Bidet Seats'];

/** Returns whether a category contains seats. @see platform spec §9 */
export function isSeat(category: string): boolean {
  return seatTypes.includes(category);
}

/**
 * Returns whether a product cannot be sold into a state; case and surrounding spaces are ignored.
 *
 * @see catalogue spec §3
 */
export function isExcludedFromState(statesExcluded: readonly string[], state: string): boolean {
  const code = state.trim().toUpperCase();
  return statesExcluded.some((excluded) => excluded.trim().toUpperCase() === code);
}
