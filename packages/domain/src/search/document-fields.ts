import { personaPriceFields, priceField, priceStartingAtField } from '../pricing/persona-prices.ts';

/** Returns the price fields of a persona. @see catalogue spec §3 */
export function priceFields(persona: string): string[] {
  return [
    ...personaPriceFields.map((field) => priceField(persona, field)),
    priceStartingAtField(persona),
    priceStartingAtField(persona, true),
  ];
}

/** Returns the fields that an inspiration search requests for a persona. @see catalogue spec §3 */
export function inspirationFields(persona: string): string[] {
  return [
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
    priceStartingAtField(persona),
  ];
}
