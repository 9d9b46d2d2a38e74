/** Classes of an error response. @see platform spec §8 */
export type FailureClass =
  'badRequest' | 'authentication' | 'notFound' | 'conflict' | 'throttled' | 'server' | 'network' | 'other';

const classByStatus: Readonly<Record<number, FailureClass>> = {
  400: 'badRequest',
  401: 'authentication',
  403: 'authentication',
  404: 'notFound',
  409: 'conflict',
  429: 'throttled',
};

/**
 * Returns the class of a status of 400 or above; an undefined status means a network failure or a timeout.
 *
 * @see platform spec §8
 */
export function classifyStatus(status: number | undefined): FailureClass {
  if (status === undefined) return 'network';
  return classByStatus[status] ?? (status >= 500 && status <= 599 ? 'server' : 'other');
}
