import { personaPriceFields, priceField, priceStartingAtField } from '../pricing/price-field.ts';

/** Fields that say which product a search document is of, as spelt. @see catalogue spec §3 */
const identityFields = [
  'id',
  'ctId_s',
  'slug_s',
  'productName_s',
  'metaTitle_s',
  'Tile_Title',
  'masterSKU_s',
  'masterCustomerFacingSKU_s',
  'sku_s',
  'CustomerFacingSKU_s',
] as const;

/** Fields of variants and colours, as spelt. @see catalogue spec §3 */
const variantFields = [
  'variantList.sku_ss',
  'SKU.Details_ss',
  'Color.SKU.Details_ss',
  'SKUColorSwatchFilename_s',
  'SKUColorFinishName_s',
] as const;

/** Fields of availability, as spelt. @see catalogue spec §3 */
const availabilityFields = [
  'RegionOnBackOrder_s',
  'RegionReleaseforShipment_dt',
  'RegionLaunchDate_dt',
  'RegionSpecialOrder_s',
  'RegionStatesExcluded_ss',
  'productRegionAllVariantDiscontinued_b',
  'RegionSoldOnline',
] as const;

/** The remaining fields, as spelt. @see catalogue spec §3 */
const generalFields = [
  'Product_Category',
  'ProductBrandName_s',
  'ProductExclusive_s',
  'ProductIsRetail',
  'language_s',
] as const;

/** Price fields of one persona. @see catalogue spec §3 */
export function priceFields(persona: string): string[] {
  return [
    ...personaPriceFields.map((field) => priceField(persona, field)),
    priceStartingAtField(persona),
    priceStartingAtField(persona, true),
  ];
}

/** The fields to ask of a product search for a persona. @see catalogue spec §3 */
export function documentFields(persona: string): string[] {
  return [...identityFields, ...variantFields, ...priceFields(persona), ...availabilityFields, ...generalFields];
}

/** The fields to ask of an inspiration search for a persona, as spelt. @see catalogue spec §3 */
export function inspirationFields(persona: string): string[] {
  return [
    'id',
    'url_s',
    'title_s',
    'description_s',
    'thumbnailImageURL_s',
    'resourceCredit_s',
    'badge_s',
    'productDetailsList_ss',
    'productImagesList_ss',
    'ProductMappingSKUID_s',
    'customSampleProductName_s',
    'customsampleimagepath_s',
    priceStartingAtField(persona),
  ];
}
