import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(?:css|js|json|svg|txt|webmanifest|xml)$/;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes a `.br` and a `.gz` file next to each text file of a folder, so that none is compressed at request time. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => compressible.test(name)).map((name) => writeVariants(join(folder, name))));
}

async function writeVariants(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, brotliCompressSync(content, brotli));
  await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
}
