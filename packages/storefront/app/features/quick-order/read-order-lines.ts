/** A line of an order as it was written. */
export interface OrderLine {
  /** The line itself; lines of one number are joined. */
  readonly text: string;
  /** A model number or a sku. */
  readonly number: string;
  /** Undefined when it is not a whole number from 1 to `mostUnits`. */
  readonly quantity: number | undefined;
}

export const mostUnits = 9999;

/**
 * Reads lines of a number and a quantity, as they are typed, copied from a spreadsheet or saved as CSV: between the two stands a
 * tab, a semicolon, a comma or spaces. A line without a quantity is one unit, and quantities of one number are added up. Empty
 * lines and a line of headings at the beginning are left out.
 */
export function readOrderLines(text: string): OrderLine[] {
  const lines = withoutHeadings(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine);
  return [...Map.groupBy(lines, ({ number, quantity }) => (quantity ? number.toUpperCase() : {})).values()].map(joined);
}

/** The lines of a form: those that were typed and those of a file that it sends. */
export function linesOfForm(form: FormData): string {
  const texts = ['lines', 'file'].map((name) => form.get(name)).filter((text) => typeof text === 'string');
  return texts.map(withoutHeadings).filter(Boolean).join('\n');
}

/** The lines of a text without headings: a first line that has no figure. */
export const withoutHeadings = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\s*[^\d\n]+\n/, '')
    .trim();

function readLine(text: string): OrderLine {
  const separator = /[\t;,]/.exec(text)?.[0] ?? /\s+/;
  const [number = '', quantity = ''] = text.split(separator).map((cell) => cell.replaceAll('"', '').trim());
  return { text, number, quantity: quantityFrom(quantity || '1') };
}

function quantityFrom(text: string): number | undefined {
  const quantity = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return quantity === 0 ? undefined : quantity;
}

function joined(lines: readonly OrderLine[]): OrderLine {
  const [first = { text: '', number: '', quantity: undefined }] = lines;
  if (lines.length === 1) return first;
  const sum = lines.reduce((units, { quantity = 0 }) => units + quantity, 0);
  return { ...first, text: lines.map(({ text }) => text).join('\n'), quantity: sum > mostUnits ? undefined : sum };
}
