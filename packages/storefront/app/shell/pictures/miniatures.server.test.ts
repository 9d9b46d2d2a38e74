import { expect, test } from 'vitest';
import { createMiniatures } from './miniatures.server.ts';

const placeholder = 'data:image/webp;base64,UklGRg==';
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function miniatures(answer: () => Response | Promise<Response>) {
  const [asked, problems] = [[] as string[], [] as unknown[]];
  const find = createMiniatures({
    imagesUrl: 'http://images.test',
    fetch: async (request) => {
      asked.push(request.url);
      return answer();
    },
    onFailure: (problem) => problems.push(problem),
  });
  return { find: (name: string) => find('BASIN', name), asked, problems };
}

test('no page waits for a miniature: the first goes without, the next has it, and it is asked for once', async () => {
  const { find, asked } = miniatures(() => Response.json({ width: 10, height: 10, placeholder }));
  expect([find('tub white'), find('tub white')]).toEqual([undefined, undefined]);
  await settled();
  expect(find('tub white')).toBe(placeholder);
  expect(asked).toEqual(['http://images.test/is/placeholders/BASIN/tub%20white']);
});

test('a picture that does not exist has none, and is not asked for again and again', async () => {
  const { find, asked } = miniatures(() => new Response('none', { status: 404 }));
  for (let visit = 0; visit < 3; visit++) {
    expect(find('gone')).toBeUndefined();
    await settled();
  }
  expect(asked).toHaveLength(1);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ['something else than a picture', () => Response.json({ placeholder: 'javascript:alert(1)' })],
  ['a picture that is no miniature', () => Response.json({ placeholder: placeholder + 'A'.repeat(500) })],
])('%s is said, shows nothing, and is asked for again', async (_, answer) => {
  const { find, asked, problems } = miniatures(answer);
  find('tub');
  await settled();
  expect([find('tub'), problems.length, asked.length]).toEqual([undefined, 1, 2]);
});
