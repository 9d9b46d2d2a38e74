import * as z from '#zod';
import { allTexts, oneNumber, oneText, oneWord } from './document-field-schema.ts';

/**
 * The product fields of the search index, spelt as they are. Flat keys: a dot is part of the name. A document has only
 * the fields that were asked for; beside these it has the price fields of its personas.
 *
 * @see catalogue spec §3
 */
export const productDocumentSchema = z.object({
  id: oneText,
  ctId_s: oneText,
  slug_s: oneText,
  productName_s: oneText,
  metaTitle_s: oneText,
  Tile_Title: oneText,
  masterSKU_s: oneText,
  masterCustomerFacingSKU_s: oneText,
  sku_s: oneText,
  CustomerFacingSKU_s: oneText,

  'variantList.sku_ss': allTexts,
  'SKU.Details_ss': allTexts,
  'Color.SKU.Details_ss': allTexts,
  SKUColorSwatchFilename_s: oneText,
  SKUColorFinishName_s: oneText,
  SKUImageFilename_s: oneText,
  SKUImageAltText_s: oneText,
  SKUImageFilenames_ss: allTexts,
  SKUImageAltTexts_ss: allTexts,

  RegionOnBackOrder_s: oneWord,
  RegionReleaseforShipment_dt: oneText,
  RegionLaunchDate_dt: oneText,
  RegionSpecialOrder_s: oneWord,
  RegionStatesExcluded_ss: allTexts,
  productRegionAllVariantDiscontinued_b: oneWord,
  RegionSoldOnline: oneWord,
  RegionLeadTime_s: oneText,

  Product_Category: allTexts,
  ProductLocalCategory_s: oneText,
  ProductSection_s: oneText,
  ProductBrandName_s: oneText,
  ProductBrandNameDisplay_s: oneText,
  ProductExclusive_s: oneWord,
  ProductIsRetail: oneWord,
  ProductKind_s: oneText,
  ProductShape_s: oneText,
  ProductSize_s: oneText,
  language_s: oneText,

  ProductDescriptionProductShort_s: oneText,
  ProductDescriptionProduct_s: oneText,
  ProductCare_s: oneText,
  WebFeatures_ss: allTexts,
  Dimensions_ss: allTexts,
  Specifications_ss: allTexts,
  CAD2DFiles_ss: allTexts,
  ThreeDFiles_ss: allTexts,
  LineDrawing_s: oneText,
  TearSheet_s: oneText,
  InstallationPDF_ss: allTexts,
  FreightPolicy_s: oneText,
  SoldByBox_b: oneWord,
  SoldByUOM_s: oneText,
  CoveragePerUnit_d: oneNumber,
  ProductServices_ss: allTexts,
  ComboSKU_s: oneText,
  RequiredAccessories_ss: allTexts,
  RecommendedAccessories_ss: allTexts,
  ServiceParts_ss: allTexts,
});

/** A product document as it travels. */
export type WireProduct = z.input<typeof productDocumentSchema> & Readonly<Record<string, unknown>>;
