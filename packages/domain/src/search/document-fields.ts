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

/** Fields of files, dimensions and texts that only a detail page shows, as the index spells them. @see catalogue spec §3 */
const resourceFields = [
  'ProductDescriptionProductShort_s',
  'ProductDescriptionProduct_s',
  'SKUImageFilenames_ss',
  'WebFeatures_ss',
  'Dimensions_ss',
  'Specifications_ss',
  'CAD2DFiles_ss',
  'ThreeDFiles_ss',
  'TearSheet_s',
  'InstallationPDF_ss',
  'FreightPolicy_s',
  'RegionLeadTime_s',
  'SoldByBox_b',
  'SoldByUOM_s',
  'CoveragePerUnit_d',
  'ProductServices_ss',
  'ComboSKU_s',
  'RequiredAccessories_ss',
  'RecommendedAccessories_ss',
  'ServiceParts_ss',
] as const;

/** The fields to ask for a detail page: those of a search, and what only this page shows. @see catalogue spec §3 */
export function detailFields(persona: string): string[] {
  return [...documentFields(persona), ...resourceFields];
}

/** The fields to ask of the shop-the-room list, as spelt. @see catalogue spec §3 */
export const roomDocumentFields = [
  'templateName_s',
  'landingFileReference_s',
  'cq_shoptheroomtags_s',
  'productSkuIds_s',
  'modelFileReference_s',
  'cardHoverTitle_s',
  'title_s',
  'cardTitle_s',
  'url_s',
  'strTheme_ss',
  'strColor_ss',
  'strRoom_s',
  'strDesignStyle_s',
] as const;

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
