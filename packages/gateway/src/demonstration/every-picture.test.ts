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
import { wholeHouse } from '../../testing/whole-house.ts';

/** A picture that a page shows, and where. */
interface Shown {
  readonly name: string;
  readonly alt: string;
  readonly where: string;
}

const CONTENT = contentFolder;
const folder = mkdtempSync(join(tmpdir(), 'basin-every-picture-'));
const images = createImages({
  masters: folderMasters(imagesFolder),
  account: 'BASIN',
  folder,
  log: createLogger('silent'),
});
const products = wholeHouse();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every picture of every product, as its search document names it. */
const ofProducts = (locale: Locale): Shown[] =>
  products.flatMap((product) => {
    const view = { locale, personas: [], now: new Date('2030-01-02'), backOrdered: new Set<string>(), filesOrigin: '' };
    const document = productDocument(product, { ...view, shown: masterVariant(product) });
    const [names, texts] = [document.SKUImageFilenames_ss, document.SKUImageAltTexts_ss] as [string[], string[]];
    expect(texts, product.slug).toHaveLength(names.length);
    return names.map((name, index) => ({ name, alt: texts[index] ?? '', where: product.slug }));
  });

/** Every picture that the content system's documents name, with the words beside it. */
function ofContent(locale: Locale): Shown[] {
  const files = globSync(`*/${locale}/**/*.json`, { cwd: CONTENT });
  return files.flatMap((file) => picturesIn(JSON.parse(readFileSync(join(CONTENT, file), 'utf8')), file));
}

function picturesIn(value: unknown, where: string): Shown[] {
  if (Array.isArray(value)) return value.flatMap((each) => picturesIn(each, where));
  if (typeof value !== 'object' || value === null) return [];
  const members = value as Record<string, unknown>;
  const { name, alt, title_s: title } = members;
  const own = typeof name === 'string' && typeof alt === 'string' ? [{ name, alt, where }] : [];
  const ofStory = [members.landingFileReference_s, members.thumbnailImageURL_s, members.productImagesList_ss].flat();
  const told = ofStory
    .filter((each) => typeof each === 'string')
    .map((each) => ({ name: each, alt: typeof title === 'string' ? title : '', where }));
  return [...own, ...told, ...Object.values(members).flatMap((each) => picturesIn(each, where))];
}

const isWords = (text: string) => /\p{L}{3,}.*\p{L}{2,}/u.test(text) && !/[{}<>_]|undefined/.test(text);

test('every picture of products, rooms and pages has alternative text in both languages', () => {
  const said = new Map<string, Set<string>>();
  for (const locale of locales) {
    const shown = [...ofProducts(locale), ...ofContent(locale)];
    expect(shown.filter(({ alt }) => !isWords(alt))).toEqual([]);
    for (const { name, where, alt } of shown) {
      const key = `${name} ${where.replace(`/${locale}/`, '/')}`;
      said.set(key, (said.get(key) ?? new Set()).add(alt));
    }
  }
  expect(said.size).toBeGreaterThan(3000);
  const same = [...said].filter(([, texts]) => texts.size < locales.length);
  // a name may be the same in both languages; a whole catalogue of them is one that was not translated
  expect(same.length / said.size).toBeLessThan(0.02);
});

test('masters have words in both languages, and never the same ones', () => {
  for (const { name, alt } of readPictureMasters()) {
    expect([name, isWords(alt.en), isWords(alt.fr ?? '')]).toEqual([name, true, true]);
    expect(alt.fr, name).not.toBe(alt.en);
  }
});

/** The widths that listings ask for. */
const widths = [88, 176, 240];

test('every picture and swatch that the shop names is answered with its type and size', async () => {
  const shown = locales.flatMap(ofContent);
  const swatches = products.flatMap(({ variants }) => variants.map(({ swatch }) => swatch));
  const names = [
    ...new Set([...ofProducts('en').map(({ name }) => name), ...shown.map(({ name }) => name), ...swatches]),
  ];
  expect(names.length).toBeGreaterThan(200);
  const step = Math.max(1, names.length / sizes.renderedPictures);
  const rendered = names.filter((_, index) => index % step < 1);
  const answers = await inParallel(
    50, // the service refuses more than some hundreds at once
    rendered.map((name, index) => async () => {
      const width = widths[index % widths.length] ?? 0;
      const response = await images.fetch(
        new Request(`http://images.test/is/image/BASIN/${name}?wid=${width}&fmt=webp`),
      );
      const bytes = Buffer.from(await response.arrayBuffer());
      const { width: made, format } = response.ok ? await sharp(bytes).metadata() : {};
      return {
        name,
        status: response.status,
        type: response.headers.get('content-type'),
        format,
        isAsWide: made === width,
      };
    }),
  );
  const wrong = answers.filter(
    ({ status, type, format, isAsWide }) => status !== 200 || type !== 'image/webp' || format !== 'webp' || !isAsWide,
  );
  expect(wrong).toEqual([]);
});
