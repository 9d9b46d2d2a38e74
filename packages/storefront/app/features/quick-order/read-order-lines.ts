import { visibleText } from '@basin/domain';

/** A line of an order as it was entered. */
export interface OrderLine {
  /** The line's text. Lines with the same number are joined. */
  readonly text: string;
  /** A model number or SKU. */
  readonly number: string;
  /** The number to show, when `number` is a SKU. */
  readonly modelNumber?: string;
  /** Undefined when it is not a whole number from 1 to `maxUnits`. */
  readonly quantity: number | undefined;
}

export const maxUnits = 9999;

/**
 * Parses lines of a number and a quantity, as typed, copied from a spreadsheet or saved as CSV. The separator is a tab,
 * a semicolon, a comma or spaces. A description may stand between number and quantity. A line without a quantity is one
 * unit, and quantities of the same number are added up. Skips empty rows and headings.
 */
export function readOrderLines(text: string): OrderLine[] {
  const lines = linesOf(text).map(readLine);
  return [...Map.groupBy(lines, ({ number, quantity }) => (quantity ? number.toUpperCase() : {})).values()].map(joined);
}

/** Returns the text of a file in UTF-8, or in UTF-16 as Excel saves its "Unicode Text". */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Returns the typed lines of a form followed by those of its uploaded file, without invisible characters. */
export function linesOfForm(form: FormData): string {
  const texts = ['lines', 'file'].map((name) => form.get(name)).filter((text) => typeof text === 'string');
  return texts.flatMap(linesOf).map(visibleText).join('\n');
}

/**
 * Returns the lines of a text without empty rows and without headings: a first line of several lines or columns without
 * digits, and Excel's `sep=;`.
 */
export function linesOf(text: string): string[] {
  const lines = text.split(/[\uFEFF\r\n]+/).filter((line) => /[^\s,;"]/.test(line) && !/^sep=/i.test(line));
  const [first = ''] = lines;
  const hasHeading = !/\d/.test(first) && (lines.length > 1 || /[\t;,]/.test(first));
  return lines.slice(hasHeading ? 1 : 0).map((line) => line.trim());
}

function readLine(text: string): OrderLine {
  // "1,000" in quotes is one cell, and not a quantity of 1
  const cells = text.replaceAll(/"[^"]*"/g, (quoted) => quoted.replaceAll(/[\t;,]/g, '.'));
  const separator = /[\t;,]/.exec(cells)?.[0] ?? /\s+/;
  const [number = '', ...others] = cells.split(separator).map((cell) => cell.replaceAll(/^[\s"=']+|"/g, '').trim());
  const quantity = others.find((cell) => /^-?[\d.]+$/.test(cell)) ?? others[0];
  return { text, number, quantity: quantityFrom(quantity) };
}

function quantityFrom(text = ''): number | undefined {
  if (text === '') return 1;
  const quantity = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return quantity === 0 ? undefined : quantity;
}

function joined(lines: readonly OrderLine[]): OrderLine {
  const [first = { text: '', number: '', quantity: undefined }] = lines;
  if (lines.length === 1) return first;
  const sum = lines.reduce((units, { quantity = 0 }) => units + quantity, 0);
  return { ...first, text: lines.map(({ text }) => text).join('\n'), quantity: sum > maxUnits ? undefined : sum };
}
