import { productSchema } from '@basin/sdk';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { productCard, startingPrice } from './product-card.ts';

const now = new Date('2030-01-02T00:00:00Z');
const productOf = (fields: object) => z.parse(productSchema, { slug_s: 'arc', productName_s: 'Arc faucet', ...fields });
const cardOf = (fields: object, persona = 'GST') =>
  productCard(productOf(fields), {
    persona,
    now,
    pathOf: ({ slug }) => `/en/products/x/${slug ?? ''}.html`,
    miniatureOf: (picture) => `miniature of ${picture}`,
  });

describe('the price on a card', () => {
  test('STO-071 DOM-091 is that of the persona, else the guest’s', () => {
    const fields = { 'priceStartingAt.GST_d': 649, 'priceStartingAt.TVS_d': 519.2 };
    expect(cardOf(fields, 'TVS').price?.from).toEqual({ centAmount: 51_920, currencyCode: 'USD' });
    expect(cardOf(fields, 'FAF').price?.from).toEqual({ centAmount: 64_900, currencyCode: 'USD' });
  });

  test('on sale says what it was', () => {
    const price = startingPrice(
      productOf({ 'priceList.GST.price_d': 699, 'priceStartingAt.GST_d': 649, 'discountedPriceStartingAt.GST_d': 649 }),
      'GST',
    );
    expect(price).toMatchObject({ from: { centAmount: 64_900 }, was: { centAmount: 69_900 } });
  });

  test('is missing, not zero, when there is none', () => {
    expect(cardOf({}).price).toBeUndefined();
  });
});

describe('badges', () => {
  test.each([
    [{ RegionLaunchDate_dt: '2029-12-01T00:00:00Z' }, ['new']],
    [{ RegionLaunchDate_dt: '2029-01-01T00:00:00Z' }, []],
    [{ RegionLaunchDate_dt: 'soon' }, []],
    [{ RegionLaunchDate_dt: '2029-11-31' }, []],
    [{ RegionOnBackOrder_s: 'true', RegionSpecialOrder_s: 'Y' }, ['backOrder', 'specialOrder']],
    [{ productRegionAllVariantDiscontinued_b: true }, ['discontinued']],
  ])('of %o are %j', (fields, expected) => {
    expect(cardOf(fields).badges).toEqual(expected);
  });
});

test('a card carries the miniature of its picture', () => {
  expect(cardOf({ SKUImageFilename_s: 'arc-brass' })).toMatchObject({ placeholder: 'miniature of arc-brass' });
});

test('the swatches are the finishes that can still be had', () => {
  const details = [
    'White|wh.jpg|A-WH|1-WH|false',
    'Black|bk.jpg|A-BK|1-BK|2020-05-01',
    'Sage|sg.jpg|A-SG|1-SG|2099-12-31',
  ];
  const card = cardOf({ 'Color.SKU.Details_ss': details });
  expect(card.finishes).toBe(2);
  expect(card.swatches).toEqual([
    { label: 'White', image: 'wh.jpg', sku: 'A-WH' },
    { label: 'Sage', image: 'sg.jpg', sku: 'A-SG' },
  ]);
});
