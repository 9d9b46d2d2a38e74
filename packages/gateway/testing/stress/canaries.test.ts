import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import {
  contract,
  createClient,
  createCalls,
  driftPolicy,
  isSdkError,
  memoryTokenStore,
  type CallError,
  type ClientOptions,
} from '@basin/sdk';
import type { Call } from '@basin/sdk/contract';
import { fixtureOf } from '@basin/sdk/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';

const CANARY = 'canary';
const token = `${CANARY}-token-0123456789`;

/** A system that says back all that it received, in many ways; the path says which. */
let mirror: Server;
let mirrorURL: string;
beforeAll(async () => {
  mirror = createServer((request, response) => {
    let told = `${request.method} ${decodeURIComponent(request.url ?? '')} ${JSON.stringify(request.headers)} `;
    request.on('data', (chunk: Buffer) => (told += chunk.toString()));
    request.on('end', () => {
      const manner = manners[Number((request.url ?? '').split('/')[1])];
      const { status, type, text } = manner?.(told) ?? { status: 500, type: '', text: '' };
      if (status === 0) response.destroy(new Error(told));
      else response.writeHead(status, { 'content-type': type, 'x-told': encodeURIComponent(told) }).end(text);
    });
  });
  await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve));
  mirrorURL = `http://127.0.0.1:${(mirror.address() as AddressInfo).port}`;
}, patience.timeout);
afterAll(async () => {
  mirror.closeAllConnections();
  await new Promise((resolve) => mirror.close(resolve));
});

const json = 'application/json';
const manners: readonly ((told: string) => { status: number; type: string; text: string })[] = [
  ...[400, 401, 402, 403, 404, 409, 422, 429, 500, 503].map((status) => (told: string) => ({
    status,
    type: json,
    text: JSON.stringify({ message: told, error: told, errors: [{ code: told, message: told, reason: told }] }),
  })),
  (told) => ({ status: 500, type: 'text/html', text: `<h1>${told}</h1>` }),
  (told) => ({ status: 200, type: 'text/plain', text: told }),
  (told) => ({ status: 200, type: json, text: told }),
  (told) => ({ status: 200, type: json, text: JSON.stringify({ [told]: told, id: { [told]: [told] } }) }),
  (told) => ({ status: 200, type: json, text: JSON.stringify([told, { [told]: 1 }]) }),
  () => ({ status: 0, type: '', text: '' }),
];

/** A request of which every text that may be free is a canary. */
function secretly(value: unknown): unknown {
  if (typeof value === 'string') return /^[a-z][\w .'-]{2,}$/i.test(value) ? `${CANARY} ${value}` : value;
  if (Array.isArray(value)) return value.map(secretly);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, secretOf(key) ?? secretly(member)] as const);
  return Object.fromEntries(entries);
}

const secretOf = (key: string): string | undefined =>
  ({
    email: `${CANARY}@example.org`,
    username: `${CANARY}@example.org`,
    password: `${CANARY}Password1!`,
    currentPassword: `${CANARY}Password1!`,
    newPassword: `${CANARY}Password2!`,
    refresh_token: `${CANARY}-refresh`,
    token: `${CANARY}-card-token`,
  })[key];

const calls = Object.entries(contract).flatMap(([area, entries]) =>
  Object.entries(entries as Readonly<Record<string, Call>>).map(([name, entry]) => ({ area, name, entry })),
);

/** The request of a call, with canaries where the contract lets them stand. */
function requestOf({ area, name, entry }: (typeof calls)[number]): object {
  const { request } = fixtureOf(area, name);
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = entry[part];
    if (!schema) return [];
    const wire = request[part] ?? {};
    const read = schema.safeParse(secretly(wire));
    return [[part, read.success ? read.data : schema.parse(wire)] as const];
  });
  return Object.fromEntries(parts);
}

type Make = (input: object) => Promise<unknown>;

const session = {
  bearer: () => Promise.resolve({ token, isGuest: false }),
  replace: () => Promise.resolve(undefined),
};

function performer({ area, name, entry }: (typeof calls)[number], options: Partial<ClientOptions>): Make {
  const client = createClient(
    { [area]: { [name]: entry } },
    { baseURL: mirrorURL, session, random: () => 0, ...options },
  );
  return (client as unknown as Record<string, Record<string, Make>>)[area]?.[name] ?? expect.unreachable();
}

/** Every way in which something ends up in a log. */
const ways: Readonly<Record<string, (thing: unknown) => string>> = {
  'JSON.stringify': (thing) => JSON.stringify(thing),
  inspect: (thing) => inspect(thing, { depth: Infinity, showHidden: true }),
  text: String,
  stack: (thing) => String((thing as Error).stack),
  causes(thing) {
    const told: string[] = [];
    for (let at = (thing as Error).cause; at !== undefined; at = (at as Error).cause)
      told.push(inspect(at, { showHidden: true }), String((at as Error).stack), JSON.stringify(at));
    return told.join(' ');
  },
  members: (thing) => JSON.stringify(Object.entries(thing as object)),
  'a clone': (thing) => inspect(structuredClone(thing), { depth: Infinity, showHidden: true }),
};

const leaksIn = (thing: unknown): string[] =>
  Object.entries(ways).flatMap(([way, show]) => (/canary/i.test(show(thing)) ? [way] : []));

describe('what a shopper told', () => {
  test('control: an error that quotes what was sent is seen in every way', () => {
    const leaky = new Error(`POST /x with ${token}`, { cause: new Error(token) });
    Object.assign(leaky, { toJSON: () => ({ token }), body: token });
    expect(leaksIn(leaky)).toEqual(Object.keys(ways));
  });

  test('is in no error and no report, whatever the system says back', patience, async () => {
    const leaks: string[] = [];
    let failures = 0;
    let secrets = 0;
    for (const [place, call] of calls.entries()) {
      const input = requestOf(call);
      if (JSON.stringify(input).includes(CANARY)) secrets += 1;
      for (let turn = 0; turn < sizes.mirrorManners; turn += 1) {
        const manner = (place * 3 + turn) % manners.length;
        const reports: unknown[] = [];
        const drift = driftPolicy('tolerant', (report) => reports.push(report));
        const baseURL = `${mirrorURL}/${manner}`;
        const error = await performer(call, { baseURL, drift })(input).catch((problem: unknown) => problem);
        const things = [...(isSdkError(error) ? [error] : []), ...reports];
        failures += things.length;
        for (const thing of things)
          for (const way of leaksIn(thing)) leaks.push(`${call.area}.${call.name}, manner ${manner}: ${way}`);
      }
    }
    expect(leaks).toEqual([]);
    expect(secrets).toBeGreaterThan(20);
    expect(failures).toBeGreaterThan(calls.length * sizes.mirrorManners * 0.6);
  });

  test('is at hand for the caller in the body alone', async () => {
    const signIn = calls.find(({ area, name }) => area === 'identity' && name === 'signIn') ?? expect.unreachable();
    const error = (await performer(signIn, { baseURL: `${mirrorURL}/0` })(requestOf(signIn)).catch(
      (problem: unknown) => problem,
    )) as CallError;
    expect(inspect('body' in error && error.body)).toContain(CANARY);
  });

  test('is in no line of the log of a session, a cache or a step that fails', patience, async () => {
    const lines: unknown[] = [];
    const keep = (message: string, problem?: unknown) => void lines.push(message, problem);
    for (const manner of manners.keys()) {
      const url = `${mirrorURL}/${manner}`;
      const nowMs = Date.now();
      const sdk = createCalls({
        ...{ gatewayUrl: url, authorUrl: url, identityUrl: url, clientId: 'shop' },
        // due to be checked, and still good
        tokens: memoryTokenStore({
          token,
          isAuthenticated: true,
          expiresAtMs: nowMs + 600_000,
          revalidateAtMs: nowMs - 1,
          refreshToken: `${CANARY}-refresh`,
        }),
        logger: { warn: keep, error: keep },
      });
      await sdk.cart.active().catch(keep.bind(undefined, 'cart'));
      await sdk.session.renewNext();
      await sdk.cart.active().catch(keep.bind(undefined, 'cart'));
      await sdk.session.signOut();
      await sdk.cart.active().catch(keep.bind(undefined, 'cart'));
    }
    expect(lines.filter((line) => line instanceof Error).length).toBeGreaterThan(manners.length);
    for (const line of lines) if (typeof line === 'object' && line !== null) expect(leaksIn(line)).toEqual([]);
    expect(lines.filter((line) => /canary/i.test(String(line)))).toEqual([]);
  });
});
