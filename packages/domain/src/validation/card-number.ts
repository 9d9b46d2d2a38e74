import { visibleText } from './visible-text.ts';

/** Runs of digit groups separated by spaces or dashes. */
const anyGroups = /\d+(?:[\p{Zs}\t\p{Pd}]{1,3}\d+)*/gu;
/**
 * The same, with groups of at least four digits as printed on cards; expiry dates and phone numbers next to them have
 * shorter groups.
 */
const printedGroups = /\d{4,}(?:[\p{Zs}\t\p{Pd}]{1,3}\d{4,})*/gu;

/** A number in the groups of a card with any separators, but not a list of years. */
const cardGroups =
  /(?<!\d)(?:3\d{3}[^\p{L}\p{N}]{1,3}\d{6}[^\p{L}\p{N}]{1,3}\d{4,5}|(?:[3-6]\d|2[2-7])\d\d(?:[^\p{L}\p{N}]{1,3}\d{4}){3})(?!\d)/gu;

/** The length of a card number; none begins with 0, as a UPC in a GTIN does. */
const length = /^[1-9]\d{12,18}$/;
const longest = 19;

/**
 * Returns whether a string contains what looks like a card number: 13 to 19 digits, optionally separated by spaces or
 * dashes, that pass the Luhn check. Digits in the groups of a card may also be separated by dots, line ends or other
 * signs. Intended for free text; a phone number or an identifier may pass the check by chance.
 *
 * @see ISO/IEC 7812-1
 */
export function hasCardNumber(text: string): boolean {
  const plain = plainText(text);
  const whole = [...(plain.match(anyGroups) ?? []), ...(plain.match(cardGroups) ?? [])];
  const printed = plain.match(printedGroups) ?? [];
  return whole.some((run) => isCardNumber(digitsOf(run))) || printed.some((run) => hasConsecutiveGroups(run));
}

/**
 * Returns whether a phone number, a model number or the like is a card number: one of 15 digits or more with the prefix
 * of a card brand. A phone number has at most 15 digits, and none of that length has such a prefix.
 *
 * @see ISO/IEC 7812-1 and ITU-T E.164
 */
export function isLongCardNumber(text: string): boolean {
  const digits = digitsOf(plainText(text));
  return /^(?:3[47]\d{13}|(?:[3-6]\d|2[2-7])\d{14,17})$/.test(digits) && passesLuhn(digits);
}

/** Returns the visible characters of a string, with digits of any script converted to 0 to 9. */
const plainText = (text: string) =>
  visibleText(text)
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, asciiDigit);

/** Unicode stores the ten digits of a script consecutively, starting with 0. */
function asciiDigit(digit: string): string {
  const code = Number(digit.codePointAt(0));
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Returns whether consecutive groups form a card number; its expiry date or its security code may be next to it. */
function hasConsecutiveGroups(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  return groups.some((_, start) => {
    let digits = '';
    for (let index = start; digits.length <= longest && index < groups.length; index++) {
      digits += groups[index] ?? '';
      if (isCardNumber(digits)) return true;
    }
    return false;
  });
}

const digitsOf = (run: string) => run.replaceAll(/\D/g, '');

const isCardNumber = (digits: string) => length.test(digits) && passesLuhn(digits);

/** Returns whether the check digit of a number is correct (Luhn, mod 10). */
export function passesLuhn(number: string): boolean {
  const digits = Array.from(number, Number).reverse();
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? digit : doubled(digit)), 0);
  return sum % 10 === 0;
}

const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);
