import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { undeclaredPackages } from './tarball.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin-tarball-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a package that a built module imports without declaring it is reported', () => {
  const manifest = { name: '@basin/one', dependencies: { zod: '4.0.0' }, peerDependencies: { react: '19.0.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  mkdirSync(join(folder, 'dist'));
  const module = [
    "import { z } from 'zod/mini';",
    "import { jsx } from 'react/jsx-runtime';",
    "export * from './other.js';",
    "import 'node:fs';",
    "import '@basin/one/styles.css';",
    "import { LRUCache } from 'lru-cache';",
    "const lazy = () => import('@scope/late/part');",
  ];
  writeFileSync(join(folder, 'dist', 'index.js'), module.join('\n'));
  expect(undeclaredPackages({ folder, paths: ['package.json', 'dist/index.js'], bytes: 0 })).toEqual([
    expect.stringContaining('imports lru-cache'),
    expect.stringContaining('imports @scope/late'),
  ]);
});
