import { saysYes } from '@basin/domain';
import * as z from 'zod/mini';
import { compiledOf } from './compiled.ts';
import {
  allTexts,
  oneNumber,
  oneText,
  oneWord,
  plainNumber,
  plainText,
  plainTexts,
  plainWord,
} from './document-field.ts';
import { personaPricesFrom, type PersonaPrices } from './persona-price.ts';

/**
 * The product fields of the search index, spelt as they are, each with the schema of its kind. Flat keys: a dot is part
 * of the name.
 *
 * @see catalogue spec §3
 */
const productFields = <Text, Texts, Yes, Numeric>(text: Text, texts: Texts, yes: Yes, number: Numeric) => ({
  id: text,
  ctId_s: text,
  slug_s: text,
  productName_s: text,
  metaTitle_s: text,
  Tile_Title: text,
  masterSKU_s: text,
  masterCustomerFacingSKU_s: text,
  sku_s: text,
  CustomerFacingSKU_s: text,

  'variantList.sku_ss': texts,
  'SKU.Details_ss': texts,
  'Color.SKU.Details_ss': texts,
  SKUColorSwatchFilename_s: text,
  SKUColorFinishName_s: text,
  SKUImageFilename_s: text,
  SKUImageFilenames_ss: texts,

  RegionOnBackOrder_s: yes,
  RegionReleaseforShipment_dt: text,
  RegionLaunchDate_dt: text,
  RegionSpecialOrder_s: yes,
  RegionStatesExcluded_ss: texts,
  productRegionAllVariantDiscontinued_b: yes,
  RegionSoldOnline: yes,
  RegionLeadTime_s: text,

  Product_Category: texts,
  ProductLocalCategory_s: text,
  ProductSection_s: text,
  ProductBrandName_s: text,
  ProductBrandNameDisplay_s: text,
  ProductExclusive_s: yes,
  ProductIsRetail: yes,
  ProductKind_s: text,
  ProductShape_s: text,
  ProductSize_s: text,
  language_s: text,

  ProductDescriptionProductShort_s: text,
  ProductDescriptionProduct_s: text,
  WebFeatures_ss: texts,
  Dimensions_ss: texts,
  Specifications_ss: texts,
  CAD2DFiles_ss: texts,
  ThreeDFiles_ss: texts,
  TearSheet_s: text,
  InstallationPDF_ss: texts,
  FreightPolicy_s: text,
  SoldByBox_b: yes,
  SoldByUOM_s: text,
  CoveragePerUnit_d: number,
  ProductServices_ss: texts,
  ComboSKU_s: text,
  RequiredAccessories_ss: texts,
  RecommendedAccessories_ss: texts,
  ServiceParts_ss: texts,
});

/** A document has only the fields that were asked for; beside these it has the price fields of its personas. */
export const productDocumentSchema = z.object(productFields(oneText, allTexts, oneWord, oneNumber));

/** A document whose fields are all in their usual form: it needs no translation but that of its names. */
const plainDocumentSchema = z.object(productFields(plainText, plainTexts, plainWord, plainNumber));

/** A product document as it travels. */
export type WireProduct = z.input<typeof productDocumentSchema> & Readonly<Record<string, unknown>>;

/** A product of the search index under clear names; a field that was not asked for is undefined, a list empty. */
export const productSchema = z.pipe(
  z.custom<WireProduct>((wire: unknown) => typeof wire === 'object' && wire !== null && !Array.isArray(wire)),
  z.transform((wire: WireProduct, payload) => {
    // a listing is read at every visit, so the usual form takes the short way
    if (isPlain(wire)) return productFrom(wire, personaPricesFrom(wire));
    const read = productDocumentSchema.safeParse(wire);
    if (read.success) return productFrom(read.data, personaPricesFrom(wire));
    payload.issues.push(...read.error.issues.map((issue) => ({ ...issue, input: wire }) as z.core.$ZodRawIssue));
    return z.NEVER;
  }),
);

type PlainProduct = z.output<typeof plainDocumentSchema>;

const isPlain = (wire: WireProduct): wire is WireProduct & PlainProduct =>
  z.validate(compiledOf(plainDocumentSchema), wire);

const yes = (word: string | boolean | undefined): boolean | undefined =>
  word === undefined ? undefined : saysYes(word);

export type Product = z.output<typeof productSchema>;

const none: readonly string[] = Object.freeze([]);

/** The variant details stay pipe-delimited text: what they mean depends on the day they are read. */
function productFrom(wire: PlainProduct, prices: PersonaPrices) {
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

    onBackOrder: yes(wire.RegionOnBackOrder_s),
    releaseDate: wire.RegionReleaseforShipment_dt,
    launchDate: wire.RegionLaunchDate_dt,
    specialOrder: yes(wire.RegionSpecialOrder_s),
    statesExcluded: wire.RegionStatesExcluded_ss ?? none,
    allVariantsDiscontinued: yes(wire.productRegionAllVariantDiscontinued_b),
    soldOnline: yes(wire.RegionSoldOnline),
    leadTime: wire.RegionLeadTime_s,

    categories: wire.Product_Category ?? none,
    localCategory: wire.ProductLocalCategory_s,
    section: wire.ProductSection_s,
    brand: wire.ProductBrandName_s,
    brandDisplayName: wire.ProductBrandNameDisplay_s,
    exclusive: yes(wire.ProductExclusive_s),
    retail: yes(wire.ProductIsRetail),
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
    soldByBox: yes(wire.SoldByBox_b),
    soldByUom: wire.SoldByUOM_s,
    coveragePerUnit: wire.CoveragePerUnit_d,
    services: wire.ProductServices_ss ?? none,
    comboSku: wire.ComboSKU_s,
    requiredAccessories: wire.RequiredAccessories_ss ?? none,
    recommendedAccessories: wire.RecommendedAccessories_ss ?? none,
    serviceParts: wire.ServiceParts_ss ?? none,
  };
}
