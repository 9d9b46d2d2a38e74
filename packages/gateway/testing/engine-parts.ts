import { readFile } from 'node:fs/promises';
import type { PGliteOptions } from '@electric-sql/pglite';
import { embeddedStartParams } from '../src/database/embedded-database.ts';

const distribution = new URL('.', import.meta.resolve('@electric-sql/pglite'));
let parts: Promise<PGliteOptions> | undefined;

/** The compiled modules that all embedded engines of a process share: without them, each engine compiles 17 MB again. */
export function engineParts(): Promise<PGliteOptions> {
  parts ??= readParts();
  return parts;
}

async function readParts(): Promise<PGliteOptions> {
  const [pgliteWasmModule, initdbWasmModule, bundle] = await Promise.all([
    compile('pglite.wasm'),
    compile('initdb.wasm'),
    readFile(new URL('pglite.data', distribution)),
  ]);
  return { startParams: embeddedStartParams, pgliteWasmModule, initdbWasmModule, fsBundle: new Blob([bundle]) };
}

const compile = async (name: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(new URL(name, distribution)));
