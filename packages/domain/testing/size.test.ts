import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import * as domain from '../src/index.ts';

const root = join(import.meta.dirname, '..');

interface SizeLimit {
  readonly name: string;
  readonly limit?: string;
}

const options = { bundle: true, format: 'esm', target: 'es2023' } as const;
let bundled = '';

beforeAll(async () => {
  const entryPoints = [join(root, 'src/index.ts')];
  const { outputFiles } = await build({ ...options, entryPoints, write: false });
  bundled = outputFiles[0]?.text ?? '';
});

/**
 * Returns the minified and gzipped bytes that a page loads when it imports only these names; without names, the whole
 * package.
 */
async function gzippedSize(names?: readonly string[]): Promise<number> {
  const contents = names ? `${bundled.slice(0, bundled.lastIndexOf('export {'))} export { ${names.join()} };` : bundled;
  const { outputFiles } = await build({ ...options, stdin: { contents }, minify: true, write: false });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength;
}

// raised from 15 KB: validating input with clear messages is worth more than the bytes, and so are an order's life cycle
// and trade projects; there is room for the next field and rule
test('the whole domain is at most as large as .size-limit.json allows', async () => {
  const limits = JSON.parse(readFileSync(join(root, '../../.size-limit.json'), 'utf8')) as SizeLimit[];
  const limit = limits.find(({ name }) => name === 'domain, complete')?.limit;
  expect(await gzippedSize()).toBeLessThanOrEqual(Number.parseFloat(limit ?? '') * 1000);
});

test('importing one rule costs under 1.3 KB', async () => {
  const rules = Object.entries(domain).filter(([, exported]) => typeof exported === 'function');
  const sizes = await Promise.all(rules.map(async ([name]) => [name, await gzippedSize([name])] as const));
  expect(sizes.filter(([, bytes]) => bytes >= 1300)).toEqual([]);
  expect(sizes.filter(([, bytes]) => bytes > 20)).toHaveLength(rules.length);
});
