import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { productSchema } from '../../contract/product-document.ts';
import { cardFrom } from './product-card.ts';

const now = new Date('2030-01-02T00:00:00Z');
const cardOf = (fields: object, persona = 'GST') =>
  cardFrom(z.parse(productSchema, { slug_s: 'arc', productName_s: 'Arc faucet', ...fields }), persona, now);

describe('the price on a product card', () => {
  test("DOM-091 a card has the price of the shopper's persona, else the guest's", () => {
    const fields = { 'priceStartingAt.GST_d': 649, 'priceStartingAt.TVS_d': 519.2 };
    expect(cardOf(fields, 'TVS').price?.from).toEqual({ cents: 51_920, currency: 'USD' });
    expect(cardOf(fields, 'FAF').price?.from).toEqual({ cents: 64_900, currency: 'USD' });
  });

  test('a card on sale has the previous price', () => {
    const fields = {
      'priceList.GST.price_d': 699,
      'priceStartingAt.GST_d': 649,
      'discountedPriceStartingAt.GST_d': 649,
    };
    expect(cardOf(fields).price).toMatchObject({ from: { cents: 64_900 }, was: { cents: 69_900 } });
  });

  test("the list price is the guest's before a sale, and a guest has none", () => {
    const sale = { 'priceList.GST.price_d': 465, 'priceStartingAt.GST_d': 395, 'discountedPriceStartingAt.GST_d': 395 };
    const fields = { ...sale, 'priceList.TVS.price_d': 372, 'priceStartingAt.TVS_d': 372 };
    expect(cardOf(fields).price).toMatchObject({ was: { cents: 46_500 }, list: null });
    expect(cardOf(fields, 'TVS').price).toMatchObject({ from: { cents: 37_200 }, was: null, list: { cents: 46_500 } });
    expect(cardOf(fields, 'FAF').price).toMatchObject({ from: { cents: 39_500 }, list: null });
  });

  test('a card without a price has null, not zero', () => {
    expect(cardOf({}).price).toBeNull();
    expect(cardOf({ 'priceStartingAt.GST_d': 0 }).price).toBeNull();
  });
});

describe('the badges of a product card', () => {
  test.each([
    [{ RegionLaunchDate_dt: '2029-12-01T00:00:00Z' }, ['new']],
    [{ RegionLaunchDate_dt: '2029-01-01T00:00:00Z' }, []],
    [{ RegionLaunchDate_dt: 'soon' }, []],
    [{ RegionLaunchDate_dt: '2029-11-31' }, []],
    [{ RegionOnBackOrder_s: 'true', RegionSpecialOrder_s: 'Y' }, ['backOrder', 'specialOrder']],
    [{ productRegionAllVariantDiscontinued_b: true, RegionOnBackOrder_s: 'true' }, ['discontinued']],
    [{ productRegionAllVariantDiscontinued_b: true, RegionLaunchDate_dt: '2029-12-01' }, ['discontinued', 'new']],
  ])('DOM-155 the badges of %o are %j', (fields, expected) => {
    expect(cardOf(fields).badges).toEqual(expected);
  });
});

test('a card has the finishes that are not discontinued', () => {
  const details = [
    'White|wh.jpg|A-WH|1-WH|false',
    'Black|bk.jpg|A-BK|1-BK|2020-05-01',
    'Sage|sg.jpg|A-SG|1-SG|2099-12-31',
  ];
  expect(cardOf({ 'Color.SKU.Details_ss': details }).finishes).toEqual([
    { sku: 'A-WH', name: 'White', swatch: 'wh.jpg' },
    { sku: 'A-SG', name: 'Sage', swatch: 'sg.jpg' },
  ]);
});

test.each([
  [{}, 'product'],
  [{ ProductKind_s: 'part' }, 'service-part'],
  [{ ProductKind_s: 'service', Product_Category: ['Installation Services'] }, 'install-service'],
  [{ ProductKind_s: 'service', Product_Category: ['Design Services'] }, 'design-service'],
])('a document with %j has the kind %s', (fields, kind) => {
  expect(cardOf(fields).kind).toBe(kind);
});
