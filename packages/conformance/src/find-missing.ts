import { documentedErrors, type Call } from '@basin/sdk/contract';
import { entryOf, type CallName } from './call-name.ts';
import { sendCall, type CallRequest, type RawAnswer, type Wire } from './exchange.ts';

/**
 * Finds the calls that a gateway does not have, by one empty request each, without a token, which changes nothing: what is there
 * answers with a documented error response. The value is what came instead.
 */
export async function findMissing(wire: Wire, calls: Iterable<CallName>): Promise<ReadonlyMap<CallName, string>> {
  const missing = new Map<CallName, string>();
  for (const call of calls) {
    const entry = entryOf(call);
    // one that breaks is for the checks to tell
    const answer = await sendCall(wire, entry, emptyRequest(entry)).catch(() => undefined);
    if (answer && !isThere(entry, answer)) missing.set(call, `${entry.method} ${entry.path} answered ${answer.status}`);
  }
  return missing;
}

const emptyRequest = ({ body }: Call): CallRequest => (body ? { body: {} } : {});

/** A 404 of the author system says that there is no such page. */
function isThere(entry: Call, { status, body }: RawAnswer): boolean {
  if (status === 405 || status === 501) return false;
  if (status !== 404 || entry.system === 'author' || entry.status?.includes(404)) return true;
  return [entry.missing, documentedErrors(entry)[404]].some((schema) => schema?.safeParse(body).success);
}
