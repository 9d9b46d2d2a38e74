const finishes = ['White', 'Black', 'Sage', 'Nickel'];

/** Returns a product document as a listing requests it: 26 fields, four finishes, the prices of two personas. */
function productDocument(index: number): Record<string, unknown> {
  const skus = finishes.map((finish) => `BX-${index}-${finish.slice(0, 2).toUpperCase()}`);
  return {
    id: `p-${index}_en`,
    ctId_s: `p-${index}`,
    slug_s: `two-piece-set-${index}`,
    productName_s: `Two-piece set ${index}`,
    masterSKU_s: skus[0],
    masterCustomerFacingSKU_s: `${index}-WH`,
    Product_Category: ['Toilets'],
    ProductBrandName_s: 'Samplebrand',
    language_s: 'en',
    'variantList.sku_ss': skus,
    'SKU.Details_ss': skus.map((sku) => `${sku}|${sku}|false`),
    'Color.SKU.Details_ss': skus.map((sku, at) => `${String(finishes[at])}|swatch_${at}.jpg|${sku}|${sku}|false`),
    SKUColorFinishName_s: 'White',
    SKUImageFilename_s: `master-${index}`,
    'priceList.GST.price_d': 699 + index,
    'priceList.GST.finalPrice_d': 649 + index,
    'priceList.GST.discountedPrice_d': 649 + index,
    'priceList.GST.saleOffer_s': 'true',
    'priceStartingAt.GST_d': 649 + index,
    'priceList.TVS.price_d': 699 + index,
    'priceList.TVS.finalPrice_d': 619 + index,
    RegionOnBackOrder_s: 'false',
    RegionLaunchDate_dt: '2029-11-15T00:00:00Z',
    productRegionAllVariantDiscontinued_b: false,
    ProductDescriptionProductShort_s:
      'A two-piece set with a round bowl and a tank that saves water without losing power.',
  };
}

/** Returns the JSON text of a listing page: 30 products, ten facets, a price range. */
export function listingResponse(): string {
  const values = Array.from({ length: 8 }, (_, at) => [`Value ${at}`, at * 3]).flat();
  return JSON.stringify({
    responseHeader: { status: 0, QTime: 9 },
    response: { numFound: 410, start: 0, docs: Array.from({ length: 30 }, (_, index) => productDocument(index)) },
    facet_counts: {
      facet_fields: Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`Facet${at}_s`, values])),
      facet_ranges: {
        'priceList.GST.finalPrice_d': { counts: ['0.0', 12, '250.0', 20], gap: 250, start: 0, end: 750 },
      },
    },
    fusion: { fusionQueryId: 'q-1', isCollapsePLP: true },
  });
}
