import { expect, test } from 'vitest';
import { swatchOf } from '../catalogue/finishes.ts';
import { finishes } from '../catalogue/finishes.ts';
import { houseMasters } from './house-masters.ts';

test('every finish has a swatch, every picture a master', async () => {
  const masters = houseMasters();
  const names = await masters.names();
  expect(names).toEqual(expect.arrayContaining([...finishes.values()].map(swatchOf)));
  expect(names.filter((name) => !name.startsWith('swatch-')).length).toBeGreaterThan(10);
  for (const name of names) expect(await masters.find(name), name).toBeDefined();
});
