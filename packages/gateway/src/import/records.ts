import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { Line } from './read-lines.ts';

const longestHeader = 10_000;

/** A record of a file: its value, or the reason why it cannot be read. */
export type FileRecord = { readonly number: number } & Contents;
type Contents = { readonly value: unknown } | { readonly problem: string };

/** The file's format is not supported; the message says what is expected. */
export class FileFormatError extends Error {
  override readonly name = 'FileFormatError';
}

/** The columns of a CSV file; `numbers` names those that hold whole numbers. */
export interface Columns {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly numbers: readonly string[];
}

/** Parses each line as JSON. */
export async function* jsonRecords(lines: AsyncIterable<Line>): AsyncGenerator<FileRecord> {
  for await (const line of lines) yield 'problem' in line ? line : jsonRecord(line);
}

function jsonRecord({ number, text }: { readonly number: number; readonly text: string }): FileRecord {
  try {
    return { number, value: JSON.parse(text) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError)
      return { number, problem: `is not JSON; each line must hold one complete object: ${error.message}` };
    throw error;
  }
}

/**
 * Yields an object for each line of a CSV file with a header line, separated by commas, semicolons or tabs.
 *
 * @throws {FileFormatError} when the header has missing, unknown or repeated columns
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

/** Omits empty cells. Rejects decimals such as "350.00" in a column of whole numbers. */
function rowFrom(record: CsvRow['record'], numbers: readonly string[]): Contents {
  const cells = Object.entries(record).filter(([, text]) => text !== '');
  const isNumber = (name: string) => numbers.includes(name);
  const [wrong] = cells.filter(([name, text]) => isNumber(name) && !/^-?\d+$/.test(text));
  if (wrong) return { problem: `${wrong[0]}: is "${wrong[1].slice(0, 40)}", but must be a whole number` };
  return { value: Object.fromEntries(cells.map(([name, text]) => [name, isNumber(name) ? Number(text) : text])) };
}

/**
 * Detects the format from the start of a stream. The returned chunks yield the whole stream.
 *
 * @throws {FileFormatError} when it is not UTF-8 text
 */
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
  // UTF-16 has them next to each letter, a workbook between its parts
  if (start.includes('\0')) throw new FileFormatError('it is not UTF-8 text; save it as UTF-8');
  const rest = async function* (): AsyncGenerator<Uint8Array> {
    yield* seen;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  return { format: firstLineIsCsv(start) ? 'csv' : 'ndjson', chunks: rest() };
}

/** Whether the start suffices to detect the format: a JSON line may be megabytes long, a CSV header is not. */
const hasFirstLine = (start: string): boolean =>
  start !== '' && (start.startsWith('{') || start.includes('\n') || start.length > longestHeader);

/** Whether the first line is a CSV header, or a CSV line without one. A damaged JSON line is not: it is reported as a bad line. */
const firstLineIsCsv = (start: string): boolean => /^"?[\w -]+"?[,;\t]/.test(start);
