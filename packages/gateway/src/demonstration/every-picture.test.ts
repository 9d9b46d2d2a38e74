import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { imagesFolder } from './pictures-folder.ts';
import { folderMasters } from '../images/masters.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales, type Locale } from '@basin/domain';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readPictureMasters } from './pictures.ts';
import { createLogger } from '../http/log.ts';
import { masterVariant, productDocument } from '../search/product-document.ts';
import { sizes } from '../../../../scripts/stress/sizes.ts';
import { inParallel } from '../../testing/in-parallel.ts';
import { createImages } from '../images/create-images.ts';
import { contentFolder } from './seed-content.ts';
import { allDemoProducts } from '../../testing/all-demo-products.ts';

/** A picture with its alt text and the place where it is shown. */
interface Shown {
  readonly name: string;
  readonly alt: string;
  readonly where: string;
}

const content = contentFolder;
const folder = mkdtempSync(join(tmpdir(), 'basin-every-picture-'));
const images = createImages({
  masters: folderMasters(imagesFolder),
  folder,
  log: createLogger('silent'),
});
const products = allDemoProducts();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every picture of every product, from its search document. */
const ofProducts = (locale: Locale): Shown[] =>
  products.flatMap((product) => {
    const view = { locale, personas: [], now: new Date('2030-01-02'), backOrdered: new Set<string>(), filesOrigin: '' };
    const document = productDocument(product, { ...view, shown: masterVariant(product) });
    const [names, texts] = [document.SKUImageFilenames_ss, document.SKUImageAltTexts_ss] as [string[], string[]];
    expect(texts, product.slug).toHaveLength(names.length);
    return names.map((name, index) => ({ name, alt: texts[index] ?? '', where: product.slug }));
  });

/** Every picture in the documents of the content system, with its alt text or title. */
function ofContent(locale: Locale): Shown[] {
  const files = globSync(`*/${locale}/**/*.json`, { cwd: content });
  return files.flatMap((file) => picturesIn(JSON.parse(readFileSync(join(content, file), 'utf8')), file));
}

function picturesIn(value: unknown, where: string): Shown[] {
  if (Array.isArray(value)) return value.flatMap((each) => picturesIn(each, where));
  if (typeof value !== 'object' || value === null) return [];
  const members = value as Record<string, unknown>;
  const { name, alt, title_s: title } = members;
  const own = typeof name === 'string' && typeof alt === 'string' ? [{ name, alt, where }] : [];
  const ofStory = [members.landingFileReference_s, members.thumbnailImageURL_s, members.productImagesList_ss].flat();
  const fromStory = ofStory
    .filter((each) => typeof each === 'string')
    .map((each) => ({ name: each, alt: typeof title === 'string' ? title : '', where }));
  return [...own, ...fromStory, ...Object.values(members).flatMap((each) => picturesIn(each, where))];
}

const isWords = (text: string) => /\p{L}{3,}.*\p{L}{2,}/u.test(text) && !/[{}<>_]|undefined/.test(text);

test('every picture of products, rooms and pages has alt text in both languages', () => {
  const altTexts = new Map<string, Set<string>>();
  for (const locale of locales) {
    const shown = [...ofProducts(locale), ...ofContent(locale)];
    expect(shown.filter(({ alt }) => !isWords(alt))).toEqual([]);
    for (const { name, where, alt } of shown) {
      const key = `${name} ${where.replace(`/${locale}/`, '/')}`;
      altTexts.set(key, (altTexts.get(key) ?? new Set()).add(alt));
    }
  }
  expect(altTexts.size).toBeGreaterThan(3000);
  const same = [...altTexts].filter(([, texts]) => texts.size < locales.length);
  // a few texts may be the same in both languages, but many indicate a missing translation
  expect(same.length / altTexts.size).toBeLessThan(0.02);
});

test('every master has alt text in both languages, and the two differ', () => {
  for (const { name, alt } of readPictureMasters()) {
    expect([name, isWords(alt.en), isWords(alt.fr ?? '')]).toEqual([name, true, true]);
    expect(alt.fr, name).not.toBe(alt.en);
  }
});

/** The widths that listings request. */
const widths = [88, 176, 240];

test('the image service serves every picture and swatch of the shop in the requested type and size', async () => {
  const shown = locales.flatMap(ofContent);
  const swatches = products.flatMap(({ variants }) => variants.map(({ swatch }) => swatch));
  const names = [
    ...new Set([...ofProducts('en').map(({ name }) => name), ...shown.map(({ name }) => name), ...swatches]),
  ];
  expect(names.length).toBeGreaterThan(200);
  const step = Math.max(1, names.length / sizes.renderedPictures);
  const rendered = names.filter((_, index) => index % step < 1);
  const results = await inParallel(
    50, // the service rejects more than a few hundred requests at once
    rendered.map((name, index) => async () => {
      const width = widths[index % widths.length] ?? 0;
      const response = await images.fetch(
        new Request(`http://images.test/is/image/BASIN/${name}?wid=${width}&fmt=webp`),
      );
      const bytes = Buffer.from(await response.arrayBuffer());
      const { width: actualWidth, format } = response.ok ? await sharp(bytes).metadata() : {};
      return {
        name,
        status: response.status,
        type: response.headers.get('content-type'),
        format,
        hasWidth: actualWidth === width,
      };
    }),
  );
  const wrong = results.filter(
    ({ status, type, format, hasWidth }) => status !== 200 || type !== 'image/webp' || format !== 'webp' || !hasWidth,
  );
  expect(wrong).toEqual([]);
});
