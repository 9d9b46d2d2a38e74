import { tokenInvalid, tokenMissing } from '@basin/domain';
import { HttpError, type CallError } from '../client/errors.ts';
import type { ErrorCode } from './error-catalogue.ts';
import { wireErrors } from './wire-errors.ts';

/** The failure of the catalogue that an error is: what its body says goes before its call, its call before its status. */
export function codeOf(error: CallError): ErrorCode {
  if (error.kind === 'aborted') return 'GivenUp';
  if (error.kind === 'auth' && error.status === 403 && error.isGuest) return 'SignInRequired';
  const said = error instanceof HttpError ? saidBy(error) : undefined;
  return said ?? codeByCall.get(error.call) ?? generalCodeOf(error);
}

type Body = Readonly<Record<string, unknown>>;

function saidBy(error: HttpError): ErrorCode | undefined {
  const body = (typeof error.body === 'object' && error.body !== null ? error.body : {}) as Body;
  const answer = answers.find(([isAnswer]) => isAnswer(body, error.status));
  return (
    answer?.[1] ??
    codeByReason.get(error.reason ?? '') ??
    codeByReason.get(error.code ?? '') ??
    codeByTellingStatus.get(error.status)
  );
}

/** Bodies that mean one thing whatever the call. */
const answers: readonly (readonly [(body: Body, status: number) => boolean, ErrorCode])[] = [
  [({ message }, status) => status === 401 && message === tokenMissing, 'TokenMissing'],
  [({ message }, status) => status === 401 && message === tokenInvalid, 'TokenInvalid'],
  [({ cartExists }) => cartExists === false, 'CartMissing'],
  [({ isNonDeliverableAddress }) => isNonDeliverableAddress === true, 'NotDeliverable'],
  [({ fraudStatus }) => fraudStatus === 'CHALLENGE', 'FraudChallenge'],
  [({ fraudStatus }) => fraudStatus === 'ERROR', 'FraudError'],
  [({ fraudStatus }) => fraudStatus === 'DENY', 'FraudDeny'],
  [({ errorSummary }) => typeof errorSummary === 'string', 'IdentityRefused'],
  // the token endpoint's word is for programs
  [({ error, error_description }) => typeof error === 'string' && error_description === undefined, 'AddressRefused'],
];

/** Codes of an error response, and reasons beside them, that say more than the call does. @see wire reference §15 */
const codeByReason: ReadonlyMap<string, ErrorCode> = /* @__PURE__ */ (() =>
  new Map(
    (
      [
        'OutOfStock',
        'PriceChanged',
        'ApplicationStoppedByPreviousDiscount',
        'MaxApplicationReached',
        'TimeRangeNonApplicable',
        'DiscountCodeNonApplicable',
        'ConcurrentModification',
      ] as const
    ).map((code) => [code, code]),
  ))();

/** Statuses that say more than the call does. */
const codeByTellingStatus: ReadonlyMap<number, ErrorCode> = new Map([
  [401, 'NotAuthorised'],
  [402, 'PaymentDeclined'],
  [403, 'NotAuthorised'],
  [409, 'UnderWay'],
  [413, 'TooLong'],
  [415, 'TypeRefused'],
  [422, 'KeyOfAnotherRequest'],
  [429, 'Throttled'],
]);

/** Calls whose failures the specifications treat in a way of their own. */
export const codeByCall: ReadonlyMap<string, ErrorCode> = new Map([
  ['POST /cart/v2/items', 'CartNotChanged'],
  ['POST /checkout/v2/assign/shipmentfromcart', 'ShippingAddressRefused'],
  ['GET /bin/storefront/globalconfig', 'ConfigurationFailed'],
  ['GET /search/listing', 'ListingFailed'],
  ['GET /search', 'ProductSearchFailed'],
  ['POST /search/pdp/{slug}', 'ProductDetailFailed'],
  ['GET /search/inspiration', 'InspirationFailed'],
  ['POST /favorites/{listId}/{kind}/add', 'FavouriteNotChanged'],
  ['POST /favorites/{listId}/remove', 'FavouriteNotChanged'],
  ['POST /customer/profile', 'ProfileNotChanged'],
  ['POST /customer/address', 'ProfileNotChanged'],
  ['POST /customer/change_password', 'PasswordNotChanged'],
  ['DELETE /customer/account', 'AccountNotDeleted'],
  ['POST /product-registration', 'RegistrationFailed'],
  ['POST /checkout/orders/v1/find-my-orders', 'OrderLookupFailed'],
  ['GET /checkout/orders/v1/query', 'OrdersFailed'],
  ['GET /checkout/orders', 'OrdersFailed'],
  ['GET /maps/location/ip/{ip}', 'LocationFailed'],
  ['GET /maps/location/zipcode/{zip}', 'LocationFailed'],
  ['GET /maps/location/reverse', 'LocationFailed'],
  ['GET /maps/store', 'StoreLookupFailed'],
  ['GET /maps/store/locality', 'StoreLookupFailed'],
  ['POST /assets/zip-download', 'DownloadFailed'],
  ['GET /catalog/pdf-file-download', 'DownloadFailed'],
  ['GET /inventory/stock', 'StockFailed'],
]);

/** The code that the error response itself gives, else the one of its status, or of how there was none. */
function generalCodeOf(error: CallError): ErrorCode {
  if (error instanceof HttpError)
    return isWireCode(error.code) ? error.code : (codeByStatus.get(error.status) ?? unexpectedOf(error));
  return ({ network: 'NoAnswer', timeout: 'TooLate', contract: 'NotAsAgreed', aborted: 'GivenUp' } as const)[
    error.kind
  ];
}

const isWireCode = (code: string | undefined): code is keyof typeof wireErrors =>
  code !== undefined && Object.hasOwn(wireErrors, code);

const codeByStatus: ReadonlyMap<number, ErrorCode> = new Map([
  [400, 'BadRequest'],
  [404, 'ResourceNotFound'],
  [503, 'Unavailable'],
]);

const unexpectedOf = ({ status }: HttpError): ErrorCode => (status >= 500 ? 'ServerFailed' : 'Unexpected');
