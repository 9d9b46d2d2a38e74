import { tokenInvalid, tokenMissing } from '@basin/domain';
import { HttpError, type CallError } from '../client/errors.ts';
import type { ErrorCode } from './error-catalogue.ts';
import { wireErrors } from './wire-errors.ts';

/**
 * Returns the catalogue code of an error. The response body takes precedence over the call, and the call over the
 * status.
 */
export function codeOf(error: CallError): ErrorCode {
  if (error.kind === 'aborted') return 'Aborted';
  if (error.kind === 'auth' && error.status === 403 && error.isGuest) return 'SignInRequired';
  const codeFromResponse = error instanceof HttpError ? responseCodeOf(error) : undefined;
  return codeFromResponse ?? codeByCall.get(error.call) ?? generalCodeOf(error);
}

type Body = Readonly<Record<string, unknown>>;

function responseCodeOf(error: HttpError): ErrorCode | undefined {
  const body = (typeof error.body === 'object' && error.body !== null ? error.body : {}) as Body;
  const match = codesByBody.find(([matches]) => matches(body, error.status));
  return (
    match?.[1] ??
    codeByReason.get(error.reason ?? '') ??
    codeByReason.get(error.code ?? '') ??
    codeBySpecificStatus.get(error.status)
  );
}

/** Bodies that have the same meaning for every call. */
const codesByBody: readonly (readonly [(body: Body, status: number) => boolean, ErrorCode])[] = [
  [({ message }, status) => status === 401 && message === tokenMissing, 'TokenMissing'],
  [({ message }, status) => status === 401 && message === tokenInvalid, 'TokenInvalid'],
  [({ cartExists }) => cartExists === false, 'CartMissing'],
  [({ isNonDeliverableAddress }) => isNonDeliverableAddress === true, 'NotDeliverable'],
  [({ fraudStatus }) => fraudStatus === 'CHALLENGE', 'FraudChallenge'],
  [({ fraudStatus }) => fraudStatus === 'ERROR', 'FraudError'],
  [({ fraudStatus }) => fraudStatus === 'DENY', 'FraudDeny'],
  [({ errorSummary }) => typeof errorSummary === 'string', 'IdentityRejected'],
  // the error code of the token endpoint is not a text for shoppers
  [({ error, error_description }) => typeof error === 'string' && error_description === undefined, 'AddressRejected'],
];

/** Codes and reasons of an error response that are more specific than its call. @see wire reference §15 */
const codeByReason: ReadonlyMap<string, ErrorCode> = /* @__PURE__ */ (() =>
  new Map(
    (
      [
        'OutOfStock',
        'NotSold',
        'PriceChanged',
        'ApplicationStoppedByPreviousDiscount',
        'MaxApplicationReached',
        'TimeRangeNonApplicable',
        'DiscountCodeNonApplicable',
        'ConcurrentModification',
      ] as const
    ).map((code) => [code, code]),
  ))();

/** Statuses that are more specific than the call. */
const codeBySpecificStatus: ReadonlyMap<number, ErrorCode> = new Map([
  [401, 'NotAuthorised'],
  [402, 'PaymentDeclined'],
  [403, 'NotAuthorised'],
  [409, 'InProgress'],
  [413, 'BodyTooLarge'],
  [415, 'UnsupportedMediaType'],
  [422, 'IdempotencyKeyReused'],
  [429, 'Throttled'],
]);

/** Calls whose failures have their own code in the specifications. */
export const codeByCall: ReadonlyMap<string, ErrorCode> = new Map([
  ['POST /cart/v2/items', 'CartNotChanged'],
  ['POST /checkout/v2/assign/shipmentfromcart', 'ShippingAddressRejected'],
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

/** Returns the code in the error response, else the code of its status or of the failure without a response. */
function generalCodeOf(error: CallError): ErrorCode {
  if (error instanceof HttpError)
    return isWireCode(error.code) ? error.code : (codeByStatus.get(error.status) ?? unexpectedOf(error));
  return ({ network: 'NoResponse', timeout: 'TimedOut', contract: 'ContractMismatch', aborted: 'Aborted' } as const)[
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
