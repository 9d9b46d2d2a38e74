import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentCalls, createClient, hasStatus } from '@basin/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { inParallel, times } from '../in-parallel.ts';

/** How often and when someone came to a place, and what was reported there. */
interface Place {
  readonly told: () => string;
  readonly throttled: number;
  readonly cameMs: number[];
  toldMs: number;
}

const places: Place[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const place = places[Number(request.url?.split('/')[1])] ?? expect.unreachable();
    response.setHeader('content-type', 'application/json');
    if (place.cameMs.push(performance.now()) > place.throttled) return void response.end('{"welcome":"Welcome"}');
    response.writeHead(429, { 'retry-after': place.told() }).end('{"message":"Rate limit is exceeded."}');
    place.toldMs = performance.now();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A place that throttles its first requests. */
function placeThat(told: () => string, throttled = 1) {
  const place: Place = { told, throttled, cameMs: [], toldMs: NaN };
  const number = places.push(place) - 1;
  return { place, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${number}` };
}

const textsOf = (baseURL: string, timeoutMs = 60_000): Promise<unknown> =>
  createClient({ content: contentCalls }, { baseURL, timeoutMs: { author: timeoutMs } }).content.dictionary({
    params: { locale: 'en' },
  });

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

/** Two ways to ask for a second at least: a date has no parts of one. */
const ways = [() => '1', () => inSeconds(2)];

/** How many of some throttled callers came again in less than a second. */
async function earlyOf(calls: number, perform: (url: string) => Promise<unknown>): Promise<number> {
  const waits = await inParallel(
    200,
    times(calls, (index) => async () => {
      const { place, url } = placeThat(ways[index % ways.length] ?? expect.unreachable());
      await perform(url);
      expect(place.cameMs.length).toBe(2);
      return (place.cameMs[1] ?? NaN) - place.toldMs;
    }),
  );
  return waits.filter((ms) => !(ms >= 1000)).length;
}

describe('who is informed when to come again', () => {
  test('control: a client that does not listen is seen to come early', async () => {
    const careless = async (url: string) => {
      if ((await fetch(url)).status === 429) await fetch(url);
    };
    expect(await earlyOf(4, careless)).toBe(4);
  });

  test(`comes early in 0 of ${sizes.throttledCalls} calls, in seconds as with a date`, patience, async () => {
    expect(await earlyOf(sizes.throttledCalls, textsOf)).toBe(0);
  });

  test('is not kept waiting past the deadline, whatever is asked', async () => {
    const absurd = [
      ...['30', '86400', '999999999', '9'.repeat(400), '-5', '-0', '1e9', '0x10', 'Infinity', 'NaN', '1.5', ''],
      ...[inSeconds(3600), 'Fri, 31 Dec 9999 23:59:59 GMT', 'Fri, 99 Foo 2030 00:00:00 GMT', 'tomorrow'],
    ];
    const ended = await Promise.all(
      absurd.map(async (told) => {
        const { place, url } = placeThat(() => told, Infinity);
        const error: unknown = await textsOf(url, 20_000).catch((problem: unknown) => problem);
        return [told, hasStatus(error, 429), place.cameMs.length];
      }),
    );
    expect(ended).toEqual(absurd.map((told) => [told, true, 1]));
  });

  test('in the past, or with no wait at all, comes again at once, and once', async () => {
    for (const told of ['0', 'Thu, 01 Jan 1970 00:00:00 GMT']) {
      const { place, url } = placeThat(() => told, Infinity);
      await expect(textsOf(url)).rejects.toMatchObject({ status: 429, retryAfterMs: 0 });
      expect(place.cameMs.length).toBe(2);
    }
  });
});
