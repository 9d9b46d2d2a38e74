import { logMessages, messages } from '@basin/domain';
import { AuthError, HttpError, SdkError } from '../client/errors.ts';
import { catalogueOf } from './catalogued-error.ts';

/** The error catalogue of the platform: gateway, session, cart, checkout, configuration. @see platform spec §8 */
export const platformErrors = /* @__PURE__ */ (() => {
  const general = { text: messages.general, key: 'error.general' } as const;
  const expired = { text: messages.sessionExpired, key: 'error.sessionExpired' } as const;
  const declined = { type: HttpError, status: 402, reader: 'shopper', key: 'checkout.declined.title' } as const;
  return catalogueOf({
    /** The call had no token. A guest gets one and the call is retried once; a signed-in shopper is signed out. */
    TokenMissing: { type: AuthError, status: 401, reader: 'shopper', ...expired },
    /** The token is invalid. A guest gets a new one and the call is retried once; a signed-in shopper is signed out. */
    TokenInvalid: { type: AuthError, status: 401, reader: 'shopper', ...expired },
    /** A guest made a call that requires a signed-in customer, or requested something that belongs to someone else (403). */
    SignInRequired: { type: AuthError, status: 403, reader: 'shopper', key: 'signIn.required' },
    /** Any other 401 or 403: the session of a signed-in customer has ended, or the resource belongs to someone else. */
    NotAuthorised: { type: AuthError, status: 403, reader: 'shopper', ...expired },
    /** The request does not match the contract or cannot be processed. */
    BadRequest: { type: HttpError, status: 400, reader: 'shopper', ...general },
    /** The system failed. */
    ServerFailed: { type: HttpError, status: 500, reader: 'shopper', ...general },
    /** The shopper was inactive for a while on a page that requires a sign-in. */
    Inactivity: { reader: 'shopper', text: messages.inactivity, key: 'error.inactivity' },
    /** A page could not be rendered. */
    PageFailed: { reader: 'shopper', text: messages.errorBoundary, key: 'error.boundary' },
    /** No item of the cart can be shipped, according to the response of the shipment assignment. */
    NoItemsToShip: { reader: 'shopper', key: 'checkout.error.noItemsToShip' },
    /** The shipment could not be assigned to the address. */
    ShippingAddressRejected: { type: SdkError, reader: 'shopper', key: 'checkout.error.address' },
    /** The address cannot be delivered to: `isNonDeliverableAddress` in an error response or a response. */
    NotDeliverable: {
      type: HttpError,
      status: 400,
      reader: 'shopper',
      text: messages.cannotShip,
      key: 'checkout.error.notDeliverable',
    },
    /** The cart does not exist (`cartExists` is false, whatever the status): a new one is created. */
    CartMissing: { type: HttpError, status: 404, reader: 'caller' },
    /** A change to the cart failed, for example adding an item. */
    CartNotChanged: { type: SdkError, reader: 'shopper', key: 'cart.error.add' },
    /** Fewer units are available than requested. */
    OutOfStock: { type: HttpError, status: 400, reader: 'shopper', key: 'cart.error.outOfStock' },
    /** A line of the cart is no longer sold online. */
    NotSold: { type: HttpError, status: 400, reader: 'shopper', key: 'checkout.error.notSold' },
    /** The code cannot be combined with a discount of the cart: an error response, or the state of the code in the cart. */
    ApplicationStoppedByPreviousDiscount: {
      type: HttpError,
      status: 400,
      reader: 'shopper',
      key: 'cart.error.discount.ApplicationStoppedByPreviousDiscount',
    },
    /** The code has been used the maximum number of times: an error response, or the state of the code in the cart. */
    MaxApplicationReached: {
      type: HttpError,
      status: 400,
      reader: 'shopper',
      key: 'cart.error.discount.MaxApplicationReached',
    },
    /** The code exists but is not valid yet or any more: the reason in an error response. */
    TimeRangeNonApplicable: { type: HttpError, status: 400, reader: 'shopper', key: 'cart.error.discount.notNow' },
    /** The fraud screening requires a review (`CHALLENGE`): no order. */
    FraudChallenge: declined,
    /** The fraud screening failed (`ERROR`): no order. */
    FraudError: declined,
    /** The fraud screening rejected the payment (`DENY`): no order. */
    FraudDeny: declined,
    /** The identity provider rejected a request, for example a sign-in; its response has the text. */
    IdentityRejected: { type: HttpError, status: 401, reader: 'shopper', hasResponseText: true },
    /** The configuration could not be fetched; the last value stays in use. */
    ConfigurationFailed: { type: SdkError, reader: 'log', text: logMessages.configurationFailed },
    /** The paths of the product pages could not be fetched; the last value stays in use. */
    ListingServletFailed: { reader: 'log', text: logMessages.listingServletFailed },
    /** A URL is not configured. */
    UrlPropertyMissing: { reader: 'log', text: logMessages.urlPropertyMissing },
  });
})();
