import { hasStatus, type ClientOptions, type Fetch } from '@basin/sdk';
import { everyCall, inProcess, type MadeCall, type Person } from '../every-call/index.ts';
import { performWith } from './faulty-call.ts';

/** A call that was made, and the JSON that the gateway answered. */
export interface Recorded {
  readonly call: MadeCall;
  readonly input: unknown;
  readonly status: number;
  readonly wire: unknown;
  /** What the caller got. */
  readonly value: unknown;
}

const notServed = Symbol('not served');

/** Makes every call of the contract that answers with JSON, and keeps what came. */
export async function recordReplies(personFor: (call: MadeCall) => Person | Promise<Person>): Promise<Recorded[]> {
  const kept: Recorded[] = [];
  for (const call of everyCall) {
    if (call.entry.reply !== undefined && call.entry.reply !== 'json') continue;
    const person = await personFor(call);
    const input = await call.arrange(person);
    let last: { status: number; text: string } | undefined;
    const keeping =
      (fetch: Fetch): Fetch =>
      async (request) => {
        const response = await fetch(request);
        last = { status: response.status, text: await response.clone().text() };
        return response;
      };
    const { fetch, ...options } = inProcess(person.gateway, person.cookie);
    const fetches = {
      gateway: keeping(fetch.gateway),
      author: keeping(fetch.author),
      identity: keeping(fetch.identity),
    };
    await person.session.bearer();
    const made = performWith(call, input, { ...options, fetch: fetches, session: person.session });
    const value = await made.catch((error: unknown) =>
      hasStatus(error, 404) ? notServed : Promise.reject(error as Error),
    );
    if (last && value !== notServed)
      kept.push({ call, input, status: last.status, wire: JSON.parse(last.text) as unknown, value });
  }
  return kept;
}

/** Makes a recorded call again, answered with another body. */
export const replay = ({ call, input, status }: Recorded, body: string, options: Partial<ClientOptions> = {}) =>
  performWith(call, input, {
    baseURL: 'http://gateway.test',
    fetch: () => new Response(body, { status, headers: { 'Content-Type': 'application/json' } }),
    random: () => 0,
    ...options,
  });
