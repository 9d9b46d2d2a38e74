import { locales, type Locale } from '@basin/domain';
import sharp, { type Sharp } from 'sharp';
import { expect, inject, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { inParallel } from '../../../gateway/testing/in-parallel.ts';
import { readSitemaps } from '../../audit/read-sitemaps.ts';
import { sample } from '../../audit/sample.ts';
import { archiveFaults } from './check-archive.ts';
import { staticAssetFaults } from './check-static-asset.ts';
import { documentFaults, pictureFaults, type Fetch } from './check-file.ts';
import { pageFiles } from './page-files.ts';

const concurrency = 2; // leaves the machine to the shop under test

const perMaster = new Map<string, Promise<number>>();
/** Returns a function that gives the width of a picture's master, the maximum width of its renditions. */
const masterWidthReader = (base: string) => (name: string) => {
  const known =
    perMaster.get(name) ??
    fetch(`${base}${name}`).then(async (response) => {
      const { width } = (await response.json()) as { width: number };
      return width;
    });
  perMaster.set(name, known);
  return known;
};

/** Returns the English pages in the sitemaps, and the pictures of all pages. */
async function readCrawlTargets(): Promise<{ paths: string[]; pictures: string[] }> {
  const listed = await readSitemaps(inject('shopOrigin'), fetch);
  const paths = listed.map(({ url }) => new URL(url).pathname).filter((path) => /^\/en(?:\/|$)/.test(path));
  return { paths, pictures: [...new Set(listed.flatMap(({ pictures }) => pictures))] };
}

const inLanguage = (path: string, locale: Locale) => path.replace(/^\/en/, `/${locale}`);

test(
  'every picture and file of every page exists, matches its content type, and pictures have alt text in the page’s language',
  stressTimeout,
  async () => {
    const sitemap = await readCrawlTargets();
    const paths = sample(sitemap.paths, sizes.crawledPages);
    const pages = await inParallel(
      concurrency,
      paths.flatMap((path) =>
        locales.map((locale) => async () => {
          const response = await fetch(new URL(inLanguage(path, locale), inject('shopOrigin')));
          expect({ path, status: response.status }).toEqual({ path, status: 200 });
          return { path, locale, ...pageFiles(await response.text()) };
        }),
      ),
    );
    const faults = pages.flatMap(({ path, locale, faults: found }) =>
      found.map((fault) => `${locale}${path}: ${fault}`),
    );
    const pictures = [...new Set([...pages.flatMap((page) => page.pictures), ...sitemap.pictures])];
    const documents = [...new Set(pages.flatMap((page) => page.documents))];
    const staticAssets = [
      ...new Set(pages.flatMap((page) => page.staticAssets.map((url) => new URL(url, inject('shopOrigin')).href))),
    ];
    const archives = sample(
      pages.filter((page) => page.documents.length > 0),
      sizes.crawledArchives,
    );
    const [first = ''] = pictures;
    const masterWidth = masterWidthReader(first.replace('/is/image/', '/is/placeholders/').replace(/[^/]*$/, ''));
    const checked = [
      ...sample(pictures, sizes.crawledPictures).map((url) => ({
        url,
        check: () => pictureFaults(url, fetch, masterWidth),
      })),
      ...sample(documents, sizes.crawledDocuments).map((url) => ({ url, check: () => documentFaults(url, fetch) })),
      ...staticAssets.map((url) => ({ url, check: () => staticAssetFaults(url, fetch) })),
      ...archives.map((page) => ({
        url: `archive of ${page.path}`,
        check: () => archiveFaults(page.documents, inject('gatewayOrigin'), fetch),
      })),
    ];
    const found = await inParallel(
      concurrency,
      checked.map(
        ({ url, check }) =>
          async () =>
            (await check()).map((fault) => `${url} ${fault}`),
      ),
    );
    console.log(
      `${pages.length} pages refer to ${pictures.length} pictures, ${documents.length} files and ${staticAssets.length} styles, fonts, icons and scripts; ${checked.length} were fetched, ${archives.length} of them archives.`,
    );
    expect([...faults, ...found.flat(), ...untranslatedAltTexts(pages)]).toEqual([]);
  },
);

/** Returns pictures with the same alt text in both languages. */
function untranslatedAltTexts(pages: readonly { path: string; locale: Locale; texts: ReadonlyMap<string, string> }[]) {
  const french = new Map(pages.filter(({ locale }) => locale === 'fr').map(({ path, texts }) => [path, texts]));
  return pages
    .filter(({ locale }) => locale === 'en')
    .flatMap(({ path, texts }) =>
      [...texts]
        .filter(([name, text]) => french.get(path)?.get(name) === text)
        .map(([name, text]) => `${path}: ${name} has the alt text “${text}” in both languages`),
    );
}

test('the crawl detects a picture that is blank, has the wrong size, type or Cache-Control, or is missing', async () => {
  const width = () => Promise.resolve(1600);
  const noise = sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#888',
    },
  });
  const grey = sharp({ create: { width: 300, height: 300, channels: 3, background: '#888' } });
  const fake = async (image: Sharp, headers: Record<string, string> = {}): Promise<Fetch> => {
    const bytes = new Uint8Array(await image.webp().toBuffer());
    const validHeaders = {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    };
    return () => Promise.resolve(new Response(bytes, { headers: { ...validHeaders, ...headers } }));
  };
  const at = (wid: number) => `http://any.test/is/image/BASIN/tap?wid=${wid}&fmt=webp`;
  expect(await pictureFaults(at(300), await fake(noise), width)).toEqual([]);
  expect(await pictureFaults(at(300), await fake(grey), width)).toEqual(['is one colour all over']);
  expect(await pictureFaults(at(400), await fake(noise), width)).toEqual(['is 300 px wide, not 400']);
  expect(await pictureFaults(at(300), await fake(noise, { 'content-type': 'image/avif' }), width)).toHaveLength(1);
  expect(await pictureFaults(at(300), await fake(noise, { 'cache-control': 'no-store' }), width)).toHaveLength(1);
  expect(await pictureFaults(at(300), () => Promise.resolve(new Response('', { status: 404 })), width)).toEqual([
    'responds with 404',
  ]);
  expect(await documentFaults('http://any.test/documents/en/a/b.pdf', await fake(noise))).toHaveLength(2);
});

test('the crawl detects a picture without alt text and a wrong width descriptor in srcset', () => {
  const source = '<source srcSet="/is/image/B/tap?wid=425 425w, /is/image/B/tap?wid=700 768w"/>';
  const page = pageFiles(`<picture>${source}<img src="/is/image/B/tap?wid=768" alt=""/></picture>`);
  expect(page.faults).toEqual(['tap has no alt text', '/is/image/B/tap?wid=700 768w']);
  expect(page.pictures).toHaveLength(3);
  const texts = new Map([['tap', 'Brass tap']]);
  const pages = locales.map((locale) => ({ path: '/en', locale, texts }));
  expect(untranslatedAltTexts(pages)).toEqual(['/en: tap has the alt text “Brass tap” in both languages']);
});
