import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Row } from './row.ts';

/** The smallest typed client over the SDK's two dependencies: one request and a schema of one string. */
const smallestClient = `
  import { createFetch } from 'ofetch';
  import * as z from 'zod/mini';
  export const read = async (url) => z.parse(z.object({ name: z.string() }), await createFetch()(url));
`;

const entries = [
  ['a flow from parts: client, session, listing, cart, add a line', "export * from './sdk-flow.ts'", 20],
  ['as in the README: products and the cart', "export * from './sdk-start.ts'", 27],
  ['one area: all cart calls', "export * from '@basin/sdk/cart'", 8],
] as const;

/** Measures the SDK in a compressed browser bundle against the smallest client over the same libraries. */
export async function benchSdkSize(): Promise<Row[]> {
  const baseline = await kilobytesOf(smallestClient);
  return Promise.all(
    entries.map(async ([what, entry, goal]): Promise<Row> => ({
      what,
      value: await kilobytesOf(entry),
      baseline,
      goal,
      unit: 'KB',
      isBetter: 'less',
    })),
  );
}

async function kilobytesOf(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@basin/source'],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength / 1024;
}
