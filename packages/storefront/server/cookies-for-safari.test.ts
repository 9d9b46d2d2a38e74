import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { cookiesForSafari } from './cookies-for-safari.ts';

const agents = {
  Safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  Chrome:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Firefox: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
} as const;
const stored = '__Host-sid=a; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax';

/** Sends a form with a cookie to a shop that answers with what it was sent, and stores a session and a closed banner. */
async function sendTo(publicOrigin: string, agent: keyof typeof agents, cookie: string) {
  const app = new Hono().use(cookiesForSafari(publicOrigin)).post('/', async (c) => {
    c.header('Set-Cookie', stored);
    c.header('Set-Cookie', 'banner=closed', { append: true });
    return c.text(`${c.req.header('Cookie') ?? ''} ${await c.req.text()}`);
  });
  const headers = { 'User-Agent': agents[agent], Cookie: cookie };
  const answer = await app.request(`${publicOrigin}/`, { method: 'POST', headers, body: 'sku=1' });
  return { received: await answer.text(), cookies: answer.headers.getSetCookie() };
}

test.each(['Safari', 'iPhone'] as const)('over http %s keeps its session in cookies that it accepts', async (agent) => {
  const { received, cookies } = await sendTo('http://localhost:3000', agent, 'http-sid=a; http-sid.1=b; banner=closed');
  expect(received).toBe('__Host-sid=a; __Host-sid.1=b; banner=closed sku=1');
  expect(cookies).toEqual(['http-sid=a; Max-Age=60; Path=/; HttpOnly; SameSite=Lax', 'banner=closed']);
});

test.each([
  ['http://localhost:3000', 'Chrome'],
  ['http://localhost:3000', 'Firefox'],
  ['https://shop.example', 'Safari'],
] as const)('on %s %s has the cookies of the shop', async (origin, agent) => {
  const { received, cookies } = await sendTo(origin, agent, 'http-sid=a; __Host-sid=b');
  expect(received).toBe('http-sid=a; __Host-sid=b sku=1');
  expect(cookies).toEqual([stored, 'banner=closed']);
});
