import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { picturesFolder } from './pictures-folder.ts';
import { contentFolder } from './seed-content.ts';
import { demoStores } from './demo-stores.ts';
import { readPictureMasters } from './pictures.ts';
import { readRecolouredFinishes } from '../images/finish-recolour.ts';
import { allDemoProducts } from '../../testing/all-demo-products.ts';

const assets = picturesFolder;
const content = contentFolder;
const finishes = await readRecolouredFinishes(join(assets, 'images'));
const masters = new Map(readPictureMasters().map((master) => [master.name, master]));

const inProducts = allDemoProducts().flatMap(({ variants }) =>
  variants.flatMap(({ image, views = [], swatch }) => [image, ...views, swatch]),
);
const inContent = globSync('**/*.json', { cwd: content }).flatMap((file) =>
  (readFileSync(join(content, file), 'utf8').match(/"[a-z0-9-]+"/g) ?? []).map((word) => word.slice(1, -1)),
);
const ofStores = demoStores().flatMap(({ image }) => image?.split('/').at(-1) ?? []);
const shown = [...inProducts, ...inContent, ...ofStores].filter(
  (name) => masters.has(name) || name.startsWith('swatch-'),
);

/** The files that a picture may be rendered from: its own, or a mask and the master of another finish. */
function filesOf(name: string): string[] {
  const { finish = null, kind } = masters.get(name) ?? {};
  const own = [`images/${name}.webp`, ...(kind === 'room' ? [`images/${name}.json`] : [])];
  const print = finish === null ? undefined : finishes.get(finish);
  if (finish === null || print === undefined) return own;
  const picture = name.slice(0, -finish.length - 1);
  return [...own, `images/masks/${picture}.webp`, `images/${picture}-${print.from}.webp`];
}

/** The drawing and the model of the design in a picture, which the documents and the 3D viewer use. */
function designFilesOf(name: string): string[] {
  const { design } = masters.get(name) ?? {};
  return design === undefined ? [] : [`drawings/${design}.json.br`, `models/${design}.glb.br`];
}

/** The files that nothing uses. */
function unusedFiles(files: readonly string[]): string[] {
  const used = new Set([...shown.flatMap(filesOf), ...inProducts.flatMap(designFilesOf)]);
  return files.filter((file) => !used.has(file) && !/manifest|curves|looks/.test(file));
}

test('the shop uses every picture, mask, drawing and model in its folder', () => {
  const files = globSync('{images,drawings,models}/**/*.*', { cwd: assets });
  expect(files.length).toBeGreaterThan(1500);
  expect(unusedFiles(files)).toEqual([]);
  expect(unusedFiles([...files, 'models/samovar.glb.br', 'images/faucet-indigo.webp'])).toHaveLength(2);
});
