import { priceFields, productFieldNames } from '@basin/domain';

/** Returns the fields that a product page requests for a persona: all of them. @see catalogue spec §3 */
export function detailFields(persona: string): string[] {
  return [...productFieldNames('detail'), ...priceFields(persona)];
}

/** The fields to ask of the shop-the-room list, as spelt. @see catalogue spec §3 */
export const roomDocumentFields = [
  'templateName_s',
  'landingFileReference_s',
  'cq_shoptheroomtags_s',
  'productSkuIds_s',
  'modelFileReference_s',
  'cardHoverTitle_s',
  'title_s',
  'cardTitle_s',
  'url_s',
  'strTheme_ss',
  'strColor_ss',
  'strRoom_s',
  'strDesignStyle_s',
] as const;
