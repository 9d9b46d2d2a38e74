import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { Line } from './read-lines.ts';

const LONGEST_HEADER = 10_000;

/** One record of a file: its value, or why it cannot be read. */
export type FileRecord = { readonly number: number } & Contents;
type Contents = { readonly value: unknown } | { readonly problem: string };

/** The whole file is of another format than its import takes; the message says which, and what is taken. */
export class FileFormatError extends Error {
  override readonly name = 'FileFormatError';
}

/** What a CSV file may have: all columns, and those among them that hold whole numbers or may be missing. */
export interface Columns {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly numbers: readonly string[];
}

/** The JSON value of each line. */
export async function* jsonRecords(lines: AsyncIterable<Line>): AsyncGenerator<FileRecord> {
  for await (const line of lines) yield 'problem' in line ? line : jsonRecord(line);
}

function jsonRecord({ number, text }: { readonly number: number; readonly text: string }): FileRecord {
  try {
    return { number, value: JSON.parse(text) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError)
      return { number, problem: `is not JSON, of which each line has one whole object: ${error.message}` };
    throw error;
  }
}

/**
 * An object for each line of a CSV file, by the columns of its first line; separated by commas, semicolons or tabs.
 *
 * @throws {FileFormatError} when the first line does not name the columns
 */
export async function* csvRecords(chunks: AsyncIterable<Uint8Array>, columns: Columns): AsyncGenerator<FileRecord> {
  const problems: FileRecord[] = [];
  const parser = parse({
    bom: true,
    columns: (header: string[]) => checkedHeader(header, columns),
    delimiter: [',', ';', '\t'],
    info: true,
    on_skip: (error) => {
      problems.push({ number: Number(error?.lines ?? 0), problem: error?.message ?? 'cannot be read' });
      return undefined;
    },
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
  });
  const rows = Readable.from(chunks).compose(parser) as AsyncIterable<CsvRow>;
  for await (const { record, info } of rows) {
    yield* problems.splice(0);
    yield { number: info.lines, ...rowFrom(record, columns.numbers) };
  }
  yield* problems;
}

interface CsvRow {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

function checkedHeader(header: string[], { required, optional }: Columns): string[] {
  const missing = required.filter((name) => !header.includes(name));
  const unknown = header.filter((name) => !required.includes(name) && !optional.includes(name));
  const isRepeated = new Set(header).size < header.length;
  if (missing.length === 0 && unknown.length === 0 && !isRepeated) return header;
  const may = optional.length > 0 ? `, and may have ${optional.join(', ')}` : '';
  throw new FileFormatError(
    `its first line is "${header.join(',')}", but must name ${required.join(', ')}${may}, each once`,
  );
}

/** An empty cell is one that is not there. "350.00" in a column of cents is a mistake, not 350 of them. */
function rowFrom(record: CsvRow['record'], numbers: readonly string[]): Contents {
  const cells = Object.entries(record).filter(([, text]) => text !== '');
  const isNumber = (name: string) => numbers.includes(name);
  const [wrong] = cells.filter(([name, text]) => isNumber(name) && !/^-?\d+$/.test(text));
  if (wrong) return { problem: `${wrong[0]}: is "${wrong[1].slice(0, 40)}", but must be a whole number` };
  return { value: Object.fromEntries(cells.map(([name, text]) => [name, isNumber(name) ? Number(text) : text])) };
}

/** Looks at the start of a stream: a file of JSON objects begins with a brace. All of the stream is still to be read. */
export async function detectFormat(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ readonly format: 'ndjson' | 'csv'; readonly chunks: AsyncIterable<Uint8Array> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let start = '';
  while (!hasFirstLine(start)) {
    const next: IteratorResult<Uint8Array, undefined> = await iterator.next();
    if (next.done === true) break;
    seen.push(next.value);
    start = new TextDecoder().decode(Buffer.concat(seen)).trimStart();
  }
  const rest = async function* (): AsyncGenerator<Uint8Array> {
    yield* seen;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  return { format: firstLineIsCsv(start) ? 'csv' : 'ndjson', chunks: rest() };
}

/** Whether enough is known: a line of JSON may be megabytes long, a line of column names is not. */
const hasFirstLine = (start: string): boolean =>
  start !== '' && (start.startsWith('{') || start.includes('\n') || start.length > LONGEST_HEADER);

/** A first line of column names; a damaged line of JSON is reported as that line. */
const firstLineIsCsv = (start: string): boolean => /^"?[\w ]+"?[,;\t]/.test(start);
