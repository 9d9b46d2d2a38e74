import { localeTag, type Locale } from '@basin/domain';
import { fillText } from './fill-text.ts';
import type { Text } from './text.ts';
import { textsOf } from './texts.ts';

export const MILLIMETRES_PER_INCH = 25.4;
const LITRES_PER_GALLON = 3.785;

export function millimetres(inches: number): number {
  return Math.round(inches * MILLIMETRES_PER_INCH);
}

/** A length as each language's readers measure it: inches with fractions, millimetres. */
export const lengthText = (inches: number): Text => lengthIn('length', inches, millimetres(inches));

/** A length in both systems, the readers' own first: `6 1/2 in. (165 mm)`, `165 mm (6 1/2 po)`. */
export const bothLengthsText = (inches: number, exactMillimetres: number): Text =>
  lengthIn('bothLengths', inches, exactMillimetres);

/** A flow rate: gallons or litres per minute. */
export const flowText = (gallonsPerMinute: number): Text => waterIn('flow', gallonsPerMinute);

/** The water of one flush: gallons or litres. */
export const flushText = (gallons: number): Text => waterIn('flush', gallons);

/** Water in prose: gallons or litres. */
export const volumeText = (gallons: number): Text => waterIn('volume', gallons);

function lengthIn(measure: 'length' | 'bothLengths', inches: number, exactMillimetres: number): Text {
  return (locale) =>
    fillText(textsOf('measures', locale)[measure], {
      inches: inchesText(inches),
      millimetres: figure(exactMillimetres, 0, locale),
    });
}

function waterIn(measure: 'flow' | 'flush' | 'volume', gallons: number): Text {
  return (locale) =>
    fillText(textsOf('measures', locale)[measure], {
      gallons: String(gallons),
      litres: figure(gallons * LITRES_PER_GALLON, 1, locale),
    });
}

/** Inches as a carpenter writes them, to the nearest sixteenth: `6 3/4`. */
function inchesText(inches: number): string {
  const sixteenths = Math.round(inches * 16);
  const [whole, rest] = [Math.floor(sixteenths / 16), sixteenths % 16];
  // the largest power of two in the rest is what the fraction is reduced by
  const common = rest & -rest;
  const fraction = rest === 0 ? [] : [`${rest / common}/${16 / common}`];
  return [...(whole > 0 || rest === 0 ? [String(whole)] : []), ...fraction].join(' ');
}

/** A figure with the separators of a language; the width of the spaces between its thousands is a matter of typography. */
function figure(value: number, digits: number, locale: Locale): string {
  const key = `${localeTag(locale)} ${digits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(localeTag(locale), fractionOf(digits));
  formats.set(key, format);
  return format.format(value).replaceAll(/[\u00a0\u202f]/g, ' ');
}

// making a format costs far more than using it
const formats = new Map<string, Intl.NumberFormat>();
const fractionOf = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
