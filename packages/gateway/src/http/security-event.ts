import type { HttpProblem } from './http-problem.ts';

const byStatus: Readonly<Record<number, string>> = {
  402: 'payment-declined',
  403: 'access-denied',
  413: 'body-too-long',
  422: 'key-of-another-request',
  429: 'rate-limited',
};
const byCode: Readonly<Record<string, string>> = {
  ConcurrentModification: 'version-conflict',
  PriceChanged: 'price-changed',
  OutOfStock: 'out-of-stock',
  DuplicateField: 'account-exists',
};
const byField: Readonly<Record<string, string>> = {
  customerGroup: 'group-claimed',
  associateId: 'associate-claimed',
  orderType: 'associate-claimed',
};

/** Returns the security event of an error response, without personal data; undefined for everyday errors. */
export function securityEventOf({ status, body, message }: HttpProblem): string | undefined {
  if (message === 'Invalid JWT.') return 'token-refused';
  const [detail] =
    'errors' in body && Array.isArray(body.errors) ? (body.errors as { code?: string; field?: string }[]) : [];
  return byField[detail?.field ?? ''] ?? byCode[detail?.code ?? ''] ?? byStatus[status];
}
