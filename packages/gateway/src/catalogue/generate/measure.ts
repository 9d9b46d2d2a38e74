import type { Pair } from './text.ts';

const MILLIMETRES_PER_INCH = 25.4;
const LITRES_PER_GALLON = 3.785;
const fractions: Record<number, string> = {
  0: '',
  0.125: '1/8',
  0.25: '1/4',
  0.375: '3/8',
  0.5: '1/2',
  0.625: '5/8',
  0.75: '3/4',
  0.875: '7/8',
};

export function millimetres(inches: number): number {
  return Math.round(inches * MILLIMETRES_PER_INCH);
}

/** A length as each language's readers measure it: inches with fractions, millimetres. */
export function lengthText(inches: number): Pair {
  return [`${inchesText(inches)} in.`, `${grouped(millimetres(inches))} mm`];
}

/** A length as a name carries it: `24 in.`, `61 cm`. */
export function sizeText(inches: number): Pair {
  return [`${inchesText(inches)} in.`, `${Math.round(millimetres(inches) / 10)} cm`];
}

/** A flow rate: gallons and litres per minute. */
export function flowText(gallonsPerMinute: number): Pair {
  return [`${gallonsPerMinute} gpm`, `${decimalComma((gallonsPerMinute * LITRES_PER_GALLON).toFixed(1))} L/min`];
}

/** The water of one flush: gallons and litres. */
export function flushText(gallons: number): Pair {
  return [`${gallons} gpf`, `${decimalComma((gallons * LITRES_PER_GALLON).toFixed(1))} L`];
}

/** Inches as a carpenter writes them, to the nearest eighth: `6 3/4`. */
export function inchesText(inches: number): string {
  const eighths = Math.round(inches * 8) / 8;
  const whole = Math.floor(eighths);
  const fraction = fractions[eighths - whole] ?? '';
  return [whole > 0 || fraction === '' ? String(whole) : '', fraction].filter(Boolean).join(' ');
}

function decimalComma(figure: string): string {
  return figure.replace('.', ',');
}

function grouped(figure: number): string {
  return String(figure).replaceAll(/(?<=\d)(?=(\d{3})+$)/g, ' ');
}
