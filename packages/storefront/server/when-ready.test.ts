import { expect, test } from 'vitest';
import { whenReady } from './when-ready.ts';

test('a gateway is waited for while it cannot be reached and while it is not ready', async () => {
  const asked: string[] = [];
  const answers = [() => Promise.reject(new TypeError('fetch failed')), () => 503, () => 503, () => 200];
  const fetch = async (input: URL | RequestInfo) => {
    asked.push(String(input instanceof Request ? input.url : input));
    return new Response(null, { status: (await answers[asked.length - 1]?.()) ?? 500 });
  };
  await whenReady('http://gateway.test:4000', { fetch, intervalMs: 1 });
  expect(asked).toEqual(answers.map(() => 'http://gateway.test:4000/health/ready'));
});

test('a gateway of another maker, without the path, is ready once it answers', async () => {
  await whenReady('http://gateway.test', { fetch: () => Promise.resolve(new Response(null, { status: 404 })) });
});
