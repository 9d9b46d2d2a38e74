import { hasStatus, type ClientOptions, type Fetch } from '@basin/sdk';
import { everyCall, inProcess, type CallCase, type Caller } from '../every-call/index.ts';
import { performWith } from './faulty-call.ts';

/** A call with the JSON response of the gateway. */
export interface RecordedReply {
  readonly call: CallCase;
  readonly input: unknown;
  readonly status: number;
  readonly wire: unknown;
  /** The result of the call in the SDK. */
  readonly value: unknown;
}

const notServed = Symbol('not served');

/** Makes every call of the contract that has a JSON response, and records the responses. */
export async function recordReplies(callerFor: (call: CallCase) => Caller | Promise<Caller>): Promise<RecordedReply[]> {
  const recorded: RecordedReply[] = [];
  for (const call of everyCall) {
    if (call.entry.reply !== undefined && call.entry.reply !== 'json') continue;
    const caller = await callerFor(call);
    const input = await call.arrange(caller);
    let last: { status: number; text: string } | undefined;
    const recording =
      (fetch: Fetch): Fetch =>
      async (request) => {
        const response = await fetch(request);
        last = { status: response.status, text: await response.clone().text() };
        return response;
      };
    const { fetch, ...options } = inProcess(caller.gateway, caller.cookie);
    const fetches = {
      gateway: recording(fetch.gateway),
      author: recording(fetch.author),
      identity: recording(fetch.identity),
    };
    await caller.session.bearer();
    const performed = performWith(call, input, { ...options, fetch: fetches, session: caller.session });
    const value = await performed.catch((error: unknown) =>
      hasStatus(error, 404) ? notServed : Promise.reject(error as Error),
    );
    if (last && value !== notServed)
      recorded.push({ call, input, status: last.status, wire: JSON.parse(last.text) as unknown, value });
  }
  return recorded;
}

/** Makes a recorded call again with another response body. */
export const replay = ({ call, input, status }: RecordedReply, body: string, options: Partial<ClientOptions> = {}) =>
  performWith(call, input, {
    baseURL: 'http://gateway.test',
    fetch: () => new Response(body, { status, headers: { 'Content-Type': 'application/json' } }),
    random: () => 0,
    ...options,
  });
