import { messages } from '@basin/domain';
import type { Latest } from './latest.ts';

/** How a request stands. @see platform spec §4 */
export type RequestStatus = 'loading' | 'succeeded' | 'failed';

/** A request as a page follows it; `idle` before the first one. */
export interface RequestState<Data> {
  readonly status: RequestStatus | 'idle';
  /** Why the last one failed, in words for the shopper. */
  readonly error: string | undefined;
  readonly data: Data | undefined;
}

/** A request that was not made yet. */
export const idleRequest = { status: 'idle', error: undefined, data: undefined } as const;

/** What a shopper reads of a failure: the words of the system's error response, else the general ones. @see platform spec §8 */
export function errorTextOf(problem: unknown): string {
  const body = typeof problem === 'object' && problem !== null && 'body' in problem ? problem.body : undefined;
  return textIn(body, 'errorSummary') ?? textIn(body, 'error') ?? textIn(body, 'message') ?? messages.general;
}

function textIn(body: unknown, name: string): string | undefined {
  const text = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Follows the newest of several requests from its start to its end, and gives its data on; undefined when there is none. */
export async function follow<Data>(
  { latest, report, before }: Following<Data>,
  work: (signal: AbortSignal) => Promise<Data>,
): Promise<Data | undefined> {
  report({ status: 'loading', error: undefined, data: before });
  try {
    const data = await latest.run(work);
    if (data !== undefined) report({ status: 'succeeded', error: undefined, data });
    return data;
  } catch (problem) {
    report({ status: 'failed', error: errorTextOf(problem), data: before });
    return undefined;
  }
}

/** Who is informed, and what stays while the request runs and when it fails. */
export interface Following<Data> {
  readonly latest: Latest;
  readonly report: (request: RequestState<Data>) => void;
  readonly before: Data | undefined;
}
