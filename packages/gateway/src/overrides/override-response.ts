import type { Call } from '@basin/sdk/contract';
import { overridesOf, type Overrides } from './overrides.ts';
import { errorsOf, errorNames, rejectionOf } from './errors-of-call.ts';

const neverMs = 120_000;
// a body error before the headers are sent would become an error response
const headersSentMs = 100;
const noStore = { 'Cache-Control': 'no-store' };

/** Returns the response to a call under its overrides; `pass` returns the gateway's own response. */
export async function overrideResponse(
  overrides: Overrides,
  call: readonly [name: string, entry: Call] | undefined,
  request: Request,
  pass: () => Promise<Response>,
): Promise<Response> {
  if (!call) return pass();
  const [name, entry] = call;
  const { latencyMs = 0, error } = overridesOf(overrides, name);
  await pause(latencyMs, request.signal);
  if (error === undefined || !errorNames(name, entry).includes(error)) return pass();
  if (error === 'timeout') await pause(neverMs, request.signal);
  if (error === 'timeout' || error === 'cut') return truncatedResponse();
  const named = errorsOf(name, entry).named.find((each) => each.name === error);
  if (!named) return rejectionOf(entry, Number(error));
  if (named.isChange) return withMembers(await pass(), named.body);
  return Response.json(named.body, { status: named.status, headers: noStore });
}

/** Waits, or returns early when the caller disconnects. An endless wait does not keep a finished process alive. */
const pause = (delayMs: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    if (delayMs === neverMs) (timer as Partial<NodeJS.Timeout>).unref?.(); // a browser tab has only the number
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Returns a response whose body fails midway. */
function truncatedResponse(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{'));
    },
    async pull(controller) {
      await pause(headersSentMs);
      controller.error(new Error('overridden with cut'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

/** Merges members into the body of a successful response. */
async function withMembers(response: Response, members: object): Promise<Response> {
  if (!response.ok) return response;
  return Response.json({ ...((await response.json()) as object), ...members }, { headers: noStore });
}
