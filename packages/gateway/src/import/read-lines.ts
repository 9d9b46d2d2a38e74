/** A line of a file: its text, or the reason why it cannot be read. */
export type Line = { readonly number: number } & ({ readonly text: string } | { readonly problem: string });

/** About the size of a product with ten thousand variants. */
const maxLineBytes = 8_000_000;
const newline = 0x0a;
export const notUtf8 = 'is not UTF-8; save the file as UTF-8';

/** Yields the non-empty lines of a UTF-8 stream, with only one line in memory at a time. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>, maxBytes = maxLineBytes): AsyncGenerator<Line> {
  let number = 1;
  let rest: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      yield* lineFrom(number++, [...rest, chunk.subarray(from, at)], size + at - from, maxBytes);
      [rest, size, from] = [[], 0, at + 1];
    }
    size += chunk.length - from;
    // a line that is too long is measured but not buffered
    rest = size > maxBytes ? [] : [...rest, chunk.subarray(from)];
  }
  yield* lineFrom(number, rest, size, maxBytes);
}

function* lineFrom(number: number, parts: readonly Uint8Array[], size: number, maxBytes: number): Generator<Line> {
  if (size > maxBytes) {
    yield { number, problem: `is longer than ${maxBytes} bytes` };
    return;
  }
  const text = decoded(Buffer.concat(parts));
  if (text === undefined) yield { number, problem: notUtf8 };
  else if (text.trim() !== '') yield { number, text };
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
