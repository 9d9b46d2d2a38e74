import { inLocale, localeTag, type Locale } from '@basin/domain';
import { specificationsOf } from '../../catalogue/index.ts';
import { fillText } from '../../texts/fill-text.ts';
import { joinValues } from '../../texts/text.ts';
import { textsOf } from '../../texts/texts.ts';
import type { DocumentRequest } from '../document-request.ts';
import { measureText } from '../drawing/lay-out.ts';
import type { Writer } from '../pdf/writer.ts';

/** Pairs of label and value. */
export type Rows = readonly (readonly [string, string])[];

const labelShare = 0.45;
const minRowHeight = 15.5;

export function dimensionRows({ product, locale }: DocumentRequest): Rows {
  const weight = product.weightKilograms;
  return [
    ...product.dimensions.map((each) => [inLocale(each.label, locale), measureText(each, locale)] as const),
    ...(weight === undefined ? [] : [[textsOf('documents', locale).weight, weightText(weight, locale)] as const]),
  ];
}

function weightText(kilograms: number, locale: Locale): string {
  const inPlain = (value: number, minimumFractionDigits = 0) =>
    value.toLocaleString(localeTag(locale), { useGrouping: false, minimumFractionDigits });
  const pounds = inPlain(Number((kilograms / 0.45359).toFixed(1)), 1);
  return fillText(textsOf('documents', locale).weightOf, { pounds, kilograms: inPlain(kilograms) });
}

export const specificationRows = ({ product, locale }: DocumentRequest): Rows =>
  specificationsOf(product).map(
    ({ label, values }) =>
      [inLocale(label, locale), joinValues(values.map((value) => inLocale(value, locale)))] as const,
  );

const labelWidth = (width: number) => Math.round(width * labelShare);

/** Returns the height of a table of rows. */
export function rowsHeight(writer: Writer, rows: Rows, width: number): number {
  const style = { size: 8.5 };
  const heightOf = ([label, value]: Rows[number]) =>
    Math.max(
      minRowHeight,
      writer.heightOf(label, labelWidth(width) - 8, style) + 2,
      writer.heightOf(value, width - labelWidth(width), style) + 2,
    );
  return rows.reduce((sum, row) => sum + heightOf(row), 0);
}

/** Writes rows as a table and returns where it ends. */
export const writeRows = (writer: Writer, rows: Rows, place: Parameters<Writer['table']>[1]): number =>
  writer.table(rows, place, labelWidth(place.width));
