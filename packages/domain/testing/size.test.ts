import { build } from 'esbuild';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import * as domain from '../src/index.ts';

const root = join(import.meta.dirname, '..');

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
test('the whole domain is at most 21 KB', async () => {
  expect(await gzippedSize()).toBeLessThanOrEqual(21_000);
});

test('importing one rule costs under 1.3 KB', async () => {
  const rules = Object.entries(domain).filter(([, exported]) => typeof exported === 'function');
  const sizes = await Promise.all(rules.map(async ([name]) => [name, await gzippedSize([name])] as const));
  expect(sizes.filter(([, bytes]) => bytes >= 1300)).toEqual([]);
  expect(sizes.filter(([, bytes]) => bytes > 20)).toHaveLength(rules.length);
});
