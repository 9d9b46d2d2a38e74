import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const font = fileURLToPath(
  import.meta.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
);

/** Reads the typeface of the card form from its package. */
export const readFont = async (): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await readFile(font));
