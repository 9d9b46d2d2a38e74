import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { imagesFolder } from '../demonstration/pictures-folder.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPictureMasters } from '../demonstration/pictures.ts';
import { createLogger } from '../http/log.ts';
import { createImages } from './create-images.ts';
import { folderMasters } from './masters.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin-recolour-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const masters = folderMasters(folder);
const images = createImages({ masters, folder: join(folder, 'cache'), log: createLogger('silent') });
const [width, height, greyLevel, darkLevel] = [400, 200, 160, 40];

/**
 * A grey picture whose right half is masked, with a salient red square in its corner; the finish `ink` darkens every
 * channel but the last.
 */
beforeAll(async () => {
  const grey = {
    width,
    height,
    channels: 3,
    background: { r: greyLevel, g: greyLevel, b: greyLevel },
  } as const;
  const finish = { create: { ...grey, width: width / 2, background: '#fff' } };
  mkdirSync(join(folder, 'masks'));
  await sharp({ create: grey })
    .composite([{ input: { create: { ...grey, width: 40, height: 40, background: '#d00' } }, left: 350, top: 10 }])
    .webp()
    .toFile(join(folder, 'tap-steel.webp'));
  await sharp({ create: { ...grey, background: '#000' } })
    .composite([{ input: finish, left: width / 2, top: 0 }])
    .webp()
    .toFile(join(folder, 'masks', 'tap.webp'));
  const flat = (value: number) => [value, value];
  const channels = [flat(darkLevel), flat(darkLevel), flat(greyLevel)];
  writeFileSync(
    join(folder, 'curves.json'),
    JSON.stringify({ ink: { from: 'steel', channels }, 'blue-ink': { from: 'steel', channels } }),
  );
});

const fetched = async (query: string) => images.fetch(new Request(`http://images.test/is/image/BASIN/${query}`));

/** The colour of a picture at a relative position, each channel rounded to tens. */
async function colourAt(query: string, x: number, y: number): Promise<number[]> {
  const response = await fetched(query);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 10) * 10);
}

test('a finish without a file is recoloured from another finish, only where the mask covers it', async () => {
  for (const query of ['tap-ink?wid=200&fmt=png', 'tap-ink?fmt=webp', 'tap-ink?wid=90&hei=45&fit=stretch&fmt=png']) {
    expect(await colourAt(query, 0.25, 0.5), query).toEqual([greyLevel, greyLevel, greyLevel]);
    expect(await colourAt(query, 0.75, 0.5), query).toEqual([darkLevel, darkLevel, greyLevel]);
  }
  expect(await colourAt('tap-steel?fmt=png', 0.75, 0.5)).toEqual([greyLevel, greyLevel, greyLevel]);
});

test('a recoloured picture is cropped like its master, and its padding stays white', async () => {
  for (const x of [0.1, 0.9])
    expect(await colourAt('tap-ink:square?wid=100&fmt=png', x, 0.8)).toEqual([darkLevel, darkLevel, greyLevel]);
  const padded = 'tap-ink?wid=100&hei=100&fit=fit&fmt=png';
  expect(await colourAt(padded, 0.75, 0.05)).toEqual([260, 260, 260]);
  expect(await colourAt(padded, 0.75, 0.5)).toEqual([darkLevel, darkLevel, greyLevel]);
});

test('a picture without a file is a 404 when its curve, mask or source master is missing', async () => {
  const responses = await Promise.all(['tap-gold', 'bowl-ink', 'ink', '-ink'].map((name) => fetched(name)));
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('every listed picture is found, also in a finish that ends with the name of another', async () => {
  const names = (await masters.names()).sort();
  expect(names).toEqual(['tap-blue-ink', 'tap-ink', 'tap-steel']);
  for (const name of names) expect(await masters.find(name), name).toBeDefined();
});

test('a recoloured picture has another cache key and another placeholder than its master', async () => {
  const [steel, ink] = await Promise.all([masters.find('tap-steel'), masters.find('tap-ink')]);
  expect(ink?.hash).not.toBe(steel?.hash);
  const response = await images.fetch(new Request('http://images.test/is/placeholders/BASIN'));
  const placeholders = (await response.json()) as Record<string, { width: number; placeholder: string }>;
  expect(placeholders['tap-ink']?.width).toBe(width);
  expect(placeholders['tap-ink']?.placeholder).not.toBe(placeholders['tap-steel']?.placeholder);
});

test('a finish that is added shows at once', async () => {
  const curve = { from: 'steel', channels: Array.from({ length: 3 }, () => [darkLevel, darkLevel]) };
  writeFileSync(join(folder, 'curves.json'), JSON.stringify({ gold: curve }));
  expect((await fetched('tap-gold')).status).toBe(200);
  expect((await fetched('tap-ink')).status).toBe(404);
});

test('every finish that the picture manifest lists exists, as a file or recoloured', async () => {
  const shopMasters = folderMasters(imagesFolder);
  const names = new Set(await shopMasters.names());
  const listed = readPictureMasters();
  expect(listed.filter(({ name }) => !names.has(name)).map(({ name }) => name)).toEqual([]);
  const found = await Promise.all(listed.map(({ name }) => shopMasters.find(name)));
  const recoloured = found.filter((master) => master?.recolour);
  expect(recoloured.length).toBeGreaterThan(20);
});
