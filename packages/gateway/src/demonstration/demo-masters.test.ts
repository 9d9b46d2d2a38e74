import { expect, test } from 'vitest';
import { imagesFolder } from './pictures-folder.ts';
import { folderMasters } from '../images/masters.ts';
import { swatchOf } from './finishes.ts';
import { finishes } from './finishes.ts';

test('every finish has a swatch, and every picture has a master', async () => {
  const masters = folderMasters(imagesFolder);
  const names = await masters.names();
  expect(names).toEqual(expect.arrayContaining([...finishes.values()].map(swatchOf)));
  expect(names.filter((name) => !name.startsWith('swatch-')).length).toBeGreaterThan(10);
  for (const name of names) expect(await masters.find(name), name).toBeDefined();
});
