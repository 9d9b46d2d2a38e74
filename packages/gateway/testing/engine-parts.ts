import { readFile } from 'node:fs/promises';
import type { PGliteOptions } from '@electric-sql/pglite';
import { embeddedStart } from '../src/database/embedded-database.ts';

const distribution = new URL('.', import.meta.resolve('@electric-sql/pglite'));
let parts: Promise<PGliteOptions> | undefined;

/** What every embedded engine of a process starts from: left to itself, each reads and compiles 17 MB anew. */
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
  return { startParams: embeddedStart, pgliteWasmModule, initdbWasmModule, fsBundle: new Blob([bundle]) };
}

const compile = async (name: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(new URL(name, distribution)));
