import { documentFields } from '@basin/domain';

/** Fields of files, dimensions and texts that only a detail page shows, as the index spells them. @see catalogue spec §3 */
const resourceFields = [
  'ProductDescriptionProductShort_s',
  'ProductDescriptionProduct_s',
  'SKUImageFilenames_ss',
  'SKUImageAltTexts_ss',
  'ProductCare_s',
  'WebFeatures_ss',
  'Dimensions_ss',
  'Specifications_ss',
  'CAD2DFiles_ss',
  'ThreeDFiles_ss',
  'LineDrawing_s',
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
