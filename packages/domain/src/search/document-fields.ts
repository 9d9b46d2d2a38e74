import { personaPriceFields, priceField, priceStartingAtField } from '../pricing/persona-prices.ts';

/** Price fields of one persona. @see catalogue spec §3 */
export function priceFields(persona: string): string[] {
  return [
    ...personaPriceFields.map((field) => priceField(persona, field)),
    priceStartingAtField(persona),
    priceStartingAtField(persona, true),
  ];
}

/** The fields to ask of an inspiration search for a persona, as spelt. @see catalogue spec §3 */
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
