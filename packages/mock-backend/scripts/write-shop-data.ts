/** Writes the data of the small shop next to the bundle: its database as a dump, and a picture of each product. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway, createKeys, createLogger } from '@basin/gateway';
import {
  demoPassword,
  generateProducts,
  picturesFolder,
  recoveryAnswer,
  seedDemonstration,
} from '@basin/gateway/demonstration';
import { embeddedDatabase, embeddedStartParams, type Db, type Origin } from '@basin/gateway/engine';
import { migratedDump } from '@basin/gateway/testing';
import { PGlite } from '@electric-sql/pglite';
import { chooseProducts } from './choose-products.ts';
import { plainHash } from '../src/plain-passwords.ts';

const products = 60;
const picturePx = 320;
const swatchPx = 80;
/** The day that launch and discontinuation dates are relative to; it is fixed, so that every build has the same shop. */
const today = new Date('2026-01-02T00:00:00Z');
const target = new URL('../dist/shop-data.js', import.meta.url);

const pglite = await PGlite.create({ loadDataDir: await migratedDump(), startParams: embeddedStartParams });
const db = embeddedDatabase(pglite);
await seedDemonstration(db, { today, products: chooseProducts([...generateProducts({ today })], products) });
await usePlainPasswords(db);
const pictures = await picturesOf(db);
const dump = await pglite.dumpDataDir('gzip');
const database = Buffer.from(await dump.arrayBuffer()).toString('base64');
await db.destroy();
const members = Object.entries({ database, ...pictures });
await writeFile(target, members.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`).join(''));

/** Hashes the passwords of the accounts with the hash of the mock back end. */
async function usePlainPasswords(db: Db): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: await plainHash(demoPassword) })
    .execute();
  await db
    .updateTable('accounts')
    .set({ recovery_answer_hash: await plainHash(recoveryAnswer) })
    .where('recovery_answer_hash', 'is not', null)
    .execute();
}

/** Renders one small picture of each product, which stands for all its pictures, and one of each finish. */
async function picturesOf(db: Db) {
  const imagesFolder = await mkdtemp(join(tmpdir(), 'basin-mock-'));
  const { images } = createGateway({
    database: db,
    keys: await createKeys(),
    logger: createLogger('silent'),
    picturesFolder,
    imagesFolder,
  });
  const pictures: Record<string, string> = {};
  const pictureOf: Record<string, string> = {};
  for (const { document } of await db.selectFrom('products').select('document').execute()) {
    const names = document.variants.flatMap(({ image, views = [] }) => [image, ...views]);
    pictures[document.slug] = await smallPicture(images, names[0] ?? '', picturePx);
    for (const name of names) pictureOf[name] = document.slug;
    for (const { swatch } of document.variants) {
      pictures[swatch] ??= await smallPicture(images, swatch, swatchPx);
      pictureOf[swatch] = swatch;
    }
  }
  await rm(imagesFolder, { recursive: true });
  return { pictures, pictureOf };
}

async function smallPicture(images: Origin, name: string, widthPx: number): Promise<string> {
  const url = `http://images.mock/is/image/BASIN/${encodeURIComponent(name)}?wid=${widthPx}&fmt=webp&qlt=60`;
  const response = await images.fetch(new Request(url));
  if (!response.ok) throw new Error(`the picture ${name} could not be rendered: ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer()).toString('base64');
}
