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
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';

const canary = 'canary';
const token = `${canary}-token-0123456789`;

/** A system that echoes everything it receives; the path selects the form of the response. */
let mirror: Server;
let mirrorURL: string;
beforeAll(async () => {
  mirror = createServer((request, response) => {
    let received = `${request.method} ${decodeURIComponent(request.url ?? '')} ${JSON.stringify(request.headers)} `;
    request.on('data', (chunk: Buffer) => (received += chunk.toString()));
    request.on('end', () => {
      const echo = echoes[Number((request.url ?? '').split('/')[1])];
      const { status, type, text } = echo?.(received) ?? { status: 500, type: '', text: '' };
      if (status === 0) response.destroy(new Error(received));
      else response.writeHead(status, { 'content-type': type, 'x-echo': encodeURIComponent(received) }).end(text);
    });
  });
  await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve));
  mirrorURL = `http://127.0.0.1:${(mirror.address() as AddressInfo).port}`;
}, stressTimeout.timeout);
afterAll(async () => {
  mirror.closeAllConnections();
  await new Promise((resolve) => mirror.close(resolve));
});

const json = 'application/json';
const echoes: readonly ((received: string) => { status: number; type: string; text: string })[] = [
  ...[400, 401, 402, 403, 404, 409, 422, 429, 500, 503].map((status) => (received: string) => ({
    status,
    type: json,
    text: JSON.stringify({
      message: received,
      error: received,
      errors: [{ code: received, message: received, reason: received }],
    }),
  })),
  (received) => ({ status: 500, type: 'text/html', text: `<h1>${received}</h1>` }),
  (received) => ({ status: 200, type: 'text/plain', text: received }),
  (received) => ({ status: 200, type: json, text: received }),
  (received) => ({
    status: 200,
    type: json,
    text: JSON.stringify({ [received]: received, id: { [received]: [received] } }),
  }),
  (received) => ({ status: 200, type: json, text: JSON.stringify([received, { [received]: 1 }]) }),
  () => ({ status: 0, type: '', text: '' }),
];

/** Puts a canary into every free text of a request. */
function withCanaries(value: unknown): unknown {
  if (typeof value === 'string') return /^[a-z][\w .'-]{2,}$/i.test(value) ? `${canary} ${value}` : value;
  if (Array.isArray(value)) return value.map(withCanaries);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, secretOf(key) ?? withCanaries(member)] as const);
  return Object.fromEntries(entries);
}

const secretOf = (key: string): string | undefined =>
  ({
    email: `${canary}@example.org`,
    username: `${canary}@example.org`,
    password: `${canary}Password1!`,
    currentPassword: `${canary}Password1!`,
    newPassword: `${canary}Password2!`,
    refresh_token: `${canary}-refresh`,
    token: `${canary}-card-token`,
  })[key];

const calls = Object.entries(contract).flatMap(([area, entries]) =>
  Object.entries(entries as Readonly<Record<string, Call>>).map(([name, entry]) => ({ area, name, entry })),
);

/** The request of a call, with canaries in each part where the contract allows them. */
function requestOf({ area, name, entry }: (typeof calls)[number]): object {
  const { request } = fixtureOf(area, name);
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = entry[part];
    if (!schema) return [];
    const wire = request[part] ?? {};
    const read = schema.safeParse(withCanaries(wire));
    return [[part, read.success ? read.data : schema.parse(wire)] as const];
  });
  return Object.fromEntries(parts);
}

type Perform = (input: object) => Promise<unknown>;

const session = {
  bearer: () => Promise.resolve({ token, isGuest: false }),
  replace: () => Promise.resolve(undefined),
};

function performer({ area, name, entry }: (typeof calls)[number], options: Partial<ClientOptions>): Perform {
  const client = createClient(
    { [area]: { [name]: entry } },
    { baseURL: mirrorURL, session, random: () => 0, ...options },
  );
  return (client as unknown as Record<string, Record<string, Perform>>)[area]?.[name] ?? expect.unreachable();
}

/** Every way in which a value can end up in a log. */
const outputs: Readonly<Record<string, (thing: unknown) => string>> = {
  'JSON.stringify': (thing) => JSON.stringify(thing),
  inspect: (thing) => inspect(thing, { depth: Infinity, showHidden: true }),
  text: String,
  stack: (thing) => String((thing as Error).stack),
  causes(thing) {
    const causes: string[] = [];
    for (let at = (thing as Error).cause; at !== undefined; at = (at as Error).cause)
      causes.push(inspect(at, { showHidden: true }), String((at as Error).stack), JSON.stringify(at));
    return causes.join(' ');
  },
  members: (thing) => JSON.stringify(Object.entries(thing as object)),
  'a clone': (thing) => inspect(structuredClone(thing), { depth: Infinity, showHidden: true }),
};

const leaksIn = (thing: unknown): string[] =>
  Object.entries(outputs).flatMap(([name, show]) => (/canary/i.test(show(thing)) ? [name] : []));

describe('secrets in requests', () => {
  test('control: an error that quotes the request is detected in every form of output', () => {
    const leaky = new Error(`POST /x with ${token}`, { cause: new Error(token) });
    Object.assign(leaky, { toJSON: () => ({ token }), body: token });
    expect(leaksIn(leaky)).toEqual(Object.keys(outputs));
  });

  test('no error and no drift report contains a secret, whatever the system echoes', stressTimeout, async () => {
    const leaks: string[] = [];
    let failures = 0;
    let secrets = 0;
    for (const [place, call] of calls.entries()) {
      const input = requestOf(call);
      if (JSON.stringify(input).includes(canary)) secrets += 1;
      for (let turn = 0; turn < sizes.mirrorManners; turn += 1) {
        const echo = (place * 3 + turn) % echoes.length;
        const reports: unknown[] = [];
        const drift = driftPolicy('tolerant', (report) => reports.push(report));
        const baseURL = `${mirrorURL}/${echo}`;
        const error = await performer(call, { baseURL, drift })(input).catch((problem: unknown) => problem);
        const things = [...(isSdkError(error) ? [error] : []), ...reports];
        failures += things.length;
        for (const thing of things)
          for (const output of leaksIn(thing)) leaks.push(`${call.area}.${call.name}, echo ${echo}: ${output}`);
      }
    }
    expect(leaks).toEqual([]);
    expect(secrets).toBeGreaterThan(20);
    expect(failures).toBeGreaterThan(calls.length * sizes.mirrorManners * 0.6);
  });

  test('the body of an error gives its caller what the system echoed', async () => {
    const signIn = calls.find(({ area, name }) => area === 'identity' && name === 'signIn') ?? expect.unreachable();
    const error = (await performer(signIn, { baseURL: `${mirrorURL}/0` })(requestOf(signIn)).catch(
      (problem: unknown) => problem,
    )) as CallError;
    expect(inspect('body' in error && error.body)).toContain(canary);
  });

  test('no log line of a failing session or call contains a secret', stressTimeout, async () => {
    const lines: unknown[] = [];
    const record = (message: string, problem?: unknown) => void lines.push(message, problem);
    for (const echo of echoes.keys()) {
      const url = `${mirrorURL}/${echo}`;
      const nowMs = Date.now();
      const sdk = createCalls({
        gatewayUrl: url,
        authorUrl: url,
        identityUrl: url,
        clientId: 'shop',
        // due for revalidation, but not expired
        tokens: memoryTokenStore({
          token,
          isAuthenticated: true,
          expiresAtMs: nowMs + 600_000,
          revalidateAtMs: nowMs - 1,
          refreshToken: `${canary}-refresh`,
        }),
        logger: { warn: record, error: record },
      });
      await sdk.cart.active().catch(record.bind(undefined, 'cart'));
      await sdk.session.renewNext();
      await sdk.cart.active().catch(record.bind(undefined, 'cart'));
      await sdk.session.signOut();
      await sdk.cart.active().catch(record.bind(undefined, 'cart'));
    }
    expect(lines.filter((line) => line instanceof Error).length).toBeGreaterThan(echoes.length);
    for (const line of lines) if (typeof line === 'object' && line !== null) expect(leaksIn(line)).toEqual([]);
    expect(lines.filter((line) => /canary/i.test(String(line)))).toEqual([]);
  });
});
