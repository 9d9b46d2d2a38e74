import { personaPriceFields, priceField, priceStartingAtField } from '../pricing/persona-prices.ts';
import { productFieldNames } from './product-fields.ts';

/** Price fields of one persona. @see catalogue spec §3 */
export function priceFields(persona: string): string[] {
  return [
    ...personaPriceFields.map((field) => priceField(persona, field)),
    priceStartingAtField(persona),
    priceStartingAtField(persona, true),
  ];
}

/** Returns the fields that a product search requests for a persona. @see catalogue spec §3 */
export function documentFields(persona: string): string[] {
  return [...productFieldNames('search'), ...priceFields(persona)];
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
