import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { inspirationFields, priceFields } from './document-fields.ts';
import { productFieldNames, productFields } from './product-fields.ts';

const requested = productFieldNames('detail');

test('DOM-103 a product page requests the identity fields in their exact spelling', () => {
  expect(requested).toEqual(
    expect.arrayContaining([
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
    ]),
  );
});

test('DOM-104 a product page requests the fields of variants and colours', () => {
  expect(requested).toEqual(
    expect.arrayContaining([
      'variantList.sku_ss',
      'SKU.Details_ss',
      'Color.SKU.Details_ss',
      'SKUColorSwatchFilename_s',
      'SKUColorFinishName_s',
    ]),
  );
});

test('DOM-105 the price fields are those of the given persona only', () => {
  const prices = [
    'priceList.TVS.price_d',
    'priceList.TVS.finalPrice_d',
    'priceList.TVS.discountedPrice_d',
    'priceList.TVS.saleOffer_s',
    'priceStartingAt.TVS_d',
    'discountedPriceStartingAt.TVS_d',
  ];
  shows(priceFields, ['TVS'], prices);
});

test('DOM-106 a product page requests the availability fields', () => {
  expect(requested).toEqual(
    expect.arrayContaining([
      'RegionOnBackOrder_s',
      'RegionReleaseforShipment_dt',
      'RegionLaunchDate_dt',
      'RegionSpecialOrder_s',
      'RegionStatesExcluded_ss',
      'productRegionAllVariantDiscontinued_b',
      'RegionSoldOnline',
    ]),
  );
});

test('DOM-107 a product page requests category, brand, exclusivity, retail and language', () => {
  expect(requested).toEqual(
    expect.arrayContaining([
      'Product_Category',
      'ProductBrandName_s',
      'ProductExclusive_s',
      'ProductIsRetail',
      'language_s',
    ]),
  );
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

test('a product card requests the fields that the table marks for cards', () => {
  const marked = Object.values(productFields).filter(({ isOnCards }) => isOnCards);
  const names = marked.map(({ wire }) => wire);
  shows(productFieldNames, ['card'], names);
  expect(names).toContain('slug_s');
  expect(names).not.toContain('metaTitle_s');
});
