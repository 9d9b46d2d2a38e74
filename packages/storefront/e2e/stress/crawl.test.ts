import { locales, type Locale } from '@basin/domain';
import sharp, { type Sharp } from 'sharp';
import { expect, inject, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { inParallel } from '../../../gateway/testing/in-parallel.ts';
import { readSitemaps } from '../../audit/read-sitemaps.ts';
import { some } from '../../audit/some.ts';
import { archiveFaults } from './check-archive.ts';
import { dressFaults } from './check-dress.ts';
import { documentFaults, pictureFaults, type Ask } from './check-file.ts';
import { pageFiles } from './page-files.ts';

const AT_ONCE = 2; // the shop under test needs the machine more than we do
const ask: Ask = (url) => fetch(url);

const perMaster = new Map<string, Promise<number>>();
/** How wide a picture's master is; nothing larger can come of it. */
const widthsBehind = (base: string) => (name: string) => {
  const known =
    perMaster.get(name) ??
    fetch(`${base}${name}`).then(async (answer) => {
      const { width } = (await answer.json()) as { width: number };
      return width;
    });
  perMaster.set(name, known);
  return known;
};

/** The English pages that the shop lists for crawlers, and the pictures on all of them. */
async function readLists(): Promise<{ paths: string[]; pictures: string[] }> {
  const listed = await readSitemaps(inject('shopOrigin'), ask);
  const paths = listed.map(({ url }) => new URL(url).pathname).filter((path) => /^\/en(?:\/|$)/.test(path));
  return { paths, pictures: [...new Set(listed.flatMap(({ pictures }) => pictures))] };
}

const inLanguage = (path: string, locale: Locale) => path.replace(/^\/en/, `/${locale}`);

test(
  'STO-063 every picture and file of every page is there, is what it is said to be, and has words in the page’s language',
  patience,
  async () => {
    const sitemap = await readLists();
    const paths = some(sitemap.paths, sizes.crawledPages);
    const pages = await inParallel(
      AT_ONCE,
      paths.flatMap((path) =>
        locales.map((locale) => async () => {
          const answer = await fetch(new URL(inLanguage(path, locale), inject('shopOrigin')));
          expect({ path, status: answer.status }).toEqual({ path, status: 200 });
          return { path, locale, ...pageFiles(await answer.text()) };
        }),
      ),
    );
    const faults = pages.flatMap(({ path, locale, faults: found }) =>
      found.map((fault) => `${locale}${path}: ${fault}`),
    );
    const pictures = [...new Set([...pages.flatMap((page) => page.pictures), ...sitemap.pictures])];
    const documents = [...new Set(pages.flatMap((page) => page.documents))];
    const dress = [
      ...new Set(pages.flatMap((page) => page.dress.map((url) => new URL(url, inject('shopOrigin')).href))),
    ];
    const archives = some(
      pages.filter((page) => page.documents.length > 0),
      sizes.crawledArchives,
    );
    const [first = ''] = pictures;
    const masterWidth = widthsBehind(first.replace('/is/image/', '/is/placeholders/').replace(/[^/]*$/, ''));
    const checked = [
      ...some(pictures, sizes.crawledPictures).map((url) => ({
        url,
        check: () => pictureFaults(url, ask, masterWidth),
      })),
      ...some(documents, sizes.crawledDocuments).map((url) => ({ url, check: () => documentFaults(url, ask) })),
      ...dress.map((url) => ({ url, check: () => dressFaults(url, ask) })),
      ...archives.map((page) => ({
        url: `archive of ${page.path}`,
        check: () => archiveFaults(page.documents, inject('gatewayOrigin'), ask),
      })),
    ];
    const found = await inParallel(
      AT_ONCE,
      checked.map(
        ({ url, check }) =>
          async () =>
            (await check()).map((fault) => `${url} ${fault}`),
      ),
    );
    console.log(
      `${pages.length} pages refer to ${pictures.length} pictures, ${documents.length} files and ${dress.length} styles, fonts, icons and scripts; ${checked.length} were fetched, ${archives.length} of them archives.`,
    );
    expect([...faults, ...found.flat(), ...wordsOfOneLanguage(pages)]).toEqual([]);
  },
);

/** Pictures whose words are the same in both languages; a proper name would be all of them. */
function wordsOfOneLanguage(pages: readonly { path: string; locale: Locale; texts: ReadonlyMap<string, string> }[]) {
  const french = new Map(pages.filter(({ locale }) => locale === 'fr').map(({ path, texts }) => [path, texts]));
  return pages
    .filter(({ locale }) => locale === 'en')
    .flatMap(({ path, texts }) =>
      [...texts]
        .filter(([name, text]) => french.get(path)?.get(name) === text)
        .map(([name, text]) => `${path}: ${name} is “${text}” in both languages`),
    );
}

test('a picture that is grey, of another size, of another type, kept too short or gone is found', async () => {
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
  const fake = async (image: Sharp, headers: Record<string, string> = {}): Promise<Ask> => {
    const bytes = new Uint8Array(await image.webp().toBuffer());
    const right = {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    };
    return () => Promise.resolve(new Response(bytes, { headers: { ...right, ...headers } }));
  };
  const at = (wid: number) => `http://any.test/is/image/BASIN/tap?wid=${wid}&fmt=webp`;
  expect(await pictureFaults(at(300), await fake(noise), width)).toEqual([]);
  expect(await pictureFaults(at(300), await fake(grey), width)).toEqual(['is one colour all over']);
  expect(await pictureFaults(at(400), await fake(noise), width)).toEqual(['is 300 px wide, not 400']);
  expect(await pictureFaults(at(300), await fake(noise, { 'content-type': 'image/avif' }), width)).toHaveLength(1);
  expect(await pictureFaults(at(300), await fake(noise, { 'cache-control': 'no-store' }), width)).toHaveLength(1);
  expect(await pictureFaults(at(300), () => Promise.resolve(new Response('', { status: 404 })), width)).toEqual([
    'answers 404',
  ]);
  expect(await documentFaults('http://any.test/documents/en/a/b.pdf', await fake(noise))).toHaveLength(2);
});

test('a picture without words, and a width that lies, are found in a page', () => {
  const source = '<source srcSet="/is/image/B/tap?wid=425 425w, /is/image/B/tap?wid=700 768w"/>';
  const page = pageFiles(`<picture>${source}<img src="/is/image/B/tap?wid=768" alt=""/></picture>`);
  expect(page.faults).toEqual(['tap has no alternative text', '/is/image/B/tap?wid=700 768w']);
  expect(page.pictures).toHaveLength(3);
  const texts = new Map([['tap', 'Brass tap']]);
  const pages = locales.map((locale) => ({ path: '/en', locale, texts }));
  expect(wordsOfOneLanguage(pages)).toEqual(['/en: tap is “Brass tap” in both languages']);
});
