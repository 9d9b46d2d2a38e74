import { gzipSync } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import { ratioOf, type Row } from './row.ts';

/** The SDK in a browser bundle, compressed, against the same with zod for its validator; and an area by itself. */
export async function benchSdkSize(): Promise<Row[]> {
  const flow = await sizeRow('SDK flow in a browser: client, session, listing, cart, add a line (gzip)', {
    entry: "export * from './sdk-flow.ts'",
    goal: '≤ 12 KB',
  });
  const area = await sizeRow('SDK area by itself: every call of the cart (gzip)', {
    entry: "export * from '@basin/sdk/cart'",
    goal: '≤ 8 KB',
  });
  return [flow, area];
}

async function sizeRow(what: string, { entry, goal }: { entry: string; goal: string }): Promise<Row> {
  const ours = await bundledBytes(entry);
  const withZod = await bundledBytes(entry, { alias: { '#zod': 'zod/mini' } });
  return {
    what,
    value: kilobytes(ours),
    baseline: `${kilobytes(withZod)} with zod/mini`,
    ratio: ratioOf(ours, withZod),
    goal,
  };
}

async function bundledBytes(contents: string, options: BuildOptions = {}): Promise<number> {
  const { outputFiles } = await build({
    ...options,
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
