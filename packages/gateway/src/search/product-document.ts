import {
  inLocale,
  isDiscontinued,
  priceField,
  priceStartingAtField,
  type Locale,
  guestPersona,
  keepPersonaOffers,
} from '@basin/domain';
import type { WrittenProductFields } from '@basin/sdk/contract';
import { joinValues } from '../texts/text.ts';
import { type Product, type Variant, specificationsOf, documentAddress } from '../catalogue/index.ts';
import { productPrice } from './product-price.ts';

/** The view of a product that a document shows. */
export interface DocumentView {
  readonly locale: Locale;
  /** The personas whose prices are included, the shopper's own first; only its sale prices are included. */
  readonly personas: readonly string[];
  readonly now: Date;
  /** The public origin of files and pictures. */
  readonly filesOrigin: string;
  /** Skus that are out of stock but can be back-ordered. */
  readonly backOrdered: ReadonlySet<string>;
  /** The variant that the document shows. */
  readonly shown: Variant;
}

export type SolrDocument = Readonly<Record<string, unknown>>;

/**
 * Returns a product as a flat search document; dots in field names have no special meaning.
 *
 * Composite values are separated by pipes: variants as specified, dimensions `key|label|inches|millimetres`,
 * specifications `label|value`, files `title|format|url`. Alt texts are in the order of the picture names.
 *
 * @see catalogue spec §3 and wire reference §51
 */
export function productDocument(product: Product, view: DocumentView): SolrDocument {
  const { locale, now, backOrdered, shown, filesOrigin } = view;
  const { variants, coverage } = product;
  const fields: WrittenProductFields = {
    id: `${product.id}_${locale}`,
    ctId_s: product.id,
    slug_s: product.slug,
    productName_s: inLocale(product.name, locale),
    metaTitle_s: inLocale(product.metaTitle, locale),
    Tile_Title: coverage && inLocale(product.name, locale),
    masterSKU_s: product.masterSku,
    masterCustomerFacingSKU_s: masterVariant(product).customerFacingSku,
    sku_s: shown.sku,
    CustomerFacingSKU_s: shown.customerFacingSku,

    'variantList.sku_ss': variants.map(({ sku }) => sku),
    'SKU.Details_ss': variants.map((each) => detail(each.sku, each.customerFacingSku, each.discontinued)),
    'Color.SKU.Details_ss': variants.map((each) =>
      detail(inLocale(each.finish, locale), each.swatch, each.sku, each.customerFacingSku, each.discontinued),
    ),
    SKUColorSwatchFilename_s: shown.swatch,
    SKUColorFinishName_s: inLocale(shown.finish, locale),
    SKUImageFilename_s: shown.image,
    SKUImageAltText_s: altText(product, shown, locale),
    ...pictures(product, locale),

    RegionOnBackOrder_s: String(backOrdered.has(shown.sku)),
    RegionReleaseforShipment_dt: instant(product.releaseDate),
    RegionLaunchDate_dt: instant(product.launchDate),
    RegionSpecialOrder_s: String(product.specialOrder),
    RegionStatesExcluded_ss: product.statesExcluded,
    productRegionAllVariantDiscontinued_b: variants.every(({ discontinued }) => isDiscontinued(discontinued, now)),
    RegionSoldOnline: String(product.soldOnline),
    RegionLeadTime_s: inLocale(product.leadTime, locale),

    Product_Category: [product.category.en],
    ProductLocalCategory_s: inLocale(product.localCategory, locale),
    ProductSection_s: inLocale(product.section, locale),
    ProductBrandName_s: product.brand,
    ProductBrandNameDisplay_s: product.brand,
    ProductExclusive_s: String(product.retailExclusive),
    ProductIsRetail: String(product.retail),
    ProductKind_s: product.kind,
    Collection_s: product.collection?.name,
    ProductShape_s: product.shape && inLocale(product.shape, locale),
    ProductSize_s: product.size && inLocale(product.size, locale),
    language_s: locale,

    ProductDescriptionProductShort_s: inLocale(product.shortDescription, locale),
    ProductDescriptionProduct_s: inLocale(product.description, locale),
    ProductCare_s: inLocale(product.care, locale),
    WebFeatures_ss: product.features.map((feature) => inLocale(feature, locale)),
    Dimensions_ss: product.dimensions.map((each) =>
      detail(each.key, inLocale(each.label, locale), each.inches, each.millimetres),
    ),
    WarrantyYears_i: product.warrantyYears,
    Specifications_ss: specificationsOf(product).map((each) =>
      detail(inLocale(each.label, locale), joinValues(each.values.map((value) => inLocale(value, locale)))),
    ),
    ...files(product, locale, filesOrigin),
    FreightPolicy_s: inLocale(product.freight.policy, locale),
    FreightType_s: product.freight.type,
    SoldByBox_b: coverage?.soldByBox,
    SoldByUOM_s: coverage?.soldByUom,
    CoveragePerUnit_d: coverage?.coveragePerUnit,
    PackKilograms_d: product.packKilograms,
    ProductServices_ss: product.services,
    ComboSKU_s: product.comboSku,
    RequiredAccessories_ss: product.requiredAccessories,
    RecommendedAccessories_ss: product.recommendedAccessories,
    ServiceParts_ss: product.serviceParts,
  };
  return { ...fields, ...prices(product, view) };
}

/** Returns the requested fields of a document; `*` stands for all. */
export function pickFields(document: SolrDocument, fields: readonly string[]): SolrDocument {
  if (fields.length === 0 || fields.includes('*')) return document;
  return Object.fromEntries(
    fields.filter((field) => Object.hasOwn(document, field)).map((field) => [field, document[field]]),
  );
}

/** Returns the variant that represents the product. */
export function masterVariant({ variants, masterSku }: Product): Variant {
  const master = variants.find(({ sku }) => sku === masterSku) ?? variants[0];
  if (!master) throw new RangeError('the product has no variant');
  return master;
}

function prices(product: Product, { personas, now }: DocumentView): SolrDocument {
  const fields: Record<string, unknown> = {};
  for (const persona of personas) {
    const price = productPrice(product, persona, now);
    if (!price) continue;
    fields[priceField(persona, 'price_d')] = price.list;
    fields[priceField(persona)] = price.final;
    fields[priceField(persona, 'saleOffer_s')] = String(price.isOnSale);
    fields[priceStartingAtField(persona)] = price.final;
    if (!price.isOnSale) continue;
    fields[priceField(persona, 'discountedPrice_d')] = price.final;
    fields[priceStartingAtField(persona, true)] = price.final;
  }
  return keepPersonaOffers(fields, personas[0] ?? guestPersona);
}

/** Returns the alt text of a variant's picture. */
function altText({ name }: Pick<Product, 'name'>, { finish }: Pick<Variant, 'finish'>, locale: Locale): string {
  return `${inLocale(name, locale)}, ${inLocale(finish, locale)}`;
}

/**
 * Returns the pictures with their alt texts: those of variants by product and finish, others from the product's data.
 */
function pictures({ name, variants, images, imageTexts = {} }: Product, locale: Locale) {
  const ofFinishes = variants.map(({ image, finish }) => [image, altText({ name }, { finish }, locale)] as const);
  const views = variants.flatMap((variant) => variant.views ?? []);
  const others = [...views, ...images].map(
    (image) => [image, imageTexts[image]?.[locale] ?? inLocale(name, locale)] as const,
  );
  const texts = new Map([...ofFinishes, ...others].reverse()); // the first finish wins for a shared picture
  const names = [...new Set([...ofFinishes, ...others].map(([image]) => image))];
  return {
    SKUImageFilenames_ss: names,
    SKUImageAltTexts_ss: names.map((image) => texts.get(image) ?? inLocale(name, locale)),
  };
}

function files({ documents }: Product, locale: Locale, filesOrigin: string) {
  const of = (...kinds: string[]): string[] =>
    documents
      .filter(({ kind }) => kinds.includes(kind))
      .map((file) =>
        detail(inLocale(file.title, locale), file.format, documentAddress(file.path, locale, filesOrigin)),
      );
  const [[tearSheet], [drawing]] = [of('tearSheet'), of('drawing')];
  return {
    CAD2DFiles_ss: of('cad2d'),
    ThreeDFiles_ss: of('model3d'),
    TearSheet_s: tearSheet,
    LineDrawing_s: drawing,
    InstallationPDF_ss: of('installation'),
  };
}

/** Joins values with pipes, replacing pipes inside them. */
const detail = (...parts: (string | number | boolean)[]): string =>
  parts.map((part) => String(part).replaceAll('|', '/')).join('|');

const instant = (date: string): string => `${date}T00:00:00Z`;
