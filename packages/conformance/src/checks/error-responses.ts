import { areaOf, calls, type CallName } from '../call-name.ts';
import type { Check } from '../check.ts';
import { expectStatus, expectThat, Inconclusive } from '../verdict.ts';
import type { Visit } from '../visit.ts';
import { tampered } from './session.ts';

/** Values for the parameters of any path. */
const params = { id: 'none', slug: 'none', listId: 'none', kind: 'product', ip: 'caller', zip: '53202' };

const rejectsInvalidTokens =
  (call: CallName): Check['verify'] =>
  async (visit) => {
    const { token } = await visit.visitor();
    const absent = await visit.call(call, { params });
    expectMessage(absent, 'JWT not present.');
    const headers = { Authorization: `Bearer ${tampered(token)}` };
    const broken = await visit.call(call, { params, headers });
    // this call may also report it with 200
    if (call === 'session.validateToken' && broken.status === 200) return;
    expectMessage(broken, 'Invalid JWT.');
  };

function expectMessage(response: { call: string; status: number; body: unknown }, message: string): void {
  expectStatus(response, 401);
  const found = (response.body as { message?: unknown }).message;
  expectThat(found === message, `the message of the 401 is "${String(found)}", not "${message}"`);
}

const rejectsGuests =
  (call: CallName): Check['verify'] =>
  async (visit) =>
    expectStatus(await (await visit.visitor()).call(call, { params }), 403, 401);

const rejectsInvalidBodies =
  (call: CallName): Check['verify'] =>
  async (visit) => {
    const makeCall = await callerFor(call, visit);
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
    for (const body of ['{"conformance":', '[]', '{"conformance":{"__proto__":1}}', '"\\u0000"'])
      expectStatus(await makeCall(call, { params, headers, body }), 400, 422);
  };

async function callerFor(call: CallName, visit: Visit) {
  const { system, auth } = calls.get(call) ?? {};
  if (system === 'identity' && visit.settings.identityUrl === undefined)
    throw new Inconclusive('no identity provider was given (--identity)');
  if (auth === 'customer') return (await visit.customer()).call;
  return auth === 'guest' ? (await visit.visitor()).call : visit.call;
}

/** Errors that all calls share: a missing or invalid token, a guest at a call for customers, an invalid body. */
export const errorResponseChecks: readonly Check[] = [...calls].flatMap(
  ([call, { system, auth, body, bodyType = 'json' }]) => {
    const area = areaOf(call);
    const isSigned = system === 'gateway' && (auth === 'guest' || auth === 'customer');
    const check = (title: string, verify: Check['verify']): Check => ({ area, call, title, verify });
    return [
      ...(isSigned
        ? [check('a missing and an invalid token are 401 with the two documented messages', rejectsInvalidTokens(call))]
        : []),
      ...(isSigned && auth === 'customer' ? [check('a guest is rejected', rejectsGuests(call))] : []),
      ...(body && bodyType === 'json'
        ? [check('a body that is not JSON or does not match its schema is 400', rejectsInvalidBodies(call))]
        : []),
    ];
  },
);
