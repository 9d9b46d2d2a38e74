import { messages } from '@basin/domain';
import { AbortedError, ConflictError, ContractError, HttpError, NetworkError, TimeoutError } from '../client/errors.ts';
import { catalogueOf } from './catalogued-error.ts';

/** What else an error response, or none, may say on the wire. @see wire reference §0.5 */
export const wireErrors = /* @__PURE__ */ (() => {
  const general = { reader: 'shopper', text: messages.general, key: 'error.general' } as const;
  const invalid = { type: HttpError, status: 400, ...general } as const;
  return catalogueOf({
    /** A member of the request is not as it must be. */
    InvalidInput: invalid,
    /** A field has a value that is not possible here; it is named. */
    InvalidField: invalid,
    /** A field is missing; it is named. */
    RequiredField: invalid,
    /** The request has the right form but cannot be carried out. */
    InvalidOperation: invalid,
    /** The value is taken, such as an e-mail address at sign-up. */
    DuplicateField: invalid,
    /** What the request points at is not there. */
    ReferencedResourceNotFound: invalid,
    /** The item has no price for this shopper. */
    MatchingPriceNotFound: invalid,
    /** A price is another than the shopper saw. */
    PriceChanged: { type: HttpError, status: 400, reader: 'shopper', key: 'checkout.error.priceChanged' },
    /** There is no such discount code. */
    DiscountCodeNonApplicable: { type: HttpError, status: 400, reader: 'shopper', key: 'cart.error.discount.none' },
    /** No tax is known for the country. */
    MissingTaxRateForCountry: invalid,
    /** The cart cannot be sent in that way. */
    ShippingMethodDoesNotMatchCart: invalid,
    /** The password to be changed is another one. */
    InvalidCurrentPassword: invalid,
    /** The payment was not accepted. */
    PaymentDeclined: { type: HttpError, status: 402, reader: 'shopper', key: 'checkout.declined.title' },
    /** There is no such thing; another's looks the same. */
    ResourceNotFound: { type: HttpError, status: 404, reader: 'shopper', key: 'error.notFound.title' },
    /** Someone was faster: read again, decide again. */
    ConcurrentModification: { type: ConflictError, status: 409, reader: 'shopper', key: 'error.conflict' },
    /** The same request is under way. */
    UnderWay: { type: ConflictError, status: 409, ...general },
    /** The body is too long. */
    TooLong: { type: HttpError, status: 413, ...general },
    /** The body or the file is of a type that is not taken. */
    TypeRefused: { type: HttpError, status: 415, ...general },
    /** The key was used for another request. */
    KeyOfAnotherRequest: { type: HttpError, status: 422, ...general },
    /** Too many tries: `retryAfterMs` says when to try again. */
    Throttled: { type: HttpError, status: 429, reader: 'shopper', key: 'error.rateLimit' },
    /** The system cannot answer now: `retryAfterMs` says when. */
    Unavailable: { type: HttpError, status: 503, ...general },
    /** An answer with a status that nobody promised. */
    Unexpected: { type: HttpError, ...general },
    /** No connection, or it broke. */
    NoAnswer: { type: NetworkError, ...general },
    /** The whole answer did not come in time. */
    TooLate: { type: TimeoutError, ...general },
    /** The caller gave the call up. */
    GivenUp: { type: AbortedError, reader: 'caller' },
    /** What was sent or came is not what the contract says. */
    NotAsAgreed: { type: ContractError, ...general },
  });
})();
