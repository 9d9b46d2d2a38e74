import type { Pair } from './text.ts';

export const MILLIMETRES_PER_INCH = 25.4;
const LITRES_PER_GALLON = 3.785;

export function millimetres(inches: number): number {
  return Math.round(inches * MILLIMETRES_PER_INCH);
}

/** A length as each language's readers measure it: inches with fractions, millimetres. */
export function lengthText(inches: number): Pair {
  return [`${inchesText(inches)} in.`, `${grouped(millimetres(inches))} mm`];
}

/** A length in both systems, the readers' own first: `6 1/2 in. (165 mm)`, `165 mm (6 1/2 po)`. */
export function bothLengthsText(inches: number, exactMillimetres: number): Pair {
  const imperial = inchesText(inches);
  const millimetresText = (separator: string) => `${grouped(exactMillimetres, separator)} mm`;
  return [`${imperial} in. (${millimetresText(',')})`, `${millimetresText(' ')} (${imperial} po)`];
}

/** A flow rate: gallons and litres per minute. */
export function flowText(gallonsPerMinute: number): Pair {
  return [`${gallonsPerMinute} gpm`, `${decimalComma((gallonsPerMinute * LITRES_PER_GALLON).toFixed(1))} L/min`];
}

/** The water of one flush: gallons and litres. */
export function flushText(gallons: number): Pair {
  return [`${gallons} gpf`, `${decimalComma((gallons * LITRES_PER_GALLON).toFixed(1))} L`];
}

/** Water in prose: gallons and litres. */
export function volumeText(gallons: number): Pair {
  return [`${gallons} gallons`, `${decimalComma((gallons * LITRES_PER_GALLON).toFixed(1))} L`];
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

function decimalComma(figure: string): string {
  return figure.replace('.', ',');
}

function grouped(figure: number, separator = ' '): string {
  return figure.toLocaleString('en-US').replaceAll(',', separator);
}
