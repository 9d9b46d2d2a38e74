import type { Fetch } from '@basin/sdk';
import { everyCall, inProcess, type CallCase, type Caller } from '../every-call/index.ts';
import { performWith } from './faulty-call.ts';

/** A request in wire form. */
export interface SentRequest {
  readonly call: CallCase;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for a call without a body, and for a file. */
  readonly body: string;
}

/** Makes every call of the contract, or of some areas, with valid input, and records the requests. */
export async function recordRequests(
  callerFor: (call: CallCase) => Caller | Promise<Caller>,
  areas?: readonly string[],
): Promise<SentRequest[]> {
  const sent: SentRequest[] = [];
  for (const call of everyCall.filter(({ area }) => areas?.includes(area) ?? true)) {
    const caller = await callerFor(call);
    const input = await call.arrange(caller);
    await caller.session.bearer();
    const recording =
      (fetch: Fetch): Fetch =>
      async (request) => {
        const { method, url, headers } = request;
        const body = call.entry.bodyType === 'file' ? '' : await request.clone().text();
        sent.push({ call, method, url, headers: Object.fromEntries(headers), body });
        return fetch(request);
      };
    const { fetch, ...options } = inProcess(caller.gateway, caller.cookie);
    const [gateway, author, identity] = [recording(fetch.gateway), recording(fetch.author), recording(fetch.identity)];
    await performWith(call, input, { ...options, fetch: { gateway, author, identity }, session: caller.session });
  }
  return sent;
}

/** Replaces each path parameter, query parameter and text of the body in turn, and yields the changed requests. */
export function* withTextInEachPlace(request: SentRequest, text: string): Generator<SentRequest> {
  const { url, body, headers } = request;
  const at = new URL(url);
  const parts = at.pathname.split('/');
  for (const index of paramsIn(request)) {
    const path = parts.with(index, encodeURIComponent(text)).join('/');
    yield { ...request, url: at.origin + path + at.search };
  }
  for (const name of new Set(at.searchParams.keys())) {
    const changed = new URL(at);
    changed.searchParams.set(name, text);
    yield { ...request, url: changed.href };
  }
  if ('idempotency-key' in headers) yield { ...request, headers: { ...headers, 'idempotency-key': text } };
  if (body === '') return;
  if (request.call.entry.bodyType === 'form') {
    for (const name of new URLSearchParams(body).keys()) {
      const form = new URLSearchParams(body);
      form.set(name, text);
      yield { ...request, body: form.toString() };
    }
    return;
  }
  for (const changed of inEachText(JSON.parse(body), text)) yield { ...request, body: JSON.stringify(changed) };
}

/** The indices of the parameters among the segments of the path, which may begin with a base path. */
function paramsIn({ url, call: { entry } }: SentRequest): number[] {
  const [parts, template] = [new URL(url).pathname.split('/'), entry.path.split('/')];
  if (entry.path.startsWith('{')) return [parts.length - 1];
  const shift = parts.length - template.length;
  return template.flatMap((part, index) => (part.startsWith('{') && part.endsWith('}') ? [index + shift] : []));
}

function* inEachText(value: unknown, text: string): Generator {
  if (typeof value === 'string') yield text;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value))
    for (const changed of inEachText(member, text))
      yield Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed };
}
