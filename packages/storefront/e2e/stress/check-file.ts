import sharp from 'sharp';
import { openedFaults } from '../../../gateway/testing/open-document.ts';

/** Asks for a file of the shop. */
export type Ask = (url: string) => Promise<Response>;

const FOREVER = 'public, max-age=31536000, immutable';
/** What stands still in a grey box; the plainest of our pictures, a white swatch in its light, has thrice as much. */
const LEAST_DEVIATION = 0.7;

const types: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  svg: 'image/svg+xml',
};

/** What is wrong with a picture, in words: nothing, mostly. */
export async function pictureFaults(url: string, ask: Ask, masterWidth: (name: string) => Promise<number>) {
  const answer = await ask(url);
  if (answer.status !== 200) return [`answers ${answer.status}`];
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  const { pathname, searchParams } = new URL(url);
  const asked = Number(searchParams.get('wid') ?? Infinity);
  const expected = Math.min(asked, await masterWidth(pathname.split('/').pop() ?? ''));
  const high = searchParams.get('hei');
  const { channels } = await sharp(bytes).stats();
  return [
    ...(types[format] === answer.headers.get('content-type') ? [] : [`is ${format}, not what it is said to be`]),
    ...(width === expected || format === 'svg' ? [] : [`is ${width} px wide, not ${expected}`]),
    ...(high === null || height === Number(high) ? [] : [`is ${height} px high, not ${high}`]),
    ...(Math.max(...channels.map(({ stdev }) => stdev)) > LEAST_DEVIATION ? [] : ['is one colour all over']),
    ...headerFaults(answer, FOREVER),
  ];
}

/** How files begin, by the end of their name. */
const beginnings: Readonly<Record<string, readonly [type: string, beginning: RegExp]>> = {
  pdf: ['application/pdf', /^%PDF-1\.7/],
  dxf: ['image/vnd.dxf', /^\s*(?:0|999)\s/],
  glb: ['model/gltf-binary', /^glTF/],
  svg: ['image/svg+xml', /^(?:<\?xml[^>]*>\s*)?<svg/],
};

/** What is wrong with a file to read or to save, in words: it is opened, too. */
export async function documentFaults(url: string, ask: Ask): Promise<string[]> {
  const answer = await ask(url);
  if (answer.status !== 200) return [`answers ${answer.status}`];
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { pathname } = new URL(url);
  const [, , language = ''] = pathname.split('/');
  const begins = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [type, beginning] = beginnings[pathname.split('.').pop() ?? ''] ?? [];
  const begun = beginning?.test(begins) ? [] : [`begins with ${JSON.stringify(begins.slice(0, 12))}`];
  return [
    ...(type === answer.headers.get('content-type') ? [] : [`is said to be ${answer.headers.get('content-type')}`]),
    ...(begun.length > 0 ? begun : await openedFaults(pathname, bytes, language)),
    ...headerFaults(answer),
  ];
}

export function headerFaults({ headers }: Response, cacheControl?: string): string[] {
  const kept = headers.get('cache-control');
  return [
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['may be sniffed']),
    ...(cacheControl === undefined || kept === cacheControl ? [] : [`may be kept: ${kept}`]),
  ];
}
