import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { picturesFolder } from './pictures-folder.ts';
import { contentFolder } from './seed-content.ts';
import { houseStores } from './house-stores.ts';
import { readPictureMasters } from './pictures.ts';
import { readPrintedFinishes } from '../images/print.ts';
import { wholeHouse } from '../../testing/whole-house.ts';

const assets = picturesFolder;
const content = contentFolder;
const finishes = await readPrintedFinishes(join(assets, 'images'));
const masters = new Map(readPictureMasters().map((master) => [master.name, master]));

const inProducts = wholeHouse().flatMap(({ variants }) =>
  variants.flatMap(({ image, views = [], swatch }) => [image, ...views, swatch]),
);
const inContent = globSync('**/*.json', { cwd: content }).flatMap((file) =>
  (readFileSync(join(content, file), 'utf8').match(/"[a-z0-9-]+"/g) ?? []).map((word) => word.slice(1, -1)),
);
const ofStores = houseStores().flatMap(({ image }) => image?.split('/').at(-1) ?? []);
const shown = [...inProducts, ...inContent, ...ofStores].filter(
  (name) => masters.has(name) || name.startsWith('swatch-'),
);

/** The files that a picture may be made of: its own, or a mask and the master of another finish. */
function filesOf(name: string): string[] {
  const { finish = null, kind } = masters.get(name) ?? {};
  const own = [`images/${name}.webp`, ...(kind === 'room' ? [`images/${name}.json`] : [])];
  const print = finish === null ? undefined : finishes.get(finish);
  if (finish === null || print === undefined) return own;
  const picture = name.slice(0, -finish.length - 1);
  return [...own, `images/masks/${picture}.webp`, `images/${picture}-${print.from}.webp`];
}

/** The files that are read of a design that a picture shows: for SVG, DXF and PDF, and for the 3D viewer. */
function drawn(name: string): string[] {
  const { design } = masters.get(name) ?? {};
  return design === undefined ? [] : [`drawings/${design}.json.br`, `models/${design}.glb.br`];
}

/** All files that nothing shows. */
function spare(files: readonly string[]): string[] {
  const used = new Set([...shown.flatMap(filesOf), ...inProducts.flatMap(drawn)]);
  return files.filter((file) => !used.has(file) && !/manifest|curves|looks/.test(file));
}

test('every picture, mask, drawing and model that is kept is of something that the shop shows', () => {
  const files = globSync('{images,drawings,models}/**/*.*', { cwd: assets });
  expect(files.length).toBeGreaterThan(1500);
  expect(spare(files)).toEqual([]);
  expect(spare([...files, 'models/samovar.glb.br', 'images/faucet-indigo.webp'])).toHaveLength(2);
});
