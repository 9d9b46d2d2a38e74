import { expect, test } from 'vitest';
import { bundle, line } from './testing.ts';
import { topLines } from './top-lines.ts';

test('bundles and single lines stand at the top, and parts whose bundle is missing', () => {
  const orphan = line({ id: 'lid', bundleParentId: 'gone' });
  expect(topLines([...bundle, line(), orphan])).toEqual([bundle[0], line(), orphan]);
});
