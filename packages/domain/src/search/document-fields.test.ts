import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { documentFields, inspirationFields, priceFields } from './document-fields.ts';

const fields = documentFields('GST');

test('a product search asks for thirty-three fields, each once', () => {
  shows(documentFields, ['GST'], [...new Set(fields)]);
  expect(fields).toHaveLength(33);
});

test('DOM-103 identity fields are asked for, spelt exactly so', () => {
  expect(fields.slice(0, 10)).toEqual([
    'id',
    'ctId_s',
    'slug_s',
    'productName_s',
    'metaTitle_s',
    'Tile_Title',
    'masterSKU_s',
    'masterCustomerFacingSKU_s',
    'sku_s',
    'CustomerFacingSKU_s',
  ]);
});

test('DOM-104 so are variants and colours', () => {
  expect(fields.slice(10, 15)).toEqual([
    'variantList.sku_ss',
    'SKU.Details_ss',
    'Color.SKU.Details_ss',
    'SKUColorSwatchFilename_s',
    'SKUColorFinishName_s',
  ]);
});

test('DOM-105 so are the prices of the persona, and of no other', () => {
  const prices = [
    'priceList.TVS.price_d',
    'priceList.TVS.finalPrice_d',
    'priceList.TVS.discountedPrice_d',
    'priceList.TVS.saleOffer_s',
    'priceStartingAt.TVS_d',
    'discountedPriceStartingAt.TVS_d',
  ];
  shows(priceFields, ['TVS'], prices);
  expect(documentFields('TVS').slice(15, 21)).toEqual(prices);
  expect(documentFields('TVS').filter((field) => field.includes('GST'))).toEqual([]);
});

test('DOM-106 so is availability', () => {
  expect(fields.slice(21, 28)).toEqual([
    'RegionOnBackOrder_s',
    'RegionReleaseforShipment_dt',
    'RegionLaunchDate_dt',
    'RegionSpecialOrder_s',
    'RegionStatesExcluded_ss',
    'productRegionAllVariantDiscontinued_b',
    'RegionSoldOnline',
  ]);
});

test('DOM-107 so are category, brand, exclusivity, retail and language', () => {
  expect(fields.slice(28)).toEqual([
    'Product_Category',
    'ProductBrandName_s',
    'ProductExclusive_s',
    'ProductIsRetail',
    'language_s',
  ]);
});

test('DOM-123 an inspiration document has thirteen fields, two of them oddly spelt', () => {
  shows(
    inspirationFields,
    ['GST'],
    [
      'id',
      'url_s',
      'title_s',
      'description_s',
      'thumbnailImageURL_s',
      'resourceCredit_s',
      'badge_s',
      'productDetailsList_ss',
      'productImagesList_ss',
      'ProductMappingSKUID_s',
      'customSampleProductName_s',
      'customsampleimagepath_s',
      'priceStartingAt.GST_d',
    ],
  );
});
