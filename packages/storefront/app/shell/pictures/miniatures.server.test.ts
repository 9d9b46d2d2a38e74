import { expect, test } from 'vitest';
import { createMiniatures } from './miniatures.server.ts';

const placeholder = 'data:image/webp;base64,UklGRg==';
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function miniatures(respond: () => Response | Promise<Response>) {
  const [requests, problems] = [[] as string[], [] as unknown[]];
  let now = 1;
  const find = createMiniatures({
    now: () => now,
    imagesUrl: 'http://images.test',
    fetch: async (request) => {
      requests.push(request.url);
      return respond();
    },
    onFailure: (problem) => problems.push(problem),
  });
  const wait = (ms: number) => (now += ms);
  return { find: (name: string) => find('BASIN', name), requests, problems, wait };
}

test('no page waits for a miniature: the first request gets none, the next gets it, and it is fetched once', async () => {
  const { find, requests } = miniatures(() => Response.json({ width: 10, height: 10, placeholder }));
  expect([find('tub white'), find('tub white')]).toEqual([undefined, undefined]);
  await settled();
  expect(find('tub white')).toBe(placeholder);
  expect(requests).toEqual(['http://images.test/is/placeholders/BASIN/tub%20white']);
});

test('a picture has a miniature however many others had one before, and a replaced one gets a new one within an hour', async () => {
  let current = placeholder;
  const { find, wait } = miniatures(() => Response.json({ placeholder: current }));
  for (let picture = 0; picture < 6_000; picture++) find(`tub-${picture}`);
  await settled();
  expect(find('tub-5999')).toBe(placeholder);
  current = `${placeholder}AAAA`;
  wait(3_600_001);
  expect(find('tub-5999')).toBe(placeholder);
  await settled();
  expect(find('tub-5999')).toBe(current);
});

test('a picture that does not exist has no miniature and is not requested repeatedly', async () => {
  const { find, requests } = miniatures(() => new Response('none', { status: 404 }));
  for (let visit = 0; visit < 3; visit++) {
    expect(find('gone')).toBeUndefined();
    await settled();
  }
  expect(requests).toHaveLength(1);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ['an outage of the image service', () => new Response('busy', { status: 503 })],
  ['a data URL that is not a picture', () => Response.json({ placeholder: 'javascript:alert(1)' })],
  ['a picture that is too large', () => Response.json({ placeholder: placeholder + 'A'.repeat(500) })],
])('a failed miniature request (%s) is reported, gives no miniature and is retried', async (_, respond) => {
  const { find, requests, problems } = miniatures(respond);
  find('tub');
  await settled();
  expect([find('tub'), problems.length, requests.length]).toEqual([undefined, 1, 2]);
});
