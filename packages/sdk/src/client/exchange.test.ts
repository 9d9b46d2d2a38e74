import { describe, expect, test } from 'vitest';
import { exchange as browserExchange } from './exchange.browser.ts';
import { exchange } from './exchange.ts';

const url = 'http://gateway.test/search/listing?q=*%3A*&fq=a%3A%22b+%26+c%22&fq=d%2Be';

describe.each([
  ['the transport of a server', exchange],
  ['the transport of a browser', browserExchange],
])('%s', (_, transmit) => {
  test('asks for the address as it is', async () => {
    const asked: string[] = [];
    await transmit((address) => (asked.push(address), Promise.resolve(new Response())))(url, {
      method: 'GET',
      headers: {},
    });
    expect(asked).toEqual([url]);
  });

  test('gives every response as it is, refusals too', async () => {
    for (const status of [200, 204, 400, 409, 503]) {
      const body = status === 204 ? null : 'text';
      const response = await transmit(() => Promise.resolve(new Response(body, { status })))(url, {
        method: 'GET',
        headers: {},
      });
      expect([response.status, await response.text()]).toEqual([status, body ?? '']);
    }
  });

  test('sends a body once, and throws what was thrown under it', async () => {
    let sent = 0;
    const problem = new TypeError('reset');
    const send = () => ((sent += 1), Promise.reject(problem));
    await expect(transmit(send)(url, { method: 'POST', headers: {}, body: '{}' })).rejects.toBe(problem);
    expect(sent).toBe(1);
  });
});
