import * as z from '#zod';
import { allTexts, Misfit, numberOf, oneNumber, oneText, oneWord, textOf, textsOf, yesOf } from './document-field.ts';
import { personaPricesFrom } from './persona-price.ts';

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

/** A product of the search index under clear names; a field that was not asked for is undefined, a list empty. */
export const productSchema = z.pipe(
  z.custom<WireProduct>((wire: unknown) => typeof wire === 'object' && wire !== null && !Array.isArray(wire)),
  z.transform((wire: WireProduct, payload) => {
    try {
      return productFrom(wire);
    } catch (problem) {
      if (!(problem instanceof Misfit)) throw problem;
      const { error } = productDocumentSchema.safeParse(wire);
      const issues = error?.issues ?? [{ code: 'invalid_type', path: [problem.message] }];
      payload.issues.push(...issues.map((issue) => ({ ...issue, input: wire }) as z.core.$ZodRawIssue));
      return z.NEVER;
    }
  }),
);

export type Product = z.output<typeof productSchema>;

/** The variant details stay pipe-delimited text: what they mean depends on the day they are read. */
function productFrom(wire: WireProduct) {
  return {
    id: textOf(wire.id),
    productId: textOf(wire.ctId_s),
    slug: textOf(wire.slug_s),
    name: textOf(wire.productName_s),
    metaTitle: textOf(wire.metaTitle_s),
    tileTitle: textOf(wire.Tile_Title),
    masterSku: textOf(wire.masterSKU_s),
    masterCustomerFacingSku: textOf(wire.masterCustomerFacingSKU_s),
    sku: textOf(wire.sku_s),
    customerFacingSku: textOf(wire.CustomerFacingSKU_s),

    variantSkus: textsOf(wire['variantList.sku_ss']),
    skuDetails: textsOf(wire['SKU.Details_ss']),
    colourSkuDetails: textsOf(wire['Color.SKU.Details_ss']),
    swatch: textOf(wire.SKUColorSwatchFilename_s),
    finish: textOf(wire.SKUColorFinishName_s),
    image: textOf(wire.SKUImageFilename_s),
    imageText: textOf(wire.SKUImageAltText_s),
    images: textsOf(wire.SKUImageFilenames_ss),
    imageTexts: textsOf(wire.SKUImageAltTexts_ss),

    prices: personaPricesFrom(wire),

    onBackOrder: yesOf(wire.RegionOnBackOrder_s),
    releaseDate: textOf(wire.RegionReleaseforShipment_dt),
    launchDate: textOf(wire.RegionLaunchDate_dt),
    specialOrder: yesOf(wire.RegionSpecialOrder_s),
    statesExcluded: textsOf(wire.RegionStatesExcluded_ss),
    allVariantsDiscontinued: yesOf(wire.productRegionAllVariantDiscontinued_b),
    soldOnline: yesOf(wire.RegionSoldOnline),
    leadTime: textOf(wire.RegionLeadTime_s),

    categories: textsOf(wire.Product_Category),
    localCategory: textOf(wire.ProductLocalCategory_s),
    section: textOf(wire.ProductSection_s),
    brand: textOf(wire.ProductBrandName_s),
    brandDisplayName: textOf(wire.ProductBrandNameDisplay_s),
    exclusive: yesOf(wire.ProductExclusive_s),
    retail: yesOf(wire.ProductIsRetail),
    kind: textOf(wire.ProductKind_s),
    shape: textOf(wire.ProductShape_s),
    size: textOf(wire.ProductSize_s),
    language: textOf(wire.language_s),

    shortDescription: textOf(wire.ProductDescriptionProductShort_s),
    description: textOf(wire.ProductDescriptionProduct_s),
    care: textOf(wire.ProductCare_s),
    features: textsOf(wire.WebFeatures_ss),
    dimensions: textsOf(wire.Dimensions_ss),
    specifications: textsOf(wire.Specifications_ss),
    cadFiles: textsOf(wire.CAD2DFiles_ss),
    modelFiles: textsOf(wire.ThreeDFiles_ss),
    drawing: textOf(wire.LineDrawing_s),
    tearSheet: textOf(wire.TearSheet_s),
    installationFiles: textsOf(wire.InstallationPDF_ss),
    freightPolicy: textOf(wire.FreightPolicy_s),
    soldByBox: yesOf(wire.SoldByBox_b),
    soldByUom: textOf(wire.SoldByUOM_s),
    coveragePerUnit: numberOf(wire.CoveragePerUnit_d),
    services: textsOf(wire.ProductServices_ss),
    comboSku: textOf(wire.ComboSKU_s),
    requiredAccessories: textsOf(wire.RequiredAccessories_ss),
    recommendedAccessories: textsOf(wire.RecommendedAccessories_ss),
    serviceParts: textsOf(wire.ServiceParts_ss),
  };
}
