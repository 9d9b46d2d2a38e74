import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { memoryDatabase } from '../../testing/database.ts';
import { pdfText } from '../../testing/open-document.ts';
import { storeProducts } from '../catalogue/store-products.ts';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import { createLogger } from '../http/log.ts';
import { importPictures, picturesIn } from '../import/import-pictures.ts';
import { createDocuments } from './create-documents.ts';
import { createDocumentRenderer } from './document-renderer.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'basin-imported-'));
const product = [...generateProducts({ count: 60 })].find(({ documents }) =>
  documents.some(({ kind }) => kind === 'installation'),
);
if (!product) throw new RangeError('no product has a guide');
const db = await memoryDatabase((filled) => filled.transaction().execute((tx) => storeProducts(tx, [product])));
afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

/** Imports a folder without pictures whose only installation guide has one step. */
async function importGuide(step: string): Promise<void> {
  const folder = mkdtempSync(join(dataDir, 'given-'));
  const write = (path: string, content: unknown) => writeFileSync(join(folder, path), JSON.stringify(content));
  for (const name of ['images', 'guides']) mkdirSync(join(folder, name));
  write('images/manifest.json', []);
  write('guides/products.json', [{ guide: 'any' }]);
  write('guides/en.json', { any: { tools: [], before: [], steps: [step], check: 'Check it.' } });
  expect(await importPictures(folder, dataDir)).toEqual([]);
}

test('a document shows an imported guide at once, although an older one of the product is cached', async () => {
  const app = createDocuments({
    db,
    render: createDocumentRenderer(picturesIn(dataDir)),
    picturesFolder: picturesIn(dataDir),
    folder: join(dataDir, 'images'),
    log: createLogger('silent'),
    now: () => new Date('2030-01-02'),
  });
  for (const step of ['Drill a hole.', 'Glue it on.']) {
    await importGuide(step);
    const response = await app.request(`/documents/en/${product.slug}/installation.pdf`);
    expect(await pdfText(await response.bytes())).toContain(step);
  }
});
