import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { identityCaller } from '../identity/testing.ts';
import { fillCatalogue, product, variant } from '../../testing/catalogue.ts';
import { sdkOn } from '../../testing/sdk.ts';
import { storeProducts } from './store-products.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createShopper, shopperWith, type GatewayReply, type Shopper } from '../../testing/shopper.ts';

const price = (key: string, centAmount: number, group?: 'GST' | 'TVS' | 'FAF' | 'CAS') => ({
  key,
  sku: 'MANY-1',
  currencyCode: 'USD' as const,
  centAmount,
  ...(group && { customerGroup: group }),
});
const prices = [
  price('MANY-1-pricelist-GST', 1000, 'GST'),
  price('MANY-1-pricelist-TVS', 800, 'TVS'),
  price('MANY-1-pricelist-FAF', 700, 'FAF'),
  price('MANY-1-pricelist-CAS', 600, 'CAS'),
  price('MANY-1', 900),
];

const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
const drawing = {
  kind: 'drawing' as const,
  format: 'pdf' as const,
  title: both('Drawing'),
  path: '/documents/described.pdf',
};
const described = product('described', [variant('DS-100-BK', 1000, { finish: both('Black') })], {
  brand: 'Terrane',
  shape: both('Oval'),
  size: both('24 in.'),
  services: ['SRV-INSTALL'],
  comboSku: 'DS-COMBO',
  businessUnit: 'Fixtures',
  documents: [drawing],
});

let gateway: TestGateway;
let guest: Shopper;
beforeAll(async () => {
  gateway = await testGateway({
    fill: async (db) => {
      await fillCatalogue(db);
      await seedAccounts(db);
      const other = product('many-prices', [variant('MANY-1', 1000, { prices })], { brand: 'Terrane' });
      await db.transaction().execute((tx) => storeProducts(tx, [other, described]));
    },
  });
  guest = await createShopper(gateway);
});
afterAll(() => gateway.close());

interface Results {
  readonly results: readonly {
    readonly id: string;
    readonly masterVariant: {
      readonly sku: string;
      readonly prices: readonly { key: string; customerGroup?: object }[];
    };
    readonly variants: readonly { readonly sku: string }[];
  }[];
}
const query = (shopper: Shopper, where: string, more = ''): Promise<GatewayReply> =>
  shopper.send('GET', `/product/query?where=${encodeURIComponent(where)}${more}`);
const found = async (where: string, more = '') =>
  ((await query(guest, where, more)).body as Results).results.map(({ id }) => id);

describe('a product query', () => {
  test('GW-014 SDK-173 a product query finds products by slug, by the sku of the master or another variant, and by id', async () => {
    expect(await found('slug(en="grey-field-tile")')).toEqual(['grey-field-tile']);
    expect(await found('masterVariant(sku="TL-300-WH")')).toEqual(['grey-field-tile']);
    expect(await found('masterVariant(sku="TL-300-GY")')).toEqual([]);
    expect(await found('variants(sku="TL-300-GY")')).toEqual(['grey-field-tile']);
    expect(await found('masterVariant(sku="BX-100-BOWL") or variants(sku="BX-100-BOWL")')).toEqual(['bowl']);
    expect(await found('id in ("tank","bowl","nothing")')).toEqual(['bowl', 'tank']);
  });

  test('GW-014 SDK-173 a product query with a brand returns only products of that brand', async () => {
    for (const brand of ['Terrane', 'terrane'])
      expect(await found('id in ("bowl","many-prices")', `&brand=${brand}`)).toEqual(['many-prices']);
  });

  test('a product query returns the master variant separately, with current stock and the attributes of the spec', async () => {
    await gateway.db.updateTable('stock').set({ available: 3 }).where('sku', '=', 'TL-300-GY').execute();
    expect((await query(guest, 'slug(en="grey-field-tile")')).body).toMatchObject({
      count: 1,
      results: [
        {
          slug: { en: 'grey-field-tile' },
          masterVariant: { id: 1, sku: 'TL-300-WH', availability: { isOnStock: true, availableQuantity: 100 } },
          variants: [{ id: 2, sku: 'TL-300-GY', availability: { isOnStock: true, availableQuantity: 3 } }],
        },
      ],
    });
  });

  test('DOM-108 DOM-109 a variant has the attributes that clients read by name', async () => {
    const { results } = await sdkOn(gateway).product.query({ query: { where: 'id="described"' } });
    const attributes = results[0]?.masterVariant.attributes ?? [];
    expect(Object.fromEntries(attributes.map(({ name, value }) => [name, value]))).toEqual({
      RegionBrandName: 'Terrane',
      ProductDescriptionProductShort: both('described shortDescription'),
      ProductDescriptionProduct: both('described description'),
      SKUColorFinishName: both('Black'),
      ProductShape: both('Oval'),
      ProductSection: both('described section'),
      ProductSize: both('24 in.'),
      ProductLocalCategory: both('described localCategory'),
      CustomerFacingSKU: '100-BK',
      CustomerFacingBrand: 'Terrane',
      ProductServices: ['SRV-INSTALL'],
      ComboSKU: 'DS-COMBO',
      SPProductBusinessUnit: 'Fixtures',
      RegionLeadTime: both('described leadTime'),
      ProductResource: [drawing],
      ProductBrandNameDisplay: 'Terrane',
    });
  });

  test('DOM-114 a price has its sku, amount, discounted amount, currency, customer group and key', async () => {
    const wire = (await query(guest, 'id="two-piece-set"')).body as Results;
    const [priced] = (await sdkOn(gateway).product.query({ query: { where: 'id="two-piece-set"' } })).results;
    const entry = {
      key: 'BX-100-WH-standalone-GST',
      sku: 'BX-100-WH',
      value: { centAmount: 69_900, currencyCode: 'USD' },
      discounted: { value: { centAmount: 64_900, currencyCode: 'USD' } },
      customerGroup: { key: 'GST' },
    };
    expect(wire.results[0]?.masterVariant.prices).toMatchObject([entry]);
    expect(priced?.masterVariant.prices).toMatchObject([entry]);
  });

  test.each([
    ['homeowner@example.com', ['MANY-1-pricelist-GST', 'MANY-1']],
    ['trade@example.com', ['MANY-1-pricelist-GST', 'MANY-1-pricelist-TVS', 'MANY-1']],
    ['friends@example.com', ['MANY-1-pricelist-GST', 'MANY-1-pricelist-FAF', 'MANY-1']],
    ['company@example.com', ['MANY-1-pricelist-GST', 'MANY-1-pricelist-CAS', 'MANY-1']],
  ])('a product query returns to %s only the prices of their group, of guests and of everyone', async (email, keys) => {
    const { tokens } = await identityCaller(gateway.identity).tokensFor(email, demoPassword);
    const { body } = await query(shopperWith(gateway, tokens.access_token, ''), 'id="many-prices"');
    expect((body as Results).results[0]?.masterVariant.prices.map(({ key }) => key)).toEqual(keys);
  });

  test('a product query returns guest prices to guests, with the group expanded on request', async () => {
    const { body } = await query(guest, 'id="many-prices"', '&expand=masterVariant.prices%5B*%5D.customerGroup');
    expect((body as Results).results[0]?.masterVariant.prices).toMatchObject([
      { key: 'MANY-1-pricelist-GST', customerGroup: { key: 'GST', obj: { key: 'GST' } } },
      { key: 'MANY-1' },
    ]);
  });

  test('an unsupported predicate is rejected with the name of the parameter', async () => {
    expect(await query(guest, 'name="a"; select 1')).toMatchObject({
      status: 400,
      body: { statusCode: 400, errors: [{ code: 'InvalidField', field: 'where' }] },
    });
  });
});

describe('a stock query', () => {
  const stock = (sku: string) => guest.send('GET', `/inventory/stock?sku=${sku}`);

  test('GW-014 SDK-181 a stock query returns the sellable units, and the restocking date of an empty stock', async () => {
    expect((await stock('BX-100-WH')).body).toMatchObject({
      count: 1,
      results: [{ sku: 'BX-100-WH', availableQuantity: 14 }],
    });
    expect((await stock('BX-100-TANK')).body).toMatchObject({
      results: [{ availableQuantity: 0, restockableInDays: 12, expectedDelivery: '2030-01-14T10:00:00.000Z' }],
    });
  });

  test('GW-014 a stock query has no entry for an unknown sku', async () => {
    expect(await stock('NO-SUCH-SKU')).toMatchObject({ status: 200, body: { count: 0, results: [] } });
  });
});
