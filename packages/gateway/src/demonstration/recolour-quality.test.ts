import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { imagesFolder } from './pictures-folder.ts';
import { folderMasters } from '../images/masters.ts';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createLogger } from '../http/log.ts';
import { createImages } from '../images/create-images.ts';

/** Reference pictures that the studio rendered at full depth. Decision 027 specifies how similar the service's must be. */
const studioReferences = fileURLToPath(new URL('studio-references', import.meta.url));
const names = readdirSync(studioReferences).map((file) => basename(file, '.webp'));
const width = 400;
const leastDecibels = 42;

const folder = mkdtempSync(join(tmpdir(), 'basin-likeness-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const images = createImages({
  masters: folderMasters(imagesFolder),
  folder,
  log: createLogger('silent'),
});

const pixelsOf = (picture: string | Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

async function recolouredPicture(name: string): Promise<Buffer> {
  const response = await images.fetch(
    new Request(`http://images.test/is/image/BASIN/${name}?wid=${width}&hei=${width}&fmt=png`),
  );
  return pixelsOf(Buffer.from(await response.arrayBuffer()));
}

/** The peak signal-to-noise ratio of two pictures. */
function decibels(one: Buffer, other: Buffer): number {
  const squares = one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0);
  return 10 * Math.log10((255 ** 2 * one.length) / squares);
}

test('a recoloured picture matches the studio’s picture of its finish, and not that of another finish', async () => {
  expect(names.length).toBeGreaterThanOrEqual(8);
  const finishes = names.filter((name) => name.startsWith('faucet-'));
  for (const name of names) {
    const expected = await pixelsOf(join(studioReferences, `${name}.webp`));
    expect(decibels(expected, await recolouredPicture(name)), name).toBeGreaterThan(leastDecibels);
    const next = finishes[(finishes.indexOf(name) + 1) % finishes.length] ?? '';
    expect(decibels(expected, await recolouredPicture(next)), `${name} as ${next}`).toBeLessThan(leastDecibels);
  }
});
