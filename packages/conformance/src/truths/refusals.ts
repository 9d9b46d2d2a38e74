import { areaOf, calls, type CallName } from '../call-name.ts';
import type { Truth } from '../truth.ts';
import { expectStatus, expectThat, Untold } from '../verdict.ts';
import type { Visit } from '../visit.ts';
import { tampered } from './session.ts';

/** Values that fill any path. */
const params = { id: 'none', slug: 'none', listId: 'none', kind: 'product', ip: 'caller', zip: '53202' };

const knowsCallers =
  (call: CallName): Truth['holds'] =>
  async (visit) => {
    const { token } = await visit.visitor();
    const absent = await visit.ask(call, { params });
    expectMessage(absent, 'JWT not present.');
    const headers = { Authorization: `Bearer ${tampered(token)}` };
    const broken = await visit.ask(call, { params, headers });
    // this call may say so in its reply too
    if (call === 'session.validateToken' && broken.status === 200) return;
    expectMessage(broken, 'Invalid JWT.');
  };

function expectMessage(answer: { call: string; status: number; body: unknown }, message: string): void {
  expectStatus(answer, 401);
  const found = (answer.body as { message?: unknown }).message;
  expectThat(found === message, `the 401 says "${String(found)}", not "${message}"`);
}

const refusesGuests =
  (call: CallName): Truth['holds'] =>
  async (visit) =>
    expectStatus(await (await visit.visitor()).ask(call, { params }), 403, 401);

const readsBodies =
  (call: CallName): Truth['holds'] =>
  async (visit) => {
    const ask = await askerOf(call, visit);
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
    for (const body of ['{"conformance":', '[]', '{"conformance":{"__proto__":1}}', '"\\u0000"'])
      expectStatus(await ask(call, { params, headers, body }), 400, 422);
  };

async function askerOf(call: CallName, visit: Visit) {
  const { system, auth } = calls.get(call) ?? {};
  if (system === 'identity' && visit.settings.identityUrl === undefined)
    throw new Untold('no identity provider was given (--identity)');
  if (auth === 'customer') return (await visit.customer()).ask;
  return auth === 'guest' ? (await visit.visitor()).ask : visit.ask;
}

/** What every call of the gateway refuses in the same way: an unknown caller, a guest at a customer's door, nonsense. */
export const refusalTruths: readonly Truth[] = [...calls].flatMap(
  ([call, { system, auth, body, bodyType = 'json' }]) => {
    const area = areaOf(call);
    const isSigned = system === 'gateway' && (auth === 'guest' || auth === 'customer');
    const truth = (says: string, holds: Truth['holds']): Truth => ({ area, call, says, holds });
    return [
      ...(isSigned
        ? [truth('without a token, or with a broken one, it is 401 in the two known messages', knowsCallers(call))]
        : []),
      ...(isSigned && auth === 'customer' ? [truth('a guest may not', refusesGuests(call))] : []),
      ...(body && bodyType === 'json'
        ? [truth('a body that is no JSON, or not as agreed, is 400', readsBodies(call))]
        : []),
    ];
  },
);
