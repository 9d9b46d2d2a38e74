import * as z from 'zod';
import { localizedSchema } from '../texts/localized.ts';

export const productKinds = ['fixture', 'tile', 'trim', 'part', 'service'] as const;
export const customerGroups = ['GST', 'TVS', 'FAF', 'CAS'] as const;
export const freightTypes = ['Parcel', 'Freight', 'Freight Shipping', 'None'] as const;
const documentKinds = ['tearSheet', 'installation', 'drawing', 'cad2d', 'model3d'] as const;
const unitsOfMeasure = ['SF', 'LF', 'EA'] as const;

export const skuSchema = z.string().regex(/^[A-Z0-9][A-Z0-9-]*$/);
const sku = skuSchema;
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const isoDate = z.iso.date();
const count = z.int().nonnegative();

interface DiscountedAmount {
  readonly centAmount: number;
  readonly discountedCentAmount?: number | undefined;
}

/** Rejects a discounted amount above the undiscounted one, as when two columns of a price file are swapped. */
const isDiscount = z.refine<DiscountedAmount>(
  ({ centAmount, discountedCentAmount = centAmount }) => discountedCentAmount <= centAmount,
  { path: ['discountedCentAmount'], error: 'must not be more than centAmount' },
);

/** One price entry of a sku. Its `key` contains `standalone`, `pricelist` or neither, which gives its kind. */
const priceFields = z.strictObject({
  key: z.string().min(1),
  /** The priced sku or its sample (`-SAMPLE`). May be an image variant (`IMGV`), which readers skip. */
  sku,
  customerGroup: z.enum(customerGroups).exactOptional(),
  currencyCode: z.literal('USD'),
  centAmount: count,
  discountedCentAmount: count.exactOptional(),
});
const priceSchema = priceFields.check(isDiscount);
export type Price = z.output<typeof priceSchema>;

/** A line of a price file: a price entry, in US dollars by default. */
export const priceLineSchema = priceFields
  .extend({ currencyCode: priceFields.shape.currencyCode.default('USD') })
  .check(isDiscount);

/** Units of a sku in stock and, when it is zero, the days until restocking. */
export const stockSchema = z.strictObject({ available: count, restockableInDays: count.exactOptional() });
export type Stock = z.output<typeof stockSchema>;

/** One finish, glaze or size of a product; the unit that is added to a cart. */
const variantSchema = z.strictObject({
  sku,
  customerFacingSku: z.string().min(1),
  finish: localizedSchema,
  /** The colour group used to filter finishes. */
  colourFamily: localizedSchema,
  swatch: z.string().min(1),
  /** Name of the source image in the image service, without suffix. */
  image: z.string().min(1),
  /** Its other pictures: other angles and close-ups. */
  views: z.array(z.string().min(1)).exactOptional(),
  /** `false`, or the day from which the variant is discontinued. */
  discontinued: z.union([z.literal(false, 'must be false, or a day such as 2030-01-31'), isoDate]),
  backOrderable: z.boolean(),
  /** The initial stock of a new sku; later only sales and stock imports change it. */
  stock: stockSchema,
  prices: z.array(priceSchema).min(1),
});
export type Variant = z.output<typeof variantSchema>;

/** How tile and trim are sold, and the area or length that one unit covers. */
const coverageSchema = z.strictObject({
  productType: z.enum(['tile', 'trim']),
  soldByBox: z.boolean(),
  soldByUom: z.enum(unitsOfMeasure),
  /** In `soldByUom`: square feet, linear feet or pieces per sold unit. */
  coveragePerUnit: z.number().positive(),
  piecesPerUnit: z.int().positive(),
});

/** One row of the specification table; `facet` also makes it a listing filter. */
const attributeSchema = z.strictObject({
  key: z.string().regex(/^[A-Z][A-Za-z0-9]*$/),
  label: localizedSchema,
  values: z.array(localizedSchema).min(1),
  facet: z.boolean(),
});
export type Attribute = z.output<typeof attributeSchema>;

/** One dimension of the product, in metric and imperial units. */
const dimensionSchema = z.strictObject({
  key: z.string().regex(/^[A-Z][A-Za-z0-9]*$/),
  label: localizedSchema,
  millimetres: z.number().positive(),
  inches: z.number().positive(),
});
export type Dimension = z.output<typeof dimensionSchema>;

/** A file of the product; its path resolves to one file per language. */
const documentSchema = z.strictObject({
  kind: z.enum(documentKinds),
  format: z.enum(['pdf', 'svg', 'dxf', 'glb']),
  title: localizedSchema,
  path: z.string().regex(/^\/documents\//),
});

/** One part of a set: `sku` belongs to the master variant; `skuByVariant` gives the part for each variant's sku. */
const bundleItemSchema = z.strictObject({
  sku,
  skuByVariant: z.record(sku, sku),
  quantity: z.int().positive(),
  name: localizedSchema,
  slug,
  groupName: localizedSchema.exactOptional(),
});
export type BundleItem = z.output<typeof bundleItemSchema>;

/** One product of the catalogue as it is imported, stored and indexed: one line of NDJSON. */
export const productSchema = z
  .strictObject({
    id: z.string().min(1),
    slug,
    kind: z.enum(productKinds),
    brand: z.string().min(1),
    /** The sales channel of its lines; the shop's default when absent. */
    salesChannel: z.string().min(1).max(16).exactOptional(),
    /** The catalogue part: bathroom, kitchen, tile, service parts, services. */
    section: localizedSchema,
    /** The English name is the category's key on the wire (`Product_Category`). */
    category: localizedSchema,
    /** The finer category inside `category` (`ProductLocalCategory`). */
    localCategory: localizedSchema,
    collection: z.strictObject({ name: z.string().min(1), idea: localizedSchema }).exactOptional(),

    name: localizedSchema,
    shortDescription: localizedSchema,
    description: localizedSchema,
    metaTitle: localizedSchema,
    features: z.array(localizedSchema),
    care: localizedSchema,

    shape: localizedSchema.exactOptional(),
    size: localizedSchema.exactOptional(),
    dimensions: z.array(dimensionSchema),
    weightKilograms: z.number().positive().exactOptional(),
    attributes: z.array(attributeSchema),
    documents: z.array(documentSchema),

    masterSku: sku,
    variants: z.array(variantSchema).min(1),
    /** Pictures of the product besides those of its variants, such as room scenes. */
    images: z.array(z.string().min(1)),
    /** The alt text of pictures in `images` and `views`, by name. */
    imageTexts: z.record(z.string().min(1), localizedSchema).exactOptional(),

    /** The parts of a set; the parent carries the price and the parts are free. */
    bundleItems: z.array(bundleItemSchema),
    comboSku: sku.exactOptional(),
    requiredAccessories: z.array(sku),
    recommendedAccessories: z.array(sku),
    serviceParts: z.array(sku),
    /** Skus of the design and installation services offered with it. */
    services: z.array(sku),
    coverage: coverageSchema.exactOptional(),

    launchDate: isoDate,
    releaseDate: isoDate,
    specialOrder: z.boolean(),
    soldOnline: z.boolean(),
    retail: z.boolean(),
    retailExclusive: z.boolean(),
    /** Two-letter states that it may not be shipped to. */
    statesExcluded: z.array(z.string().regex(/^[A-Z]{2}$/)),
    /** The lead time as text, and its maximum in calendar days; no delivery is estimated without the days. */
    leadTime: localizedSchema,
    leadTimeDays: z.int().min(0).max(1000).exactOptional(),
    freight: z.strictObject({ type: z.enum(freightTypes), policy: localizedSchema }),
    businessUnit: z.string().min(1).exactOptional(),
    /** The weight of one pack of a material, such as a bag of grout. */
    packKilograms: z.number().positive().exactOptional(),
    warrantyYears: z.int().positive().exactOptional(),
  })
  .refine((product) => product.variants.some((variant) => variant.sku === product.masterSku), {
    path: ['masterSku'],
    message: 'is not the sku of a variant',
  })
  .refine((product) => new Set(product.variants.map((variant) => variant.sku)).size === product.variants.length, {
    path: ['variants'],
    message: 'contain the same sku twice',
  });
export type Product = z.output<typeof productSchema>;
