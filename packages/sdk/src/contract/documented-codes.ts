import type { Call } from './call.ts';
import { documentedErrors } from './documented-errors.ts';

type Codes = Readonly<Record<number, readonly string[]>>;

/** Error codes of every call of the commerce and author systems. */
const commerce: Codes = {
  400: ['InvalidInput', 'InvalidField', 'RequiredField'],
  404: ['ResourceNotFound'],
  409: ['ConcurrentModification'],
  413: ['InvalidInput'],
  415: ['InvalidInput'],
};

const identity: Codes = {
  400: ['E0000001'],
  401: ['E0000011'],
  403: ['E0000006'],
  404: ['E0000007'],
  413: ['E0000001'],
  415: ['E0000021'],
  429: ['E0000047'],
  500: ['E0000009'],
  503: ['E0000009'],
};

const oauth: Codes = {
  400: ['invalid_request'],
  413: ['invalid_request'],
  429: ['invalid_request'],
  500: ['server_error'],
  503: ['server_error'],
};

/**
 * Returns every error code of a call by status: `errors[].code`, at the identity provider `errorCode`, at its OAuth
 * endpoints `error`. Error responses with an unlisted status have no code.
 *
 * @see wire reference §0.5
 */
export function documentedCodes(entry: Call): Record<number, readonly string[]> {
  const general = generalCodesOf(entry);
  const successes = (entry.status ?? []).filter((status) => status >= 400); // a missing resource counts as deleted
  const statuses = [...Object.keys(documentedErrors(entry)).map(Number), ...successes];
  const all = statuses.map(
    (status) => [status, [...(general[status] ?? []), ...(entry.codes?.[status] ?? [])]] as const,
  );
  return Object.fromEntries(all.filter(([, codes]) => codes.length > 0));
}

function generalCodesOf({ system, path }: Call): Codes {
  if (system !== 'identity') return commerce;
  return path.startsWith('/oauth2/') ? oauth : identity;
}
