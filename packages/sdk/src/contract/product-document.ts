import * as z from '#zod';
import { Misfit, numberOf, textOf, textsOf, yesOf } from './document-field.ts';
import { personaPricesFrom } from './persona-price.ts';
import type { WireProduct } from './wire-product.ts';

/** A product of the search index under clear names; a field that was not asked for is undefined, a list empty. */
export const productSchema = z.pipe(
  z.custom<WireProduct>((wire: unknown) => typeof wire === 'object' && wire !== null && !Array.isArray(wire)),
  z.transform((wire: WireProduct, payload) => {
    try {
      return productFrom(wire);
    } catch (problem) {
      if (!(problem instanceof Misfit)) throw problem;
      const path = [problem.message || misfitOf(wire)];
      payload.issues.push({ code: 'invalid_type', path, input: wire } as unknown as z.core.$ZodRawIssue);
      return z.NEVER;
    }
  }),
);

export type Product = z.output<typeof productSchema>;

/** The name of the field at which reading fails: the last one that was asked for. */
function misfitOf(wire: WireProduct): string {
  let last = '';
  const get = (fields: WireProduct, name: string) => fields[(last = name)];
  try {
    productFrom(new Proxy(wire, { get }));
  } catch {
    // the refusal that is being told of, once more
  }
  return last;
}

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
