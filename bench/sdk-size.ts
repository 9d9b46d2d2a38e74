import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ratioOf, type Row } from './row.ts';

/** The smallest typed client over the SDK's two dependencies: one request and a schema of one string. */
const leastClient = `
  import { createFetch } from 'ofetch';
  import * as z from 'zod/mini';
  export const read = async (url) => z.parse(z.object({ name: z.string() }), await createFetch()(url));
`;

/** Measures the SDK in a compressed browser bundle against the smallest client over the same libraries. */
export async function benchSdkSize(): Promise<Row[]> {
  const baseline = await bundledBytes(leastClient);
  const sizes: [what: string, entry: string, goal: string][] = [
    ['SDK flow: client, session, listing, cart, add a line (gzip)', "export * from './sdk-flow.ts'", '≤ 20 KB'],
    ['SDK as its README begins (gzip)', "export * from './sdk-start.ts'", '≤ 27 KB'],
    ['SDK area by itself: every call of the cart (gzip)', "export * from '@basin/sdk/cart'", ''],
  ];
  return Promise.all(
    sizes.map(async ([what, entry, goal]) => {
      const bytes = await bundledBytes(entry);
      return {
        what,
        value: kilobytes(bytes),
        baseline: `${kilobytes(baseline)} for the smallest client over ofetch and zod/mini`,
        ratio: ratioOf(bytes, baseline),
        goal,
      };
    }),
  );
}

async function bundledBytes(contents: string): Promise<number> {
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
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength;
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

if (import.meta.main) console.table(await benchSdkSize());
