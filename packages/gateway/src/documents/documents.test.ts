import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatMoney, guestPersona, localeTag } from '@basin/domain';
import DxfParser from 'dxf-parser';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import { priceOf } from '../catalogue/price-of.ts';
import type { Product, Variant } from '../catalogue/product.ts';
import { specificationsOf } from '../catalogue/specifications.ts';
import { storeProducts } from '../catalogue/store-products.ts';
import { textsOf } from '../texts/texts.ts';
import { formatDay } from '../texts/company-day.ts';
import { createLogger } from '../http/log.ts';
import { createDocuments } from './create-documents.ts';
import type { DocumentRequest } from './document-request.ts';
import { listPriceText } from './tear-sheet/list-price.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { unreachableDatabase } from '../../testing/unreachable-database.ts';
import { createShopper } from '../../testing/shopper.ts';

const imagesFolder = mkdtempSync(join(tmpdir(), 'basin-documents-'));
const catalogue = [...generateProducts({ count: 250 })];
const faucet = ofCategory('Single-Hole Faucets');
const relatedProducts = catalogue.filter(({ variants }) =>
  variants.some(({ sku }) => [...faucet.requiredAccessories, ...faucet.serviceParts].includes(sku)),
);
let gateway: TestGateway;

function shownOf({ variants, masterSku }: Product): Variant {
  const found = variants.find(({ sku }) => sku === masterSku);
  if (!found) throw new RangeError(`${masterSku} is not a variant`);
  return found;
}
function ofCategory(localCategory: string): Product {
  const found = catalogue.find((product) => product.localCategory.en === localCategory);
  if (!found) throw new RangeError(`the shop has no ${localCategory}`);
  return found;
}
beforeAll(async () => {
  gateway = await testGateway({
    imagesFolder,
    fill: (db) => db.transaction().execute((tx) => storeProducts(tx, [faucet, ...relatedProducts])),
  });
});
afterAll(async () => {
  await gateway.close();
  rmSync(imagesFolder, { recursive: true, force: true });
});

const get = async (path: string, headers: HeadersInit = {}) =>
  gateway.images.fetch(new Request(`http://files.test/documents/${path}`, { headers }));
const bytesOf = async (path: string) => new Uint8Array(await (await get(path)).arrayBuffer());
const mark = ({ dimensions }: Product, key: string) => dimensions.find((each) => each.key === key)?.millimetres ?? 0;

test.each(['en', 'fr'] as const)(
  'a tear sheet in %s contains all catalogue data and is tagged in its language',
  async (locale) => {
    const response = await get(`${locale}/${faucet.slug}/tear-sheet.pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`inline; filename="`);
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    const flat = text.replaceAll(/\s+/g, ' ');
    const expected = [
      faucet.name[locale],
      faucet.shape?.[locale] ?? '',
      ...faucet.dimensions.map(({ label }) => label[locale]),
      ...faucet.variants.flatMap(({ finish, customerFacingSku }) => [finish[locale], customerFacingSku]),
      ...faucet.features.map((feature) => feature[locale]),
      ...specificationsOf(faucet).flatMap(({ label, values }) => [label[locale], values[0]?.[locale] ?? '']),
      locale === 'en' ? 'Warranty' : 'Garantie',
      ...relatedProducts.map(({ name }) => name[locale]),
      `${mark(faucet, 'Height')}\u00a0mm`,
    ];
    for (const words of expected) expect(flat).toContain(words?.replaceAll(/\s+/g, ' '));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: locale === 'en' ? 'en-US' : 'fr-CA', IsAcroFormPresent: false });
    expect((info as { Title: string }).Title).toContain(faucet.name[locale]);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  },
);

test.each([
  ['en', 'List price ', 'before tax and delivery'],
  ['fr', 'Prix public ', 'avant taxes et livraison'],
] as const)(
  'a tear sheet in %s contains the guest list price with its date, and blank project fields',
  async (locale, listPrice, condition) => {
    const { text } = await extractText(await bytesOf(`${locale}/${faucet.slug}/tear-sheet.pdf`), { mergePages: true });
    const flat = text.replaceAll(/\s+/g, ' ');
    const { value } = priceOf(shownOf(faucet), guestPersona) ?? {};
    if (!value) throw new RangeError(`${faucet.slug} has no price`);
    expect(flat).toContain(`${listPrice}${formatMoney(value, localeTag(locale)).replaceAll(/\s+/g, ' ')}`);
    expect(flat).toContain(`${formatDay(locale, gateway.now())}, ${condition}`);
    const { project, room, quantity } = textsOf('documents', locale);
    for (const words of [project, room, quantity]) expect(flat).toContain(words);
  },
);

test('a tear sheet of tile shows the price per box and per unit of area of the language', () => {
  const tile = catalogue.find(
    ({ coverage, variants }) =>
      coverage?.soldByBox && coverage.soldByUom === 'SF' && variants.every(({ discontinued }) => !discontinued),
  );
  if (!tile) throw new RangeError('the shop has no tile in boxes');
  const request = { product: tile, variant: shownOf(tile), date: gateway.now() } as DocumentRequest;
  expect(listPriceText({ ...request, locale: 'en' })).toMatch(/^\$[\d.]+ per box, \$[\d.]+ per sq ft$/);
  expect(listPriceText({ ...request, locale: 'fr' })).toMatch(/ la boîte, .+ le m²$/);
  const [, ...others] = tile.variants;
  const ended = { ...shownOf(tile), discontinued: '2020-01-01' };
  const withoutIt = { ...tile, variants: [ended, ...others] };
  expect(listPriceText({ ...request, product: withoutIt, variant: ended, locale: 'en' })).toBeUndefined();
});

/** Collects the structure roles, alt texts and page count of a PDF. */
async function structureOf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes);
  const found = { roles: new Set<string>(), alts: [] as string[], pages: pdf.numPages };
  const walk = (node: { role?: string; alt?: string; children?: unknown[] }): void => {
    if (node.role !== undefined) found.roles.add(node.role);
    if (node.alt !== undefined) found.alts.push(node.alt);
    for (const child of node.children ?? []) walk(child as typeof node);
  };
  for (let number = 1; number <= pdf.numPages; number++) walk(await (await pdf.getPage(number)).getStructTree());
  return found;
}

test('a tear sheet is tagged with headings, tables, and alt texts of its picture and drawing', async () => {
  const { roles, alts, pages } = await structureOf(await bytesOf(`fr/${faucet.slug}/tear-sheet.pdf`));
  for (const role of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure']) expect(roles).toContain(role);
  const [master] = faucet.variants;
  expect(alts).toContain(`${faucet.name.fr}, ${master?.finish.fr ?? ''}`);
  expect(alts.some((alt) => alt.startsWith('Dessin coté') && alt.includes(`${mark(faucet, 'Reach')}\u00a0mm`))).toBe(
    true,
  );
  expect(pages).toBe(2);
});

test.each(['en', 'fr'] as const)(
  'an installation guide in %s contains its steps with the dimensions of the product, on one page',
  async (locale) => {
    const pdf = await getDocumentProxy(await bytesOf(`${locale}/${faucet.slug}/installation.pdf`));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(pdf.numPages).toBe(1);
    expect(text).toContain(faucet.name[locale]);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`${mark(faucet, 'Hole')} mm`);
    expect(text).not.toMatch(/[{}]/);
  },
);

test('a CAD file is valid DXF in millimetres, with a layer per line type and the height of the product', async () => {
  const response = await get(`en/${faucet.slug}/drawing.dxf`);
  expect(response.headers.get('content-disposition')).toContain('attachment');
  const dxf = new DxfParser().parseSync(await response.text());
  expect(dxf?.header.$INSUNITS).toBe(4);
  expect(Object.keys(dxf?.tables.layer.layers ?? {})).toEqual(
    expect.arrayContaining(['OUTLINE', 'EDGE', 'HIDDEN', 'DIMENSION', 'TEXT']),
  );
  const heights = (dxf?.entities ?? [])
    .filter(({ layer, type }) => layer === 'DIMENSION' && type === 'LWPOLYLINE')
    .map((entity) => (entity as unknown as { vertices: { x: number; y: number }[] }).vertices)
    .filter(([start, end]) => start?.x === end?.x)
    .map(([start, end]) => Math.abs((end?.y ?? 0) - (start?.y ?? 0)));
  expect(heights.some((height) => Math.abs(height - mark(faucet, 'Height')) < 0.5)).toBe(true);
  const texts = (dxf?.entities ?? []).flatMap((entity) => ('text' in entity ? [String(entity.text)] : []));
  expect(texts.some((text) => text.includes(`${mark(faucet, 'Reach')}\u00a0mm`))).toBe(true);
});

test('a dimension drawing is an SVG without scripts, and its title lists the dimensions', async () => {
  const response = await get(`fr/${faucet.slug}/drawing.svg`);
  const svg = await response.text();
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(svg).toContain(`${mark(faucet, 'Height')}\u00a0mm`);
  expect(svg).toMatch(/<title>Dessin coté/);
  expect(svg).toContain('lang="fr-CA"');
  // dark lines on a white background, even on a page in dark mode
  expect(svg).toContain(':root{color:#1b1a18;background:#fff}');
  expect(svg).not.toContain('prefers-color-scheme');
  // at small sizes the text grows and the inches are hidden
  expect(svg).toMatch(/@media \(max-width:\d+px\)[^{]*\{text\{font-size:[\d.]+px\}\.other\{display:none\}\}/);
  expect(svg).toMatch(/\smm<tspan class="other"> \([^<]*\spo\)<\/tspan>/);
  expect(svg.length).toBeLessThan(40_000);
});

test('a model is served compressed to clients that accept it, and any origin may fetch it', async () => {
  const path = `en/${faucet.slug}/model.glb`;
  const compressed = await get(path, { 'accept-encoding': 'gzip' });
  expect(compressed.headers.get('content-type')).toBe('model/gltf-binary');
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(compressed.headers.get('access-control-allow-origin')).toBe('*');
  const [small, whole] = [(await compressed.arrayBuffer()).byteLength, (await bytesOf(path)).byteLength];
  expect(small).toBeLessThan(whole * 0.8);
});

test.each([
  ['en', 'no-such-product', 'tear-sheet.pdf'],
  ['de', undefined, 'tear-sheet.pdf'],
  ['en', undefined, 'price-list.pdf'],
  ['en', undefined, '..%2F..%2Fpackage.json'],
  ['en', '%2e%2e', 'tear-sheet.pdf'],
])('an unknown file %s/%s/%s is a 404 with a short cache time', async (locale, slug, file) => {
  const response = await get(`${locale}/${slug ?? faucet.slug}/${file}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'public, max-age=60']);
});

test('a cached file gets a 304, and an unknown sku gives the same file', async () => {
  const first = await get(`en/${faucet.slug}/drawing.dxf`);
  const etag = first.headers.get('etag') ?? '';
  const again = await get(`en/${faucet.slug}/drawing.dxf?sku=NONE`, { 'if-none-match': etag });
  expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
});

test('a file contains a changed product name immediately', async () => {
  const path = `en/${faucet.slug}/tear-sheet.pdf`;
  const before = (await get(path)).headers.get('etag');
  const renamed = { ...faucet, name: { en: 'Renamed Faucet', fr: 'Robinet renommé' } };
  await gateway.db
    .updateTable('products')
    .set({ document: JSON.stringify(renamed) as never })
    .where('id', '=', faucet.id)
    .execute();
  const after = await get(path);
  expect(after.headers.get('etag')).not.toBe(before);
  const { text } = await extractText(new Uint8Array(await after.arrayBuffer()), { mergePages: true });
  expect(text).toContain('Renamed Faucet');
});

test('SDK-124 the search document contains the URL of every file of a product in its language', async () => {
  const guest = await createShopper(gateway);
  const query = new URLSearchParams({ q: `slug_s:"${faucet.slug}"`, fq: 'language_s:"fr"', fl: '*' });
  const { body } = await guest.send('GET', `/search?${query}`);
  const [document = {}] = (body as { response: { docs: Record<string, string | string[]>[] } }).response.docs;
  const fields = ['TearSheet_s', 'LineDrawing_s', 'InstallationPDF_ss', 'CAD2DFiles_ss'];
  const files = fields.flatMap((field) => document[field] ?? []);
  expect(files).toHaveLength(fields.length);
  for (const file of files) {
    const [, , address = ''] = file.split('|');
    expect(address).toMatch(/^http:\/\/[^/]+\/documents\/fr\//);
    expect((await gateway.images.fetch(new Request(address))).status).toBe(200);
  }
  const [names, texts] = [document.SKUImageFilenames_ss ?? [], document.SKUImageAltTexts_ss ?? []];
  expect(texts).toHaveLength(names.length);
  expect(texts[0]).toContain(faucet.variants[0]?.finish.fr);
});

test('while the database cannot be reached, a file is a 503 with retry-after, and the log names the file', async () => {
  const log = createLogger('silent');
  const logged = vi.spyOn(log, 'error');
  const documents = createDocuments({
    db: gateway.db.withPlugin(unreachableDatabase),
    render: () => Promise.reject(new Error('not reached')),
    picturesFolder: imagesFolder,
    folder: imagesFolder,
    log,
    now: gateway.now,
  });
  const path = `/documents/en/${faucet.slug}/tear-sheet.pdf`;
  const response = await documents.request(path);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  expect(logged.mock.lastCall?.[0]).toMatchObject({ path, err: { code: 'ECONNREFUSED' } });
});
