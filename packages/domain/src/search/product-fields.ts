/** The type of value in a field of a search document. */
export type ProductFieldKind = 'text' | 'texts' | 'number' | 'flag';

interface ProductField {
  /** The exact name in the search index. A dot is part of the name. */
  readonly wire: string;
  readonly kind: ProductFieldKind;
  /** Whether product cards request the field. A product page requests every field. */
  readonly isOnCards: boolean;
}

/**
 * Every product field of the search index except prices. The contract parses and describes documents by this table, the
 * gateway writes them by it, and `productFieldNames` lists its names.
 *
 * @see catalogue spec §3
 */
export const productFields = {
  id: { wire: 'id', kind: 'text', isOnCards: true },
  productId: { wire: 'ctId_s', kind: 'text', isOnCards: true },
  slug: { wire: 'slug_s', kind: 'text', isOnCards: true },
  name: { wire: 'productName_s', kind: 'text', isOnCards: true },
  metaTitle: { wire: 'metaTitle_s', kind: 'text', isOnCards: false },
  tileTitle: { wire: 'Tile_Title', kind: 'text', isOnCards: false },
  masterSku: { wire: 'masterSKU_s', kind: 'text', isOnCards: true },
  masterCustomerFacingSku: { wire: 'masterCustomerFacingSKU_s', kind: 'text', isOnCards: true },
  /** The sku of the displayed variant. */
  sku: { wire: 'sku_s', kind: 'text', isOnCards: true },
  customerFacingSku: { wire: 'CustomerFacingSKU_s', kind: 'text', isOnCards: false },

  variantSkus: { wire: 'variantList.sku_ss', kind: 'texts', isOnCards: true },
  /** One `sku|customer-facing sku|discontinued` per variant. */
  skuDetails: { wire: 'SKU.Details_ss', kind: 'texts', isOnCards: false },
  /** One `finish|swatch|sku|customer-facing sku|discontinued` per variant. */
  colourSkuDetails: { wire: 'Color.SKU.Details_ss', kind: 'texts', isOnCards: true },
  swatch: { wire: 'SKUColorSwatchFilename_s', kind: 'text', isOnCards: false },
  finish: { wire: 'SKUColorFinishName_s', kind: 'text', isOnCards: false },
  image: { wire: 'SKUImageFilename_s', kind: 'text', isOnCards: true },
  imageText: { wire: 'SKUImageAltText_s', kind: 'text', isOnCards: true },
  images: { wire: 'SKUImageFilenames_ss', kind: 'texts', isOnCards: false },
  /** Alt texts in the order of `images`. */
  imageTexts: { wire: 'SKUImageAltTexts_ss', kind: 'texts', isOnCards: false },

  onBackOrder: { wire: 'RegionOnBackOrder_s', kind: 'flag', isOnCards: true },
  releaseDate: { wire: 'RegionReleaseforShipment_dt', kind: 'text', isOnCards: false },
  launchDate: { wire: 'RegionLaunchDate_dt', kind: 'text', isOnCards: true },
  specialOrder: { wire: 'RegionSpecialOrder_s', kind: 'flag', isOnCards: true },
  /** Two-letter codes of states to which the product cannot be shipped. */
  statesExcluded: { wire: 'RegionStatesExcluded_ss', kind: 'texts', isOnCards: false },
  allVariantsDiscontinued: { wire: 'productRegionAllVariantDiscontinued_b', kind: 'flag', isOnCards: true },
  soldOnline: { wire: 'RegionSoldOnline', kind: 'flag', isOnCards: false },
  leadTime: { wire: 'RegionLeadTime_s', kind: 'text', isOnCards: false },

  categories: { wire: 'Product_Category', kind: 'texts', isOnCards: true },
  localCategory: { wire: 'ProductLocalCategory_s', kind: 'text', isOnCards: false },
  section: { wire: 'ProductSection_s', kind: 'text', isOnCards: false },
  collection: { wire: 'Collection_s', kind: 'text', isOnCards: false },
  brand: { wire: 'ProductBrandName_s', kind: 'text', isOnCards: true },
  brandDisplayName: { wire: 'ProductBrandNameDisplay_s', kind: 'text', isOnCards: true },
  exclusive: { wire: 'ProductExclusive_s', kind: 'flag', isOnCards: true },
  retail: { wire: 'ProductIsRetail', kind: 'flag', isOnCards: false },
  kind: { wire: 'ProductKind_s', kind: 'text', isOnCards: true },
  shape: { wire: 'ProductShape_s', kind: 'text', isOnCards: false },
  size: { wire: 'ProductSize_s', kind: 'text', isOnCards: false },
  language: { wire: 'language_s', kind: 'text', isOnCards: false },

  shortDescription: { wire: 'ProductDescriptionProductShort_s', kind: 'text', isOnCards: false },
  description: { wire: 'ProductDescriptionProduct_s', kind: 'text', isOnCards: false },
  /** Years from delivery. */
  warrantyYears: { wire: 'WarrantyYears_i', kind: 'number', isOnCards: false },
  care: { wire: 'ProductCare_s', kind: 'text', isOnCards: false },
  features: { wire: 'WebFeatures_ss', kind: 'texts', isOnCards: false },
  /** One `key|label|inches|millimetres` per dimension. */
  dimensions: { wire: 'Dimensions_ss', kind: 'texts', isOnCards: false },
  /** One `label|value` per row of the specification table. */
  specifications: { wire: 'Specifications_ss', kind: 'texts', isOnCards: false },
  /** Each file is `title|format|URL`. */
  cadFiles: { wire: 'CAD2DFiles_ss', kind: 'texts', isOnCards: false },
  modelFiles: { wire: 'ThreeDFiles_ss', kind: 'texts', isOnCards: false },
  drawing: { wire: 'LineDrawing_s', kind: 'text', isOnCards: false },
  tearSheet: { wire: 'TearSheet_s', kind: 'text', isOnCards: false },
  installationFiles: { wire: 'InstallationPDF_ss', kind: 'texts', isOnCards: false },
  freightPolicy: { wire: 'FreightPolicy_s', kind: 'text', isOnCards: false },
  freightType: { wire: 'FreightType_s', kind: 'text', isOnCards: false },
  soldByBox: { wire: 'SoldByBox_b', kind: 'flag', isOnCards: true },
  /** The unit of measure of `coveragePerUnit`, such as `SF`. */
  soldByUom: { wire: 'SoldByUOM_s', kind: 'text', isOnCards: true },
  coveragePerUnit: { wire: 'CoveragePerUnit_d', kind: 'number', isOnCards: true },
  /** Kilograms in one pack of a material, such as a bag of grout. */
  packKilograms: { wire: 'PackKilograms_d', kind: 'number', isOnCards: true },
  /** Skus of the services offered with the product. */
  services: { wire: 'ProductServices_ss', kind: 'texts', isOnCards: false },
  comboSku: { wire: 'ComboSKU_s', kind: 'text', isOnCards: true },
  /** Skus of required accessories. */
  requiredAccessories: { wire: 'RequiredAccessories_ss', kind: 'texts', isOnCards: true },
  recommendedAccessories: { wire: 'RecommendedAccessories_ss', kind: 'texts', isOnCards: false },
  serviceParts: { wire: 'ServiceParts_ss', kind: 'texts', isOnCards: false },
} as const satisfies Record<string, ProductField>;

/** The product field table as a type. */
export type ProductFields = typeof productFields;

/** Returns the wire names of the fields that a view requests. `priceFields` returns the price fields. */
export function productFieldNames(view: 'card' | 'detail'): string[] {
  const fields: readonly ProductField[] = Object.values(productFields);
  return fields.filter(({ isOnCards }) => view === 'detail' || isOnCards).map(({ wire }) => wire);
}
