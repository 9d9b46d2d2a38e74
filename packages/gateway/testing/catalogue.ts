import { productSchema, type Price, type Product, type Variant } from '../src/catalogue/product.ts';
import type { Db } from '../src/database/database.ts';

const both = (text: string) => ({ en: text, fr: `${text} (fr)` });

const price = (sku: string, customerGroup: 'GST' | 'TVS', centAmount: number): Price => ({
  key: `${sku}-standalone-${customerGroup}`,
  sku,
  customerGroup,
  currencyCode: 'USD',
  centAmount,
});

/** A variant on sale at a single price, with plenty in stock. */
export function variant(sku: string, centAmount: number, given: Partial<Variant> = {}): Variant {
  return {
    sku,
    customerFacingSku: sku.slice(3),
    finish: both('White'),
    colourFamily: both('White'),
    swatch: 'white',
    image: sku.toLowerCase(),
    discontinued: false,
    backOrderable: false,
    stock: { available: 100 },
    prices: [price(sku, 'GST', centAmount)],
    ...given,
  };
}

/** A product with defaults for everything that a test does not specify. */
export function product(id: string, variants: [Variant, ...Variant[]], given: Partial<Product> = {}): Product {
  const words = Object.fromEntries(
    [
      'section',
      'category',
      'localCategory',
      'name',
      'shortDescription',
      'description',
      'metaTitle',
      'care',
      'leadTime',
    ].map((member) => [member, both(`${id} ${member}`)]),
  );
  const lists = ['features', 'dimensions', 'attributes', 'documents', 'images', 'bundleItems', 'requiredAccessories'];
  const more = ['recommendedAccessories', 'serviceParts', 'services', 'statesExcluded'];
  return productSchema.parse({
    id,
    slug: id,
    kind: 'fixture',
    brand: 'Averell',
    ...words,
    ...Object.fromEntries([...lists, ...more].map((member) => [member, []])),
    masterSku: variants[0].sku,
    variants,
    launchDate: '2029-01-01',
    releaseDate: '2029-01-01',
    specialOrder: false,
    leadTimeDays: 0,
    soldOnline: true,
    retail: true,
    retailExclusive: false,
    freight: { type: 'Parcel', policy: both('By parcel') },
    weightKilograms: 1,
    ...given,
  });
}

const part = (sku: string, quantity: number) => ({
  sku,
  skuByVariant: {},
  quantity,
  name: both(sku),
  slug: sku.toLowerCase(),
});

/** A few products that cover every rule of carts and checkout. */
export const demoProducts: readonly Product[] = [
  product(
    'two-piece-set',
    [
      variant('BX-100-WH', 64_900, {
        stock: { available: 14 },
        prices: [
          { ...price('BX-100-WH', 'GST', 69_900), discountedCentAmount: 64_900 },
          price('BX-100-WH', 'TVS', 61_900),
        ],
      }),
    ],
    {
      bundleItems: [part('BX-100-BOWL', 1), part('BX-100-TANK', 1), part('BX-100-BOLT', 2)],
      freight: { type: 'Freight', policy: both('By freight') },
      weightKilograms: 30,
    },
  ),
  product('bowl', [variant('BX-100-BOWL', 40_000, { stock: { available: 14 } })]),
  product('tank', [
    variant('BX-100-TANK', 25_000, { stock: { available: 0, restockableInDays: 12 }, backOrderable: true }),
  ]),
  product('bolt', [variant('BX-100-BOLT', 500)]),
  product(
    'grey-field-tile',
    [variant('TL-300-WH', 8_000), variant('TL-300-GY', 8_250, { stock: { available: 220 } })],
    {
      kind: 'tile',
      coverage: { productType: 'tile', soldByBox: true, soldByUom: 'SF', coveragePerUnit: 10.76, piecesPerUnit: 8 },
      weightKilograms: 15,
    },
  ),
  product('shower-head', [variant('SH-200-CP', 12_000, { stock: { available: 3 } })], { statesExcluded: ['CA'] }),
  product('old-faucet', [variant('OF-900-CP', 9_000, { discontinued: '2020-05-01' })]),
  product('showroom-vanity', [variant('SV-400-OK', 200_000)], {
    soldOnline: false,
    retailExclusive: true,
    retail: true,
  }),
  product('installation', [variant('SRV-INSTALL', 30_000, { stock: { available: 0 } })], {
    kind: 'service',
    freight: { type: 'None', policy: both('No shipping') },
  }),
  product('trade-sink', [variant('TS-500-ST', 0, { prices: [price('TS-500-ST', 'TVS', 50_000)] })]),
];

/** Fills a database with the demo products. */
export const fillCatalogue = (db: Db): Promise<void> => insertProducts(db, demoProducts);

/** Stores products and their stock. */
export async function insertProducts(db: Db, products: readonly Product[]): Promise<void> {
  for (const document of products) {
    const { id, slug, kind, brand } = document;
    await db
      .insertInto('products')
      .values({ id, slug, kind, brand, document: JSON.stringify(document), revision: 1 })
      .execute();
    for (const { sku, customerFacingSku, stock, backOrderable } of document.variants) {
      await db.insertInto('skus').values({ sku, customer_facing_sku: customerFacingSku, product_id: id }).execute();
      const { available, restockableInDays = null } = stock;
      await db
        .insertInto('stock')
        .values({ sku, available, restockable_in_days: restockableInDays, back_orderable: backOrderable })
        .execute();
    }
  }
}
