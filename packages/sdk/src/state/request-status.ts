import { messages } from '@basin/domain';

/** The status of a request. @see platform spec §4 */
export type RequestStatus = 'loading' | 'succeeded' | 'failed';

/**
 * Returns the text for the shopper about a failure: that of the error response, else the general one.
 *
 * @see platform spec §8
 */
export function errorTextOf(problem: unknown): string {
  const body = typeof problem === 'object' && problem !== null && 'body' in problem ? problem.body : undefined;
  return textIn(body, 'errorSummary') ?? textIn(body, 'error') ?? textIn(body, 'message') ?? messages.general;
}

function textIn(body: unknown, name: string): string | undefined {
  const text = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}
