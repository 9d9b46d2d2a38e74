import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { picturesFolder } from '../demonstration/pictures-folder.ts';
import { testGateway } from '../../testing/gateway.ts';
import { exportPictures, importPictures, linkPictures, picturesIn } from './import-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sink = {
  name: 'own-sink',
  design: 'sink',
  kind: 'product',
  width: 1600,
  height: 1200,
  alt: { en: 'A sink', fr: 'Un évier' },
};

/** Creates a folder with one picture file and a manifest that lists it and `more` entries. */
function companyFolder(name: string, more: readonly object[] = []): string {
  const images = join(folder, name, 'images');
  mkdirSync(images, { recursive: true });
  cpSync(join(picturesFolder, 'images', 'bracket.webp'), join(images, 'own-sink.webp'));
  writeFileSync(join(images, 'manifest.json'), JSON.stringify([sink, ...more]));
  return join(folder, name);
}

const statusOf = async (dataDir: string, name: string) => {
  const gateway = await testGateway({
    picturesFolder: picturesIn(dataDir),
    imagesFolder: join(folder, 'rendered'),
  });
  const { status } = await gateway.images.fetch(new Request(`http://images.test/is/image/BASIN/${name}?wid=40`));
  await gateway.close();
  return status;
};

test('imported pictures are served, and their export equals the import', async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  expect(await statusOf(dataDir, 'own-sink')).toBe(404);
  const given = companyFolder('mine');
  expect(await importPictures(given, dataDir)).toEqual([]);
  expect(await statusOf(dataDir, 'own-sink')).toBe(200);
  await exportPictures(dataDir, join(folder, 'out'));
  const manifests = [given, join(folder, 'out')].map((at) => readFileSync(join(at, 'images', 'manifest.json'), 'utf8'));
  expect(manifests[1]).toBe(manifests[0]);
  await linkPictures(picturesFolder, dataDir);
  expect(await statusOf(dataDir, 'own-sink'), 'the demonstration does not replace them').toBe(200);
});

test('a second import replaces the pictures of the first and leaves no other folder', async () => {
  const dataDir = join(folder, 'twice');
  mkdirSync(dataDir);
  expect(await importPictures(companyFolder('first'), dataDir)).toEqual([]);
  const second = companyFolder('second');
  cpSync(join(second, 'images', 'own-sink.webp'), join(second, 'images', 'own-tub.webp'));
  expect(await importPictures(second, dataDir)).toEqual([]);
  expect(readdirSync(dataDir)).toEqual(['pictures']);
  expect(await statusOf(dataDir, 'own-tub')).toBe(200);
});

test('an invalid entry, an unusable name or a missing file is reported by its number, and no picture is imported', async () => {
  const dataDir = join(folder, 'other');
  mkdirSync(dataDir);
  const spoilt = companyFolder('spoilt', [
    { ...sink, width: 0 },
    { ...sink, name: 'lost', finishes: ['steel'] },
    { ...sink, name: 'évier' },
  ]);
  cpSync(join(spoilt, 'images', 'own-sink.webp'), join(spoilt, 'images', 'évier.webp'));
  expect(await importPictures(spoilt, dataDir)).toEqual([
    { number: 2, reason: expect.stringContaining('width') as string },
    { number: 3, reason: 'the file of lost-steel is missing' },
    { number: 4, reason: 'the name "évier" must have only letters a to z, digits, hyphens and underscores' },
  ]);
  expect(await exportPictures(dataDir, join(folder, 'none'))).toBe(false);
});

test.each([
  [
    'guides/en.json',
    '{"sink":{"tools":[],"before":[],"steps":"Drill.","check":""}}',
    /^guides\/en\.json: sink\.steps: /,
  ],
  ['guides/products.json', '[{"kind":"sink"}]', /^guides\/products\.json: 0\.guide: is missing$/],
  ['models/looks.json', '{"steel":{"colour":"grey"}}', /^models\/looks\.json: steel\.colour: /],
  ['models/looks.json', '{"steel":', /looks\.json is not JSON: /],
])('an invalid %s is rejected with its field, and nothing is imported', async (file, content, message) => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const given = companyFolder('designs');
  for (const name of ['guides', 'models']) mkdirSync(join(given, name), { recursive: true });
  writeFileSync(join(given, file), content);
  await expect(importPictures(given, dataDir)).rejects.toThrow(message);
  expect(readdirSync(dataDir)).toEqual([]);
  rmSync(given, { recursive: true });
});

test('pictures that cannot be copied leave nothing behind', async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const given = companyFolder('with a socket');
  const server = createServer().listen(join(given, 'socket'));
  await once(server, 'listening');
  await expect(importPictures(given, dataDir)).rejects.toThrow();
  server.close();
  expect(readdirSync(dataDir)).toEqual([]);
});
