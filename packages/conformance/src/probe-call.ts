import { documentedErrors, type Call } from '@basin/sdk/contract';
import { sendCall, type RawResponse, type Wire } from './exchange.ts';

/**
 * Probes whether a gateway implements a call with one empty request without a token, which changes nothing and gets a documented
 * error response. Returns undefined when it does, or a description of the response when it does not.
 */
export async function probeCall(wire: Wire, entry: Call): Promise<string | undefined> {
  if (wire.urls[entry.system] === undefined) return undefined;
  // broken connections are reported by the checks
  const response = await sendCall(wire, entry, entry.body ? { body: {} } : {}).catch(() => undefined);
  if (!response || isImplemented(entry, response)) return undefined;
  return `${entry.method} ${entry.path} returned ${response.status}`;
}

/** A 404 of the author system means that the page is missing; a documented 404 that the session or record has ended. */
function isImplemented(entry: Call, { status, body }: RawResponse): boolean {
  if (status === 405 || status === 501) return false;
  if (status !== 404 || entry.system === 'author') return true;
  if (entry.status?.includes(404) && (body === '' || typeof body !== 'string')) return true;
  return [entry.missing, documentedErrors(entry)[404]].some((schema) => schema?.safeParse(body).success);
}
