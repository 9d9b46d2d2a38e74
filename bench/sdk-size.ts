import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ratioOf, type Row } from './row.ts';

/** The SDK in a browser bundle, compressed, against what of it is the validator. */
export async function benchSdkSize(): Promise<Row[]> {
  const flow = await bundledBytes({});
  const withoutValidator = await bundledBytes({ external: ['zod/mini'] });
  return [
    {
      what: 'SDK flow in a browser: client, session, listing, cart (gzip)',
      value: kilobytes(flow),
      baseline: `${kilobytes(flow - withoutValidator)} of it zod`,
      ratio: ratioOf(flow, flow - withoutValidator),
      goal: '≤ 12 KB',
    },
  ];
}

async function bundledBytes(options: { external?: string[] }): Promise<number> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [new URL('sdk-flow.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    conditions: ['@basin/source'],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength;
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

if (import.meta.main) console.table(await benchSdkSize());
