import type { Fetch } from '@basin/sdk';
import { everyCall, inProcess, type MadeCall, type Person } from '../every-call/index.ts';
import { performWith } from './faulty-call.ts';

/** A request as it went over the wire. */
export interface Sent {
  readonly call: MadeCall;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for a call without one, and for a file. */
  readonly body: string;
}

/** Makes every call of the contract, or of some areas, as it is meant to be made, and keeps what was sent. */
export async function recordRequests(
  personFor: (call: MadeCall) => Person | Promise<Person>,
  areas?: readonly string[],
): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const call of everyCall.filter(({ area }) => areas?.includes(area) ?? true)) {
    const person = await personFor(call);
    const input = await call.arrange(person);
    await person.session.bearer();
    const keeping =
      (fetch: Fetch): Fetch =>
      async (request) => {
        const { method, url, headers } = request;
        const body = call.entry.bodyType === 'file' ? '' : await request.clone().text();
        sent.push({ call, method, url, headers: Object.fromEntries(headers), body });
        return fetch(request);
      };
    const { fetch, ...options } = inProcess(person.gateway, person.cookie);
    const [gateway, author, identity] = [keeping(fetch.gateway), keeping(fetch.author), keeping(fetch.identity)];
    await performWith(call, input, { ...options, fetch: { gateway, author, identity }, session: person.session });
  }
  return sent;
}

/** The request with a text in the place of one that it holds: each part of its path, member of its query and text of its body. */
export function* withTextInEachPlace(request: Sent, text: string): Generator<Sent> {
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

/** Where in the path the parameters of the call stand, counted from its end: there may be a base path before it. */
function paramsIn({ url, call: { entry } }: Sent): number[] {
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
