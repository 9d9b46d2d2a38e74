import type { Call } from '@basin/sdk/contract';
import { overridesOf, type Overrides } from './overrides.ts';
import { errorsOf, hasError, rejectionOf } from './errors-of-call.ts';

const NEVER_MS = 120_000;
// until then a server that learns of an error can still answer it in words
const HEADERS_GONE_MS = 100;
const noStore = { 'Cache-Control': 'no-store' };

/** The answer to a call as it is overridden; `pass` gives the gateway's own. */
export async function answerAs(
  overrides: Overrides,
  call: readonly [name: string, entry: Call] | undefined,
  request: Request,
  pass: () => Promise<Response>,
): Promise<Response> {
  if (!call) return pass();
  const [name, entry] = call;
  const { latencyMs = 0, error } = overridesOf(overrides, name);
  await pause(latencyMs, request.signal);
  if (error === undefined || !hasError(name, entry, error)) return pass();
  if (error === 'timeout') await pause(NEVER_MS, request.signal);
  if (error === 'timeout' || error === 'cut') return brokenOff();
  const named = errorsOf(name, entry).named.find((each) => each.name === error);
  if (!named) return rejectionOf(entry, Number(error));
  if (named.isChange) return changed(await pass(), named.body);
  return Response.json(named.body, { status: named.status, headers: noStore });
}

/** Waits, unless the caller gives up first. */
const pause = (delayMs: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** An answer whose body never ends as it should. */
function brokenOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{'));
    },
    async pull(controller) {
      await pause(HEADERS_GONE_MS);
      controller.error(new Error('overridden with break off'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

/** A success that says something else. */
async function changed(answer: Response, members: object): Promise<Response> {
  if (!answer.ok) return answer;
  return Response.json({ ...((await answer.json()) as object), ...members }, { headers: noStore });
}
