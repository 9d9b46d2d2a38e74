import type { Columns } from './records.ts';

/** Yields the lines of a CSV file that `csvRecords` reads again: the column names, then one line for each item. */
export async function* csvLines(
  items: AsyncIterable<unknown>,
  { required, optional }: Columns,
): AsyncGenerator<string> {
  const names = [...required, ...optional];
  yield csvLine(names);
  for await (const item of items) yield csvLine(names.map((name) => (item as Record<string, Cell>)[name]));
}

type Cell = string | number | undefined;

const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\n`;

/** Quotes a text in which a reader would find a separator, or would trim spaces. An absent value is an empty cell. */
function cellText(value: Cell = ''): string {
  const text = String(value);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
