import { logMessages, messages } from '@basin/domain';
import { AuthError, HttpError, SdkError } from '../client/errors.ts';
import { catalogueOf } from './catalogued-error.ts';

/** The error catalogue of the platform: gateway, session, cart, checkout, configuration. @see platform spec §8 */
export const platformErrors = /* @__PURE__ */ (() => {
  const general = { text: messages.general, key: 'error.general' } as const;
  const expired = { text: messages.sessionExpired, key: 'error.sessionExpired' } as const;
  const declined = { type: HttpError, status: 402, reader: 'shopper', key: 'checkout.declined.title' } as const;
  return catalogueOf({
    /** The call carried no token. A guest gets one and the call is sent once more; a shopper is signed out. */
    TokenMissing: { type: AuthError, status: 401, reader: 'shopper', ...expired },
    /** The token is no good: as above. */
    TokenInvalid: { type: AuthError, status: 401, reader: 'shopper', ...expired },
    /** A guest made a call that needs a signed-in customer, or asked for what belongs to someone else (403). */
    SignInRequired: { type: AuthError, status: 403, reader: 'shopper', key: 'signIn.required' },
    /** Any other 401 or 403: the session of a signed-in customer is over, or the resource belongs to someone else. */
    NotAuthorised: { type: AuthError, status: 403, reader: 'shopper', ...expired },
    /** The request is not as agreed, or cannot be carried out. */
    BadRequest: { type: HttpError, status: 400, reader: 'shopper', ...general },
    /** The system failed. */
    ServerFailed: { type: HttpError, status: 500, reader: 'shopper', ...general },
    /** Nothing was done for a while on a page that needs a sign-in. */
    Inactivity: { reader: 'shopper', text: messages.inactivity, key: 'error.inactivity' },
    /** A page could not be made. */
    PageFailed: { reader: 'shopper', text: messages.errorBoundary, key: 'error.boundary' },
    /** No item of the cart can be shipped: the shipment's answer says so. */
    NoItemsToShip: { reader: 'shopper', key: 'checkout.error.noItemsToShip' },
    /** The shipment could not be assigned to the address. */
    ShippingAddressRefused: { type: SdkError, reader: 'shopper', key: 'checkout.error.address' },
    /** Nothing goes to the address: `isNonDeliverableAddress` of an error response, or of an answer. */
    NotDeliverable: {
      type: HttpError,
      status: 400,
      reader: 'shopper',
      text: messages.cannotShip,
      key: 'checkout.error.notDeliverable',
    },
    /** There is no such cart (`cartExists` is false, whatever the status): a new one is made. */
    CartMissing: { type: HttpError, status: 404, reader: 'caller' },
    /** A change of the cart failed, such as an item that was to be added. */
    CartNotChanged: { type: SdkError, reader: 'shopper', key: 'cart.error.add' },
    /** There are fewer units than were asked for. */
    OutOfStock: { type: HttpError, status: 400, reader: 'shopper', key: 'cart.error.outOfStock' },
    /** The code does not go with a discount that the cart has: an error response, or the code's state on the cart. */
    ApplicationStoppedByPreviousDiscount: {
      type: HttpError,
      status: 400,
      reader: 'shopper',
      key: 'cart.error.discount.ApplicationStoppedByPreviousDiscount',
    },
    /** The code was used as often as it may be: an error response, or the code's state on the cart. */
    MaxApplicationReached: {
      type: HttpError,
      status: 400,
      reader: 'shopper',
      key: 'cart.error.discount.MaxApplicationReached',
    },
    /** The code exists, but its time has not come or is over: the reason of an error response. */
    TimeRangeNonApplicable: { type: HttpError, status: 400, reader: 'shopper', key: 'cart.error.discount.notNow' },
    /** The fraud screen wants to see more (`CHALLENGE`): no order. */
    FraudChallenge: declined,
    /** The fraud screen could not answer (`ERROR`): no order. */
    FraudError: declined,
    /** The fraud screen refuses (`DENY`): no order. */
    FraudDeny: declined,
    /** The identity provider refuses, such as a sign-in, in words of its own. */
    IdentityRefused: { type: HttpError, status: 401, reader: 'shopper', isWorded: true },
    /** The configuration could not be fetched; the last copy stays. */
    ConfigurationFailed: { type: SdkError, reader: 'log', text: logMessages.configurationFailed },
    /** The paths of the product pages could not be fetched; the last copy stays. */
    ListingServletFailed: { reader: 'log', text: logMessages.listingServletFailed },
    /** An address is not configured. */
    UrlPropertyMissing: { reader: 'log', text: logMessages.urlPropertyMissing },
  });
})();
