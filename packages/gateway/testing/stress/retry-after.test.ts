import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentCalls, createClient, hasStatus } from '@basin/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { inParallel, times } from '../in-parallel.ts';

/** An endpoint that throttles its first requests, with the times of its requests and of its last 429. */
interface Endpoint {
  readonly retryAfter: () => string;
  readonly throttled: number;
  readonly requestedMs: number[];
  throttledMs: number;
}

const endpoints: Endpoint[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const endpoint = endpoints[Number(request.url?.split('/')[1])] ?? expect.unreachable();
    response.setHeader('content-type', 'application/json');
    if (endpoint.requestedMs.push(performance.now()) > endpoint.throttled)
      return void response.end('{"welcome":"Welcome"}');
    response.writeHead(429, { 'retry-after': endpoint.retryAfter() }).end('{"message":"Rate limit is exceeded."}');
    endpoint.throttledMs = performance.now();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Creates an endpoint that throttles its first requests. */
function createEndpoint(retryAfter: () => string, throttled = 1) {
  const endpoint: Endpoint = { retryAfter, throttled, requestedMs: [], throttledMs: NaN };
  const number = endpoints.push(endpoint) - 1;
  return { endpoint, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${number}` };
}

const textsOf = (baseURL: string, timeoutMs = 60_000): Promise<unknown> =>
  createClient({ content: contentCalls }, { baseURL, timeoutMs: { author: timeoutMs } }).content.dictionary({
    params: { locale: 'en' },
  });

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

/** Two values of Retry-After for a wait of at least a second; a date has a resolution of whole seconds. */
const retryAfters = [() => '1', () => inSeconds(2)];

/** Makes throttled calls. Returns how many were retried in less than a second. */
async function countEarly(calls: number, perform: (url: string) => Promise<unknown>): Promise<number> {
  const waits = await inParallel(
    200,
    times(calls, (index) => async () => {
      const { endpoint, url } = createEndpoint(retryAfters[index % retryAfters.length] ?? expect.unreachable());
      await perform(url);
      expect(endpoint.requestedMs.length).toBe(2);
      return (endpoint.requestedMs[1] ?? NaN) - endpoint.throttledMs;
    }),
  );
  return waits.filter((ms) => !(ms >= 1000)).length;
}

describe('Retry-After', () => {
  test('control: a client that ignores Retry-After is detected', async () => {
    const careless = async (url: string) => {
      if ((await fetch(url)).status === 429) await fetch(url);
    };
    expect(await countEarly(4, careless)).toBe(4);
  });

  test(
    `none of ${sizes.throttledCalls} throttled calls retries before Retry-After, in seconds or as a date`,
    stressTimeout,
    async () => {
      expect(await countEarly(sizes.throttledCalls, textsOf)).toBe(0);
    },
  );

  test('a call never waits past its deadline, whatever Retry-After says', async () => {
    const absurd = [
      ...['30', '86400', '999999999', '9'.repeat(400), '-5', '-0', '1e9', '0x10', 'Infinity', 'NaN', '1.5', ''],
      ...[inSeconds(3600), 'Fri, 31 Dec 9999 23:59:59 GMT', 'Fri, 99 Foo 2030 00:00:00 GMT', 'tomorrow'],
    ];
    const ended = await Promise.all(
      absurd.map(async (retryAfter) => {
        const { endpoint, url } = createEndpoint(() => retryAfter, Infinity);
        const error: unknown = await textsOf(url, 20_000).catch((problem: unknown) => problem);
        return [retryAfter, hasStatus(error, 429), endpoint.requestedMs.length];
      }),
    );
    expect(ended).toEqual(absurd.map((retryAfter) => [retryAfter, true, 1]));
  });

  test('a call is retried at once, and only once, when Retry-After is 0 or in the past', async () => {
    for (const retryAfter of ['0', 'Thu, 01 Jan 1970 00:00:00 GMT']) {
      const { endpoint, url } = createEndpoint(() => retryAfter, Infinity);
      await expect(textsOf(url)).rejects.toMatchObject({ status: 429, retryAfterMs: 0 });
      expect(endpoint.requestedMs.length).toBe(2);
    }
  });
});
