import * as z from 'zod/mini';
import { allTexts, oneNumber, oneText, yesWord } from './document-field.ts';
import { personaPricesFrom, type PersonaPrices } from './persona-price.ts';

/**
 * The product fields of the search index, spelt as they are. Flat keys: a dot is part of the name. A document has
 * only the fields that were asked for; beside these it has the price fields of its personas.
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
  SKUImageFilenames_ss: allTexts,

  RegionOnBackOrder_s: yesWord,
  RegionReleaseforShipment_dt: oneText,
  RegionLaunchDate_dt: oneText,
  RegionSpecialOrder_s: yesWord,
  RegionStatesExcluded_ss: allTexts,
  productRegionAllVariantDiscontinued_b: yesWord,
  RegionSoldOnline: yesWord,
  RegionLeadTime_s: oneText,

  Product_Category: allTexts,
  ProductLocalCategory_s: oneText,
  ProductSection_s: oneText,
  ProductBrandName_s: oneText,
  ProductBrandNameDisplay_s: oneText,
  ProductExclusive_s: yesWord,
  ProductIsRetail: yesWord,
  ProductKind_s: oneText,
  ProductShape_s: oneText,
  ProductSize_s: oneText,
  language_s: oneText,

  ProductDescriptionProductShort_s: oneText,
  ProductDescriptionProduct_s: oneText,
  WebFeatures_ss: allTexts,
  Dimensions_ss: allTexts,
  Specifications_ss: allTexts,
  CAD2DFiles_ss: allTexts,
  ThreeDFiles_ss: allTexts,
  TearSheet_s: oneText,
  InstallationPDF_ss: allTexts,
  FreightPolicy_s: oneText,
  SoldByBox_b: yesWord,
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
  // price fields are read before the schema drops what it does not know: their names are not fixed
  z.transform((wire: WireProduct) => ({ document: wire, prices: personaPricesFrom(wire) })),
  z.pipe(z.object({ document: productDocumentSchema, prices: z.custom<PersonaPrices>() }), z.transform(productFrom)),
);

export type Product = z.output<typeof productSchema>;

const none: readonly string[] = Object.freeze([]);

/** The variant details stay pipe-delimited text: what they mean depends on the day they are read. */
function productFrom({
  document: wire,
  prices,
}: {
  document: z.output<typeof productDocumentSchema>;
  prices: PersonaPrices;
}) {
  return {
    id: wire.id,
    productId: wire.ctId_s,
    slug: wire.slug_s,
    name: wire.productName_s,
    metaTitle: wire.metaTitle_s,
    tileTitle: wire.Tile_Title,
    masterSku: wire.masterSKU_s,
    masterCustomerFacingSku: wire.masterCustomerFacingSKU_s,
    sku: wire.sku_s,
    customerFacingSku: wire.CustomerFacingSKU_s,

    variantSkus: wire['variantList.sku_ss'] ?? none,
    skuDetails: wire['SKU.Details_ss'] ?? none,
    colourSkuDetails: wire['Color.SKU.Details_ss'] ?? none,
    swatch: wire.SKUColorSwatchFilename_s,
    finish: wire.SKUColorFinishName_s,
    image: wire.SKUImageFilename_s,
    images: wire.SKUImageFilenames_ss ?? none,

    prices,

    onBackOrder: wire.RegionOnBackOrder_s,
    releaseDate: wire.RegionReleaseforShipment_dt,
    launchDate: wire.RegionLaunchDate_dt,
    specialOrder: wire.RegionSpecialOrder_s,
    statesExcluded: wire.RegionStatesExcluded_ss ?? none,
    allVariantsDiscontinued: wire.productRegionAllVariantDiscontinued_b,
    soldOnline: wire.RegionSoldOnline,
    leadTime: wire.RegionLeadTime_s,

    categories: wire.Product_Category ?? none,
    localCategory: wire.ProductLocalCategory_s,
    section: wire.ProductSection_s,
    brand: wire.ProductBrandName_s,
    brandDisplayName: wire.ProductBrandNameDisplay_s,
    exclusive: wire.ProductExclusive_s,
    retail: wire.ProductIsRetail,
    kind: wire.ProductKind_s,
    shape: wire.ProductShape_s,
    size: wire.ProductSize_s,
    language: wire.language_s,

    shortDescription: wire.ProductDescriptionProductShort_s,
    description: wire.ProductDescriptionProduct_s,
    features: wire.WebFeatures_ss ?? none,
    dimensions: wire.Dimensions_ss ?? none,
    specifications: wire.Specifications_ss ?? none,
    cadFiles: wire.CAD2DFiles_ss ?? none,
    modelFiles: wire.ThreeDFiles_ss ?? none,
    tearSheet: wire.TearSheet_s,
    installationFiles: wire.InstallationPDF_ss ?? none,
    freightPolicy: wire.FreightPolicy_s,
    soldByBox: wire.SoldByBox_b,
    soldByUom: wire.SoldByUOM_s,
    coveragePerUnit: wire.CoveragePerUnit_d,
    services: wire.ProductServices_ss ?? none,
    comboSku: wire.ComboSKU_s,
    requiredAccessories: wire.RequiredAccessories_ss ?? none,
    recommendedAccessories: wire.RecommendedAccessories_ss ?? none,
    serviceParts: wire.ServiceParts_ss ?? none,
  };
}
