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
export function attributeValue(attributes: readonly Attribute[], name: ProductAttributeName): unknown {
  return attributes.find((attribute) => attribute.name === name)?.value;
}
