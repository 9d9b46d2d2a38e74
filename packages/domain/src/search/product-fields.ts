/** What a field of a search document holds. */
export type ProductFieldKind = 'text' | 'texts' | 'number' | 'flag';

interface ProductField {
  /** The name in the search index, spelt exactly so. A dot is part of the name. */
  readonly wire: string;
  readonly kind: ProductFieldKind;
  /** Which requests ask for it. A product page asks for every field. */
  readonly views: readonly ('search' | 'card')[];
}

/**
 * Every product field of the search index, prices apart. The contract reads and describes documents by this table, the
 * gateway writes them by it, and the field lists below come from it.
 *
 * @see catalogue spec §3
 */
export const productFields = {
  id: { wire: 'id', kind: 'text', views: ['search', 'card'] },
  productId: { wire: 'ctId_s', kind: 'text', views: ['search', 'card'] },
  slug: { wire: 'slug_s', kind: 'text', views: ['search', 'card'] },
  name: { wire: 'productName_s', kind: 'text', views: ['search', 'card'] },
  metaTitle: { wire: 'metaTitle_s', kind: 'text', views: ['search'] },
  tileTitle: { wire: 'Tile_Title', kind: 'text', views: ['search'] },
  masterSku: { wire: 'masterSKU_s', kind: 'text', views: ['search', 'card'] },
  masterCustomerFacingSku: { wire: 'masterCustomerFacingSKU_s', kind: 'text', views: ['search', 'card'] },
  /** The sku of the variant shown. */
  sku: { wire: 'sku_s', kind: 'text', views: ['search', 'card'] },
  customerFacingSku: { wire: 'CustomerFacingSKU_s', kind: 'text', views: ['search'] },

  variantSkus: { wire: 'variantList.sku_ss', kind: 'texts', views: ['search', 'card'] },
  /** One `sku|customer-facing sku|discontinued` for each variant. */
  skuDetails: { wire: 'SKU.Details_ss', kind: 'texts', views: ['search'] },
  /** One `finish|swatch|sku|customer-facing sku|discontinued` for each variant. */
  colourSkuDetails: { wire: 'Color.SKU.Details_ss', kind: 'texts', views: ['search', 'card'] },
  swatch: { wire: 'SKUColorSwatchFilename_s', kind: 'text', views: ['search'] },
  finish: { wire: 'SKUColorFinishName_s', kind: 'text', views: ['search'] },
  image: { wire: 'SKUImageFilename_s', kind: 'text', views: ['card'] },
  imageText: { wire: 'SKUImageAltText_s', kind: 'text', views: ['card'] },
  images: { wire: 'SKUImageFilenames_ss', kind: 'texts', views: [] },
  /** Alt texts in the order of `images`. */
  imageTexts: { wire: 'SKUImageAltTexts_ss', kind: 'texts', views: [] },

  onBackOrder: { wire: 'RegionOnBackOrder_s', kind: 'flag', views: ['search', 'card'] },
  releaseDate: { wire: 'RegionReleaseforShipment_dt', kind: 'text', views: ['search'] },
  launchDate: { wire: 'RegionLaunchDate_dt', kind: 'text', views: ['search', 'card'] },
  specialOrder: { wire: 'RegionSpecialOrder_s', kind: 'flag', views: ['search', 'card'] },
  /** Two-letter states that the product may not be shipped to. */
  statesExcluded: { wire: 'RegionStatesExcluded_ss', kind: 'texts', views: ['search'] },
  allVariantsDiscontinued: { wire: 'productRegionAllVariantDiscontinued_b', kind: 'flag', views: ['search', 'card'] },
  soldOnline: { wire: 'RegionSoldOnline', kind: 'flag', views: ['search'] },
  leadTime: { wire: 'RegionLeadTime_s', kind: 'text', views: [] },

  categories: { wire: 'Product_Category', kind: 'texts', views: ['search', 'card'] },
  localCategory: { wire: 'ProductLocalCategory_s', kind: 'text', views: [] },
  section: { wire: 'ProductSection_s', kind: 'text', views: [] },
  collection: { wire: 'Collection_s', kind: 'text', views: [] },
  brand: { wire: 'ProductBrandName_s', kind: 'text', views: ['search', 'card'] },
  brandDisplayName: { wire: 'ProductBrandNameDisplay_s', kind: 'text', views: ['card'] },
  exclusive: { wire: 'ProductExclusive_s', kind: 'flag', views: ['search', 'card'] },
  retail: { wire: 'ProductIsRetail', kind: 'flag', views: ['search'] },
  kind: { wire: 'ProductKind_s', kind: 'text', views: ['card'] },
  shape: { wire: 'ProductShape_s', kind: 'text', views: [] },
  size: { wire: 'ProductSize_s', kind: 'text', views: [] },
  language: { wire: 'language_s', kind: 'text', views: ['search'] },

  shortDescription: { wire: 'ProductDescriptionProductShort_s', kind: 'text', views: [] },
  description: { wire: 'ProductDescriptionProduct_s', kind: 'text', views: [] },
  /** Years from delivery. */
  warrantyYears: { wire: 'WarrantyYears_i', kind: 'number', views: [] },
  care: { wire: 'ProductCare_s', kind: 'text', views: [] },
  features: { wire: 'WebFeatures_ss', kind: 'texts', views: [] },
  /** One `key|label|inches|millimetres` for each dimension. */
  dimensions: { wire: 'Dimensions_ss', kind: 'texts', views: [] },
  /** One `label|value` for each row of the specification table. */
  specifications: { wire: 'Specifications_ss', kind: 'texts', views: [] },
  /** Files are `title|format|URL`. */
  cadFiles: { wire: 'CAD2DFiles_ss', kind: 'texts', views: [] },
  modelFiles: { wire: 'ThreeDFiles_ss', kind: 'texts', views: [] },
  drawing: { wire: 'LineDrawing_s', kind: 'text', views: [] },
  tearSheet: { wire: 'TearSheet_s', kind: 'text', views: [] },
  installationFiles: { wire: 'InstallationPDF_ss', kind: 'texts', views: [] },
  freightPolicy: { wire: 'FreightPolicy_s', kind: 'text', views: [] },
  freightType: { wire: 'FreightType_s', kind: 'text', views: [] },
  soldByBox: { wire: 'SoldByBox_b', kind: 'flag', views: ['card'] },
  /** The unit of measure of `coveragePerUnit`, such as `SF`. */
  soldByUom: { wire: 'SoldByUOM_s', kind: 'text', views: ['card'] },
  coveragePerUnit: { wire: 'CoveragePerUnit_d', kind: 'number', views: ['card'] },
  /** Skus of the services offered with it. */
  services: { wire: 'ProductServices_ss', kind: 'texts', views: [] },
  comboSku: { wire: 'ComboSKU_s', kind: 'text', views: [] },
  /** Skus of accessories that it needs. */
  requiredAccessories: { wire: 'RequiredAccessories_ss', kind: 'texts', views: [] },
  recommendedAccessories: { wire: 'RecommendedAccessories_ss', kind: 'texts', views: [] },
  serviceParts: { wire: 'ServiceParts_ss', kind: 'texts', views: [] },
} as const satisfies Record<string, ProductField>;

/** The product field table as a type. */
export type ProductFields = typeof productFields;

/** Returns the wire names of the fields that a view requests. Prices come from `priceFields`. */
export function productFieldNames(view: 'search' | 'card' | 'detail'): string[] {
  const fields: readonly ProductField[] = Object.values(productFields);
  return fields.filter(({ views }) => view === 'detail' || views.includes(view)).map(({ wire }) => wire);
}
