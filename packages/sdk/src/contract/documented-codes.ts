import type { Call } from './call.ts';
import { documentedErrors } from './documented-errors.ts';

type Codes = Readonly<Record<number, readonly string[]>>;

/** What any call of the commerce and author systems may be refused with. */
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

/** Of a change of lines, and of what is worked out anew after it. */
const changing = [
  'InvalidOperation',
  'ReferencedResourceNotFound',
  'MatchingPriceNotFound',
  'OutOfStock',
  'MissingTaxRateForCountry',
];
const discounting = [...changing, 'DiscountCodeNonApplicable'];
const ordering = [...discounting, 'PriceChanged', 'ShippingMethodDoesNotMatchCart'];
const policy = { 403: ['E0000014'] };

/** What a call may be refused with beside what any call of its kind may be, by its number in the wire reference. */
const own: Readonly<Record<number, Codes>> = {
  14: { 400: changing },
  15: { 400: discounting },
  16: { 400: changing },
  18: { 400: ['InvalidOperation'] },
  21: { 400: changing },
  22: { 400: changing },
  23: { 400: changing },
  24: { 400: changing },
  26: { 400: ordering },
  27: { 400: ordering },
  28: { 400: ordering },
  33: { 400: ['InvalidOperation'] },
  34: { 400: ['DuplicateField'] },
  35: { 400: ['InvalidOperation'] },
  37: { 400: ['InvalidCurrentPassword'], ...policy },
  62: { 400: ['InvalidOperation'] },
  63: { 400: ['InvalidOperation', 'ReferencedResourceNotFound'] },
  75: { 401: ['E0000004'] },
  76: { 401: ['E0000004'], ...policy },
  78: { 403: ['E0000095'] },
  79: { 403: ['E0000105'] },
  80: { 403: ['E0000087'] },
  81: policy,
  83: {
    400: ['invalid_grant', 'invalid_scope', 'unsupported_grant_type'],
    401: ['invalid_client'],
  },
};

/**
 * Every code that a refusal of a call may have, by status: `errors[].code`, at the identity provider `errorCode`, at its
 * OAuth endpoints `error`. A status that is not named has refusals without a code.
 *
 * @see wire reference §0.5
 */
export function documentedCodes(entry: Call): Record<number, readonly string[]> {
  const [general, more] = [generalCodesOf(entry), own[entry.number] ?? {}];
  const counted = (entry.status ?? []).filter((status) => status >= 400); // gone already, which counts as done
  const statuses = [...Object.keys(documentedErrors(entry)).map(Number), ...counted];
  const all = statuses.map((status) => [status, [...(general[status] ?? []), ...(more[status] ?? [])]] as const);
  return Object.fromEntries(all.filter(([, codes]) => codes.length > 0));
}

function generalCodesOf({ system, path }: Call): Codes {
  if (system !== 'identity') return commerce;
  return path.startsWith('/oauth2/') ? oauth : identity;
}
