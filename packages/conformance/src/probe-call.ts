import { documentedErrors, type Call } from '@basin/sdk/contract';
import { sendCall, type RawAnswer, type Wire } from './exchange.ts';

/**
 * Whether a gateway has a call, by one empty request without a token, which changes nothing: what is there answers with a
 * documented error response. Returns what came instead, else undefined.
 */
export async function probeCall(wire: Wire, entry: Call): Promise<string | undefined> {
  if (wire.urls[entry.system] === undefined) return undefined;
  // a connection that breaks is for the checks to tell
  const answer = await sendCall(wire, entry, entry.body ? { body: {} } : {}).catch(() => undefined);
  if (!answer || isThere(entry, answer)) return undefined;
  return `${entry.method} ${entry.path} answered ${answer.status}`;
}

/** A 404 of the author system says that there is no such page; one without a page is what an ended thing answers. */
function isThere(entry: Call, { status, body }: RawAnswer): boolean {
  if (status === 405 || status === 501) return false;
  if (status !== 404 || entry.system === 'author') return true;
  if (entry.status?.includes(404) && (body === '' || typeof body !== 'string')) return true;
  return [entry.missing, documentedErrors(entry)[404]].some((schema) => schema?.safeParse(body).success);
}
