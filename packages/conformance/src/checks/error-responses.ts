import { areaOf, calls, type CallName } from '../call-name.ts';
import type { Check } from '../check.ts';
import { expectStatus, expectThat, Inconclusive } from '../verdict.ts';
import type { Visit } from '../visit.ts';
import { tampered } from './session.ts';

/** Values for the parameters of any path. */
const params = { id: 'none', slug: 'none', listId: 'none', kind: 'product', ip: 'caller', zip: '53202' };

const knowsCallers =
  (call: CallName): Check['verify'] =>
  async (visit) => {
    const { token } = await visit.visitor();
    const absent = await visit.ask(call, { params });
    expectMessage(absent, 'JWT not present.');
    const headers = { Authorization: `Bearer ${tampered(token)}` };
    const broken = await visit.ask(call, { params, headers });
    // this call may also say so in a reply
    if (call === 'session.validateToken' && broken.status === 200) return;
    expectMessage(broken, 'Invalid JWT.');
  };

function expectMessage(answer: { call: string; status: number; body: unknown }, message: string): void {
  expectStatus(answer, 401);
  const found = (answer.body as { message?: unknown }).message;
  expectThat(found === message, `the 401 title "${String(found)}", not "${message}"`);
}

const refusesGuests =
  (call: CallName): Check['verify'] =>
  async (visit) =>
    expectStatus(await (await visit.visitor()).ask(call, { params }), 403, 401);

const readsBodies =
  (call: CallName): Check['verify'] =>
  async (visit) => {
    const ask = await callerFor(call, visit);
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
    for (const body of ['{"conformance":', '[]', '{"conformance":{"__proto__":1}}', '"\\u0000"'])
      expectStatus(await ask(call, { params, headers, body }), 400, 422);
  };

async function callerFor(call: CallName, visit: Visit) {
  const { system, auth } = calls.get(call) ?? {};
  if (system === 'identity' && visit.settings.identityUrl === undefined)
    throw new Inconclusive('no identity provider was given (--identity)');
  if (auth === 'customer') return (await visit.customer()).ask;
  return auth === 'guest' ? (await visit.visitor()).ask : visit.ask;
}

/** Errors that every call has in common: an unknown caller, a guest at a customer's call, an invalid body. */
export const errorResponseChecks: readonly Check[] = [...calls].flatMap(
  ([call, { system, auth, body, bodyType = 'json' }]) => {
    const area = areaOf(call);
    const isSigned = system === 'gateway' && (auth === 'guest' || auth === 'customer');
    const check = (title: string, verify: Check['verify']): Check => ({ area, call, title, verify });
    return [
      ...(isSigned
        ? [check('a missing and an invalid token are 401 with the two documented messages', knowsCallers(call))]
        : []),
      ...(isSigned && auth === 'customer' ? [check('a guest is rejected', refusesGuests(call))] : []),
      ...(body && bodyType === 'json'
        ? [check('a body that is not JSON or does not match its schema is 400', readsBodies(call))]
        : []),
    ];
  },
);
