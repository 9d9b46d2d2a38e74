import type { ImportCounts } from '../import/import-records.ts';

/** The progress output of an import. */
export interface Progress {
  readonly counting: (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
  readonly show: (counts: ImportCounts) => void;
  readonly note: (text: string) => void;
}

/** Writes progress to one updating line of a terminal; a stream that is not a terminal gets only the notes. */
export function progressOn(stream: NodeJS.WriteStream, size: number | undefined): Progress {
  let read = 0;
  const clear = stream.isTTY ? '\r\u001b[K' : '';
  return {
    async *counting(chunks) {
      for await (const chunk of chunks) {
        read += chunk.length;
        yield chunk;
      }
    },
    show: ({ imported, bad }) => {
      const share = size === undefined ? '' : `${Math.floor((100 * read) / Math.max(1, size))} % read, `;
      if (stream.isTTY) stream.write(`${clear}${share}${imported} imported, ${bad} bad`);
    },
    note: (text) => void stream.write(`${clear}${text}\n`),
  };
}
