import sharp from 'sharp';
import { documentProblems } from '../../../gateway/testing/open-document.ts';

/** Fetches a file of the shop. */
export type Fetch = (url: string) => Promise<Response>;

const forever = 'public, max-age=31536000, immutable';
/** The least standard deviation of a real picture: an empty grey image has less, our plainest swatch thrice as much. */
const minDeviation = 0.7;

const types: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  svg: 'image/svg+xml',
};

/** Returns the faults of a picture. */
export async function pictureFaults(url: string, fetch: Fetch, masterWidth: (name: string) => Promise<number>) {
  const response = await fetch(url);
  if (response.status !== 200) return [`responds with ${response.status}`];
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  const { pathname, searchParams } = new URL(url);
  const requested = Number(searchParams.get('wid') ?? Infinity);
  const expected = Math.min(requested, await masterWidth(pathname.split('/').pop() ?? ''));
  const requestedHeight = searchParams.get('hei');
  const { channels } = await sharp(bytes).stats();
  return [
    ...(types[format] === response.headers.get('content-type')
      ? []
      : [`is ${format}, which does not match its content type`]),
    ...(width === expected || format === 'svg' ? [] : [`is ${width} px wide, not ${expected}`]),
    ...(requestedHeight === null || height === Number(requestedHeight)
      ? []
      : [`is ${height} px high, not ${requestedHeight}`]),
    ...(Math.max(...channels.map(({ stdev }) => stdev)) > minDeviation ? [] : ['is one colour all over']),
    ...headerFaults(response, forever),
  ];
}

/** The content type and first bytes of files, by extension. */
const beginnings: Readonly<Record<string, readonly [type: string, beginning: RegExp]>> = {
  pdf: ['application/pdf', /^%PDF-1\.7/],
  dxf: ['image/vnd.dxf', /^\s*(?:0|999)\s/],
  glb: ['model/gltf-binary', /^glTF/],
  svg: ['image/svg+xml', /^(?:<\?xml[^>]*>\s*)?<svg/],
};

/** Returns the faults of a document, which is also opened. */
export async function documentFaults(url: string, fetch: Fetch): Promise<string[]> {
  const response = await fetch(url);
  if (response.status !== 200) return [`responds with ${response.status}`];
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { pathname } = new URL(url);
  const [, , language = ''] = pathname.split('/');
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [type, beginning] = beginnings[pathname.split('.').pop() ?? ''] ?? [];
  const startFaults = beginning?.test(start) ? [] : [`begins with ${JSON.stringify(start.slice(0, 12))}`];
  return [
    ...(type === response.headers.get('content-type')
      ? []
      : [`has the content type ${response.headers.get('content-type')}`]),
    ...(startFaults.length > 0 ? startFaults : await documentProblems(pathname, bytes, language)),
    ...headerFaults(response),
  ];
}

export function headerFaults({ headers }: Response, cacheControl?: string): string[] {
  const actual = headers.get('cache-control');
  return [
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['lacks X-Content-Type-Options']),
    ...(cacheControl === undefined || actual === cacheControl ? [] : [`has the Cache-Control ${actual}`]),
  ];
}
