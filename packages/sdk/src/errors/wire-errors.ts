import { messages } from '@basin/domain';
import { AbortedError, ConflictError, ContractError, HttpError, NetworkError, TimeoutError } from '../client/errors.ts';
import { catalogueOf } from './catalogued-error.ts';

/** Further error responses on the wire, and failures without a response. @see wire reference §0.5 */
export const wireErrors = /* @__PURE__ */ (() => {
  const general = { reader: 'shopper', text: messages.general, key: 'error.general' } as const;
  const invalid = { type: HttpError, status: 400, ...general } as const;
  return catalogueOf({
    /** A member of the request is invalid. */
    InvalidInput: invalid,
    /** A field has a value that is not allowed here; the response names it. */
    InvalidField: invalid,
    /** A required field is missing; the response names it. */
    RequiredField: invalid,
    /** The request is valid but cannot be processed. */
    InvalidOperation: invalid,
    /** The value is already in use, such as an e-mail address at sign-up. */
    DuplicateField: invalid,
    /** The resource to which the request refers does not exist. */
    ReferencedResourceNotFound: invalid,
    /** The item has no price for this shopper. */
    MatchingPriceNotFound: invalid,
    /** A price has changed since the shopper saw it. */
    PriceChanged: { type: HttpError, status: 400, reader: 'shopper', key: 'checkout.error.priceChanged' },
    /** The discount code is unknown. */
    DiscountCodeNonApplicable: { type: HttpError, status: 400, reader: 'shopper', key: 'cart.error.discount.none' },
    /** There is no tax rate for the country. */
    MissingTaxRateForCountry: invalid,
    /** The shipping method cannot be used for the cart. */
    ShippingMethodDoesNotMatchCart: invalid,
    /** The current password is wrong. */
    InvalidCurrentPassword: invalid,
    /** The payment was declined. */
    PaymentDeclined: { type: HttpError, status: 402, reader: 'shopper', key: 'checkout.declined.title' },
    /** The resource does not exist, or belongs to someone else. */
    ResourceNotFound: { type: HttpError, status: 404, reader: 'shopper', key: 'error.notFound.title' },
    /** The resource has changed in the meantime: read it again and recompute the change. */
    ConcurrentModification: { type: ConflictError, status: 409, reader: 'shopper', key: 'error.conflict' },
    /** The account cannot be deleted while an order must still ship. */
    OrderInProgress: { type: ConflictError, status: 409, ...general },
    /** The same request is already in progress. */
    InProgress: { type: ConflictError, status: 409, ...general },
    /** The body is too large. */
    BodyTooLarge: { type: HttpError, status: 413, ...general },
    /** The type of the body or the file is not supported. */
    UnsupportedMediaType: { type: HttpError, status: 415, ...general },
    /** The idempotency key was used for another request. */
    IdempotencyKeyReused: { type: HttpError, status: 422, ...general },
    /** Too many attempts: `retryAfterMs` is the time to wait. */
    Throttled: { type: HttpError, status: 429, reader: 'shopper', key: 'error.rateLimit' },
    /** The system is unavailable: `retryAfterMs` is the time to wait. */
    Unavailable: { type: HttpError, status: 503, ...general },
    /** The response has an undocumented status. */
    Unexpected: { type: HttpError, ...general },
    /** The connection failed or broke. */
    NoResponse: { type: NetworkError, ...general },
    /** The complete response did not arrive within the timeout. */
    TimedOut: { type: TimeoutError, ...general },
    /** The caller aborted the call. */
    Aborted: { type: AbortedError, reader: 'caller' },
    /** The request or the response does not match the contract. */
    ContractMismatch: { type: ContractError, ...general },
  });
})();
