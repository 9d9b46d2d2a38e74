import { expect, inject, test } from 'vitest';

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(path, inject('shopOrigin')), { method, headers: { 'Accept-Encoding': 'br', ...headers } });

/** Returns the paths of the shop's files that a page refers to in its markup or inline scripts. */
async function filesOf(path: string): Promise<string[]> {
  const html = await (await get(path)).text();
  const named = html.match(/\/(?:_app\/[\w.-]+\.\w+|[\w-]+\.svg|[a-z]{2}\/texts\.json\?v=\w+)/g) ?? [];
  return [...new Set(named)];
}

const hashed = /^\/_app\/|\/texts\.json\?v=/;
const isText = /\.(?:js|css|svg|json)\b/;

test('every file that the home page refers to is cacheable: hashed files forever, others with an ETag', async () => {
  const files = await filesOf('/en');
  for (const kind of [/\.js$/, /\.css$/, /\.woff2$/, /texts\.json/, /icon\.svg$/])
    expect(files.some((file) => kind.test(file))).toBe(true);
  for (const file of files) {
    const { status, headers } = await get(file);
    const seen = { file, status, cacheControl: headers.get('Cache-Control'), cookie: headers.get('Set-Cookie') };
    const cacheControl = hashed.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
    expect(seen).toEqual({ file, status: 200, cacheControl, cookie: null });
    if (!hashed.test(file)) expect(headers.get('ETag')).toMatch(/^(?:W\/)?"/);
  }
});

test.each(['/icon.svg', '/favicon.ico', '/problem.css', '/robots.txt', '/sitemap.xml'])(
  '%s gets 304 while its ETag is unchanged',
  async (file) => {
    const etag = (await get(file)).headers.get('ETag') ?? '';
    const again = await get(file, { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(file, { 'If-None-Match': '"another"' })).status).toBe(200);
  },
);

test.each(['unknown', 'constructor', 'toString', '__proto__'])('a part of pages named %s is a 404', async (name) => {
  const response = await get(`/en/parts/${name}`);
  expect([response.status, await response.text()]).toEqual([404, 'null']);
});

test('range and HEAD requests return the ETag of the whole file', async () => {
  const inFull = { 'Accept-Encoding': 'identity' };
  const [whole, part, head] = await Promise.all([
    get('/icon.svg', inFull),
    get('/icon.svg', { ...inFull, Range: 'bytes=0-9' }),
    get('/icon.svg', inFull, 'HEAD'),
  ]);
  const etag = whole.headers.get('ETag');
  expect(etag).not.toBeNull();
  expect([part, head].map(({ status, headers }) => [status, headers.get('ETag')])).toEqual([
    [206, etag],
    [200, etag],
  ]);
  expect((await get('/icon.svg')).headers.get('ETag')).not.toBe(etag);
});

test('text files are compressed before they are requested, so their length is known', async () => {
  for (const file of (await filesOf('/en')).filter((each) => isText.test(each))) {
    const { headers } = await get(file);
    const seen = { file, encoding: headers.get('Content-Encoding'), hasLength: headers.has('Content-Length') };
    expect(seen).toEqual({ file, encoding: 'br', hasLength: true });
    expect(headers.get('Vary')).toContain('Accept-Encoding');
  }
});

test('a page of one’s own stays private and a missing file is not cached', async () => {
  for (const path of ['/en/cart', '/en/support/contact', '/_app/missing-12345678.js'])
    expect((await get(path)).headers.get('Cache-Control')).toBe('private, no-store');
});
