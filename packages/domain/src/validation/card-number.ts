import { visibleText } from './visible-text.ts';

/** Runs of digit groups with spaces or dashes between. */
const anyGroups = /\d+(?:[\p{Zs}\t\p{Pd}]{1,3}\d+)*/gu;
/** The same in groups as cards are printed, which expiry dates and phone numbers beside them are not. */
const printedGroups = /\d{4,}(?:[\p{Zs}\t\p{Pd}]{1,3}\d{4,})*/gu;

/** A number in the groups of a card, whatever stands between them; a list of years is none. */
const cardGroups =
  /(?<!\d)(?:3\d{3}[^\p{L}\p{N}]{1,3}\d{6}[^\p{L}\p{N}]{1,3}\d{4,5}|(?:[3-6]\d|2[2-7])\d\d(?:[^\p{L}\p{N}]{1,3}\d{4}){3})(?!\d)/gu;

/** As on a card; none begins with 0, as a UPC in a GTIN does. */
const length = /^[1-9]\d{12,18}$/;
const longest = 19;

/**
 * Whether a text holds what looks like a card number: 13 to 19 digits, with spaces or dashes between, that pass the Luhn
 * check; in the groups of a card also with dots, line ends or other signs between. Meant for what people write freely; a phone number or an identifier may pass the check by chance.
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
 * Whether a phone number, a model number or the like is a card number: one of 15 digits or more that begins as those of the card brands do.
 * A phone number has 15 digits at most and none begins so with that many.
 *
 * @see ISO/IEC 7812-1 and ITU-T E.164
 */
export function isLongCardNumber(text: string): boolean {
  const digits = digitsOf(plainText(text));
  return /^(?:3[47]\d{13}|(?:[3-6]\d|2[2-7])\d{14,17})$/.test(digits) && passesLuhn(digits);
}

/** What can be seen of a text, its digits of any script as 0 to 9. */
const plainText = (text: string) =>
  visibleText(text)
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, asciiDigit);

/** Unicode keeps the ten digits of a script side by side, 0 first. */
function asciiDigit(digit: string): string {
  const code = Number(digit.codePointAt(0));
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Whether groups that follow one another are a card number: its expiry date or its security code may stand beside it. */
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

/** Whether the check digit of a number fits (mod 10). */
export function passesLuhn(number: string): boolean {
  const digits = Array.from(number, Number).reverse();
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? digit : doubled(digit)), 0);
  return sum % 10 === 0;
}

const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);
