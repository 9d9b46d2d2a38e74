/** A card brand, by the payment provider's code, and the format of its numbers. */
export interface CardBrand {
  readonly type: 'VI' | 'MC' | 'AX' | 'DI';
  readonly name: string;
  readonly prefix: RegExp;
  readonly lengths: readonly number[];
  readonly cvvLength: number;
}

const brands: readonly CardBrand[] = [
  { type: 'VI', name: 'Visa', prefix: /^4/, lengths: [13, 16, 19], cvvLength: 3 },
  {
    type: 'MC',
    name: 'Mastercard',
    prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvvLength: 3,
  },
  { type: 'AX', name: 'American Express', prefix: /^3[47]/, lengths: [15], cvvLength: 4 },
  { type: 'DI', name: 'Discover', prefix: /^(?:6011|64[4-9]|65)/, lengths: [16, 17, 18, 19], cvvLength: 3 },
];

/** Returns the brand of a card number, by its first digits. */
export const findCardBrand = (number: string): CardBrand | undefined =>
  brands.find(({ prefix }) => prefix.test(number));

/** Returns the name of a card brand by the payment provider's code; an unknown code is returned unchanged. */
export const cardBrandName = (code: string): string => brands.find(({ type }) => type === code)?.name ?? code;
