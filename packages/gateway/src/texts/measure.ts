import { localeTag, type Locale } from '@basin/domain';
import { fillText } from './fill-text.ts';
import type { Text } from './text.ts';
import { textsOf } from './texts.ts';

export const millimetresPerInch = 25.4;
const litresPerGallon = 3.785;

export function millimetres(inches: number): number {
  return Math.round(inches * millimetresPerInch);
}

/** A length in the unit of each language: inches with fractions, or millimetres. */
export const lengthText = (inches: number): Text => lengthIn('length', inches, millimetres(inches));

/** A length in both units, the language's own first: `6 1/2 in. (165 mm)`, `165 mm (6 1/2 po)`. */
export const bothLengthsText = (inches: number, exactMillimetres: number): Text =>
  lengthIn('bothLengths', inches, exactMillimetres);

/** A flow rate in gallons or litres per minute. */
export const flowText = (gallonsPerMinute: number): Text => waterIn('flow', gallonsPerMinute);

/** The volume of a flush in gallons or litres. */
export const flushText = (gallons: number): Text => waterIn('flush', gallons);

/** A volume of water in prose, in gallons or litres. */
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
      litres: figure(gallons * litresPerGallon, 1, locale),
    });
}

/** Formats inches as a fraction to the nearest sixteenth: `6 3/4`. */
function inchesText(inches: number): string {
  const sixteenths = Math.round(inches * 16);
  const [whole, rest] = [Math.floor(sixteenths / 16), sixteenths % 16];
  // the largest power of two that divides the rest
  const divisor = rest & -rest;
  const fraction = rest === 0 ? [] : [`${rest / divisor}/${16 / divisor}`];
  return [...(whole > 0 || rest === 0 ? [String(whole)] : []), ...fraction].join(' ');
}

/** Formats a number with the separators of a language; typography later replaces the plain spaces between thousands. */
function figure(value: number, digits: number, locale: Locale): string {
  const key = `${localeTag(locale)} ${digits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(localeTag(locale), fractionOf(digits));
  formats.set(key, format);
  return format.format(value).replaceAll(/[\u00a0\u202f]/g, ' ');
}

// creating a format takes far longer than using it
const formats = new Map<string, Intl.NumberFormat>();
const fractionOf = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
