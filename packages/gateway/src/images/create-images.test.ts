import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLogger } from '../http/log.ts';
import { longestStall } from '../../testing/longest-stall.ts';
import { times } from '../../testing/in-parallel.ts';
import { createWorkQueue } from '../http/work-queue.ts';
import { createImages } from './create-images.ts';
import { folderMasters } from './masters.ts';
import type { Masters } from './master.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin-images-'));
const [masterFolder, cacheFolder] = [mkdtempSync(join(folder, 'masters-')), mkdtempSync(join(folder, 'cache-'))];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const log = createLogger('silent');
const masters = folderMasters(masterFolder);
const images = createImages({ masters, folder: cacheFolder, log });
const get = (path: string, headers: HeadersInit = {}) =>
  images.fetch(new Request(`http://images.test${path}`, { headers }));
const picture = async (path: string) => {
  const response = await get(`/is/image/BASIN/${path}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, width, height, hasAlpha, compression } = await sharp(bytes).metadata();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes,
    format,
    width,
    height,
    hasAlpha,
    compression,
  };
};

/** A scene with a red square on the right. */
const scene = (background: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <rect width="1200" height="800" fill="${background}"/><rect x="900" y="250" width="250" height="300" fill="#c00"/></svg>`),
  );

const swatch =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#b8924a"/></svg>';

beforeAll(async () => {
  await scene('#f7f4ef').webp().toFile(join(masterFolder, 'vanity-oak.webp'));
  await scene('#f7f4ef').webp().toFile(join(masterFolder, 'room-bath.webp'));
  await sharp({ create: { width: 400, height: 400, channels: 4, background: '#0000' } })
    .webp()
    .toFile(join(masterFolder, 'tap-cutout.webp'));
  await writeFile(join(masterFolder, 'swatch-brass.svg'), swatch);
});

test('a picture is served in the requested size and format', async () => {
  expect(await picture('vanity-oak?wid=300&fmt=webp')).toMatchObject({
    status: 200,
    type: 'image/webp',
    format: 'webp',
    width: 300,
    height: 200,
  });
  expect(await picture('vanity-oak?hei=100&fmt=jpeg')).toMatchObject({
    type: 'image/jpeg',
    format: 'jpeg',
    width: 150,
    height: 100,
  });
  expect(await picture('vanity-oak?wid=90&fmt=png')).toMatchObject({ type: 'image/png', format: 'png', width: 90 });
  expect(await picture('vanity-oak?wid=90&fmt=avif')).toMatchObject({
    type: 'image/avif',
    format: 'heif',
    compression: 'av1',
    width: 90,
  });
});

test('the default format is JPEG, with transparent areas filled white', async () => {
  const { format, hasAlpha, bytes } = await picture('tap-cutout?wid=10');
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([format, hasAlpha, data[0]]).toEqual(['jpeg', false, 255]);
  expect(await picture('tap-cutout?wid=10&fmt=webp')).toMatchObject({ hasAlpha: true });
});

test('a picture is never enlarged beyond its master', async () => {
  expect(await picture('vanity-oak?wid=2600&fmt=webp')).toMatchObject({ width: 1200, height: 800 });
  expect(await picture('vanity-oak?fmt=webp')).toMatchObject({ width: 1200, height: 800 });
});

test.each([
  ['constrain', 150, 100],
  ['constrain,1', 150, 100],
  ['crop', 150, 150],
  ['fit', 150, 150],
  ['stretch', 150, 150],
])('fit=%s with wid=150 and hei=150 gives a picture of %i by %i pixels', async (fit, width, height) => {
  expect(await picture(`vanity-oak?wid=150&hei=150&fit=${fit}&fmt=png`)).toMatchObject({ width, height });
});

test('a named crop keeps the most salient area', async () => {
  const { bytes, width, height } = await picture('vanity-oak:square?wid=80&fmt=png');
  expect([width, height]).toEqual([80, 80]);
  const { dominant } = await sharp(
    await sharp(bytes).extract({ left: 40, top: 25, width: 30, height: 30 }).toBuffer(),
  ).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b + 100);
});

test('a preset sets its parameters, and explicit query parameters override it', async () => {
  expect(await picture('vanity-oak?$thumbnail$&fmt=webp')).toMatchObject({ format: 'webp', width: 176, height: 176 });
  expect(await picture('vanity-oak?$thumbnail$&wid=50&fmt=webp')).toMatchObject({ width: 50, height: 176 });
});

test('a lower quality gives a smaller picture file', async () => {
  const [low, high] = await Promise.all([picture('vanity-oak?wid=600&qlt=20'), picture('vanity-oak?wid=600&qlt=95')]);
  expect(low.bytes.length).toBeLessThan(high.bytes.length);
});

test('pictures are served under the account name that a site configures', async () => {
  for (const account of ['PAWEB', 'HEARN']) {
    expect((await get(`/is/image/${account}/vanity-oak?wid=50`)).status).toBe(200);
    expect((await get(`/is/placeholders/${account}/vanity-oak`)).status).toBe(200);
  }
});

test.each([
  'unknown',
  'vanity-oak.webp',
  '..%2Fsecret',
  '..%2F..%2Fpackage',
  '%2e%2e%2fvanity-oak',
  'vanity-oak%00',
  '.hidden',
  'x'.repeat(200),
])('an unknown or hostile picture name (%s) is a 404', async (name) => {
  const response = await get(`/is/image/BASIN/${name}?wid=50`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'public, max-age=60']);
});

test.each([
  'wid=2601',
  'wid=0',
  'wid=-5',
  'wid=1.5',
  'wid=1e3',
  'wid=abc',
  'wid=',
  'hei=99999999999',
  'fmt=gif',
  'qlt=0',
  'qlt=101',
  'fit=melt',
  '$unknown$',
  'fmt=svg',
])('the query string %s is rejected', async (query) => {
  const response = await get(`/is/image/BASIN/vanity-oak?${query}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
});

test.each(['octagon', 'square:anything', ''])(
  'a picture request with the unknown crop %j is rejected',
  async (crop) => {
    expect((await get(`/is/image/BASIN/vanity-oak:${crop}?wid=50`)).status).toBe(400);
  },
);

test('a picture is immutable, may be embedded by any site, and is a 304 for a client that has it', async () => {
  const response = await get('/is/image/BASIN/vanity-oak?wid=50&fmt=webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const etag = response.headers.get('etag') ?? '';
  const again = await get('/is/image/BASIN/vanity-oak?fmt=webp&wid=50', { 'if-none-match': `"other", W/${etag}` });
  expect([again.status, (await again.arrayBuffer()).byteLength, again.headers.get('etag')]).toEqual([304, 0, etag]);
  expect((await get('/is/image/BASIN/vanity-oak?wid=51&fmt=webp', { 'if-none-match': etag })).status).toBe(200);
});

test('a changed master changes the picture and its ETag at once', async () => {
  const before = await get('/is/image/BASIN/room-bath?wid=40&fmt=png');
  await scene('#00f').webp().toFile(join(masterFolder, 'room-bath.webp'));
  const after = await get('/is/image/BASIN/room-bath?wid=40&fmt=png', {
    'if-none-match': before.headers.get('etag') ?? '',
  });
  expect(after.status).toBe(200);
  const { dominant } = await sharp(Buffer.from(await after.arrayBuffer())).stats();
  expect(dominant.b).toBeGreaterThan(200);
});

test('a drawing is served as SVG, or rasterized in another format', async () => {
  const svg = await get('/is/image/BASIN/swatch-brass?fmt=svg');
  expect(svg.headers.get('content-type')).toBe('image/svg+xml');
  expect(svg.headers.get('content-security-policy')).toContain('sandbox');
  expect(await picture('swatch-brass?$swatch$&fmt=webp')).toMatchObject({ status: 200, width: 96, height: 96 });
  const { bytes } = await picture('swatch-brass?wid=64&fmt=png');
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

/** Masters that count how often a picture is read. */
function counted(inner: Masters) {
  const reads = { count: 0 };
  const find: Masters['find'] = async (name) => {
    const master = await inner.find(name);
    return master && { ...master, read: () => (reads.count++, master.read()) };
  };
  return { reads, masters: { ...inner, find } };
}

test('a picture that many clients request at once is rendered once, and cached across restarts', async () => {
  const { reads, masters: counting } = counted(masters);
  const fetch = async (service: typeof images) =>
    service.fetch(new Request('http://images.test/is/image/BASIN/vanity-oak?wid=333'));
  const service = createImages({ masters: counting, folder: cacheFolder, log });
  const responses = await Promise.all(Array.from({ length: 50 }, () => fetch(service)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(reads.count).toBe(1);
  const restarted = createImages({ masters: counting, folder: cacheFolder, log });
  expect((await fetch(restarted)).status).toBe(200);
  expect(reads.count).toBe(1);
  expect((await readdir(cacheFolder, { recursive: true })).filter((name) => name.includes('.'))).toEqual([]); // no drafts left
});

describe('responsiveness under load', () => {
  type Service = (request: Request) => Promise<Response>;
  const most = 0.25;
  const request = (path: string) => new Request(`http://images.test/is/image/BASIN/${path}`);
  let smallest = 500;

  /** The longest wait of another request while all pictures render, as a share of the total time. */
  const silenceWith = async (service: Service) => {
    const widths = times(100, (index) => smallest + index);
    smallest += widths.length;
    const work = async () => {
      const responses = await Promise.all(widths.map((wid) => service(request(`vanity-oak?wid=${wid}&fmt=avif`))));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    };
    return longestStall(work, () => service(request('unknown?wid=50')));
  };

  test('control: a service with a single queue for every request leaves other requests waiting', async () => {
    const queue = createWorkQueue({ concurrency: 2, maxWaiting: 500 });
    expect(await silenceWith((each) => queue(async () => images.fetch(each)))).toBeGreaterThan(most);
  });

  test('the image service answers other requests while it renders a hundred uncached pictures', async () => {
    expect(await silenceWith(async (each) => images.fetch(each))).toBeLessThan(most);
  });
});

test('pictures are served even when the cache cannot be written', async () => {
  const blocked = join(folder, 'a-file');
  await writeFile(blocked, '');
  const service = createImages({ masters, folder: blocked, log });
  const response = await service.fetch(new Request('http://images.test/is/image/BASIN/vanity-oak?wid=70'));
  expect(response.status).toBe(200);
});

test('a broken master fails only its own picture, which the log names, and is retried on the next request', async () => {
  const path = join(masterFolder, 'broken.webp');
  await writeFile(path, 'not a picture');
  const logged = vi.spyOn(log, 'error');
  const response = await get('/is/image/BASIN/broken?wid=50');
  expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
    500,
    'no-store',
    'This picture could not be rendered.',
  ]);
  expect(logged.mock.lastCall?.[0]).toMatchObject({ path: '/is/image/BASIN/broken' });
  await scene('#fff').webp().toFile(path);
  expect((await get('/is/image/BASIN/broken?wid=50')).status).toBe(200);
  await rm(path);
  expect((await get('/is/image/BASIN/broken?wid=50')).status).toBe(404);
});

test('the placeholder of a single picture can be requested; an unknown picture is a 404', async () => {
  const answer: unknown = await (await get('/is/placeholders/BASIN/vanity-oak')).json();
  expect(answer).toMatchObject({ width: 1200, height: 800 });
  expect(JSON.stringify(answer)).toContain('"placeholder":"data:image/webp;base64,');
  expect((await get('/is/placeholders/BASIN/unknown')).status).toBe(404);
});

test('a picture that a camera turned is cropped and sized as it is shown', async () => {
  const path = join(masterFolder, 'turned.webp');
  await scene('#fff').withMetadata({ orientation: 6 }).webp().toFile(path);
  expect(await (await get('/is/placeholders/BASIN/turned')).json()).toMatchObject({ width: 800, height: 1200 });
  expect(await picture('turned?wid=400')).toMatchObject({ status: 200, width: 400, height: 600 });
  expect(await picture('turned:landscape?wid=300')).toMatchObject({ status: 200, width: 300, height: 200 });
  expect(await picture('turned:portrait?wid=400')).toMatchObject({ status: 200, width: 400, height: 500 });
  await rm(path);
});

test('every picture has its size and a placeholder of at most 400 bytes', async () => {
  const response = await get('/is/placeholders/BASIN');
  const all = (await response.json()) as Record<string, { width: number; height: number; placeholder: string }>;
  expect(Object.keys(all).sort()).toEqual(['room-bath', 'swatch-brass', 'tap-cutout', 'vanity-oak']);
  expect(all['vanity-oak']).toMatchObject({ width: 1200, height: 800 });
  for (const { placeholder } of Object.values(all)) {
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThanOrEqual(400);
  }
  const { data = '' } = /base64,(?<data>.*)$/.exec(all['vanity-oak']?.placeholder ?? '')?.groups ?? {};
  expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 16, height: 11 });
});
