import { inspect } from 'node:util';
import { ContractError, createClient, isSdkError } from '@basin/sdk';
import { contract, type Call } from '@basin/sdk/contract';
import { fixtureOf } from '@basin/sdk/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stressTimeout } from '../../../../scripts/stress/sizes.ts';
import { startFaultProxy, type FaultProxy, type Leg } from '../fault-proxy/index.ts';
import { inParallel } from '../in-parallel.ts';
import { hostilePathTexts } from './hostile-text.ts';

/** Its responses do not matter, only the requests that reach it. */
const system = { fetch: () => Response.json({ message: 'none' }, { status: 404 }) };

let proxy: FaultProxy;
beforeAll(async () => {
  proxy = await startFaultProxy({ gateway: system, author: system, identity: system });
}, stressTimeout.timeout);
afterAll(async () => {
  await proxy.close();
});

const texts = hostilePathTexts();
const calls = Object.entries(contract).flatMap(([area, entries]) =>
  Object.entries(entries as Readonly<Record<string, Call>>)
    .filter(([, { params }]) => params)
    .map(([name, entry]) => ({ area, name, entry, params: Object.keys(paramsOf(area, name)) })),
);

function paramsOf(area: string, name: string): Readonly<Record<string, string>> {
  return (fixtureOf(area, name).request.params ?? {}) as Readonly<Record<string, string>>;
}

const session = {
  bearer: () => Promise.resolve({ token: 't', isGuest: true }),
  replace: () => Promise.resolve(undefined),
};

/** Makes a call with the given path parameters. */
type Perform = (call: (typeof calls)[number], params: object, leg: Leg) => Promise<unknown>;

const perform: Perform = ({ area, name, entry }, params, leg) => {
  const { query, body } = fixtureOf(area, name).request;
  const read = (part: 'query' | 'body', wire: unknown) => entry[part]?.parse(wire ?? {});
  const client = createClient({ [area]: { [name]: entry } }, { baseURL: leg.baseURL, session });
  const make = (client as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>)[area]?.[name];
  if (!make) throw new Error(`unknown call ${area}.${name}`);
  return make({
    params,
    ...(entry.query && { query: read('query', query) }),
    ...(entry.body && { body: read('body', body) }),
  });
};

/** The requests that a text led outside the path of their call. */
async function straysOf(call: (typeof calls)[number], param: string, text: string, how: Perform = perform) {
  const leg = proxy.openLeg();
  const error = await how(call, { ...paramsOf(call.area, call.name), [param]: text }, leg).then(
    () => undefined,
    (problem: unknown) => problem,
  );
  const what = `${call.area}.${call.name} ${JSON.stringify(text.slice(0, 40))}`;
  if (error !== undefined && !isSdkError(error)) return [`${what}: ${inspect(error)}`];
  if (error instanceof ContractError && error.direction === 'request')
    return leg.requestCount() === 0 ? [] : [`${what} was sent`];
  return leg.exchanges.filter(({ path }) => !isWithin(call.entry.path, path)).map(({ path }) => `${what}: ${path}`);
}

/** Whether a path matches a template: the same number of segments, the fixed ones unchanged, and no `..`. */
function isWithin(template: string, path: string): boolean {
  const [pathname = ''] = path.split('?');
  if (template.startsWith('{')) return /^(?:\/(?!\.{1,2}\/)[^/\\]+)+\.model\.json$/.test(decodeURIComponent(pathname));
  const segments = pathname.split('/');
  const pattern = template.split('/');
  if (segments.length !== pattern.length) return false;
  return pattern.every((piece, at) => {
    const fixed = piece.split(/\{\w+\}/);
    const segment = segments[at] ?? '';
    if (fixed.length === 1) return segment === piece;
    const [before = '', after = ''] = fixed;
    const value = decodeURIComponent(segment.slice(before.length, segment.length - after.length));
    return segment.startsWith(before) && segment.endsWith(after) && !/^\.{0,2}$|[/\\\p{Cc}]/u.test(value);
  });
}

describe('path parameters', () => {
  test('control: a client that does not encode path parameters is detected', async () => {
    const naive: Perform = async ({ entry }, params, { baseURL }) => {
      const path = entry.path.replaceAll(
        /\{(\w+)\}/g,
        (_, name: string) => (params as Record<string, string>)[name] ?? '',
      );
      await fetch(baseURL[entry.system] + path, { redirect: 'manual' }).catch(() => undefined); // only the URL of the request matters
    };
    const byId = calls.find(({ area, name }) => area === 'cart' && name === 'get') ?? expect.unreachable();
    for (const text of ['../oauth', 'x/y', '?x=y/..', '..'])
      expect((await straysOf(byId, 'id', text, naive)).length, text).toBeGreaterThan(0);
  });

  test(
    `${texts.length} hostile path parameters never leave their path segment: the SDK encodes or rejects them`,
    stressTimeout,
    async () => {
      expect(texts.length).toBe(300);
      expect(calls.length).toBeGreaterThan(8);
      const jobs = calls.flatMap((call) =>
        call.params.flatMap((param) => texts.map((text) => () => straysOf(call, param, text))),
      );
      expect((await inParallel(8, jobs)).flat()).toEqual([]);
    },
  );
});
