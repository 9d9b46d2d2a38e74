import { logMessages } from '@basin/domain';
import { HttpError, SdkError } from '../client/errors.ts';
import { catalogueOf } from './catalogued-error.ts';

/** The error catalogue of the shop: listings, account, orders, places, files. @see catalogue spec §8 */
export const catalogueErrors = /* @__PURE__ */ (() => {
  return catalogueOf({
    /** A listing's search failed: it counts as loaded, with no change. */
    ListingFailed: { type: SdkError, reader: 'log' },
    /** A search for products failed: its state keeps the words. */
    ProductSearchFailed: { type: SdkError, reader: 'shopper', isWorded: true },
    /** A search for inspiration failed: analytics are notified, and the error goes on. */
    InspirationFailed: { type: SdkError, reader: 'caller' },
    /** A favourite could not be saved or removed: analytics are notified. */
    FavouriteNotChanged: { type: SdkError, reader: 'shopper', key: 'favourites.error' },
    /** The profile or an address could not be changed: the result is empty. */
    ProfileNotChanged: { type: SdkError, reader: 'log' },
    /** A new address is refused, in words of its own. */
    AddressRefused: { type: HttpError, status: 400, reader: 'shopper', isWorded: true },
    /** The password could not be changed: the caller gets the error response. */
    PasswordNotChanged: { type: SdkError, reader: 'caller' },
    /** The account could not be deleted: nothing is given. */
    AccountNotDeleted: { type: SdkError, reader: 'log' },
    /** A detail page could not be fetched: the error is the value. */
    ProductDetailFailed: { type: SdkError, reader: 'caller' },
    /** A product could not be registered: the form shows the words of the error response. */
    RegistrationFailed: { type: SdkError, reader: 'shopper', isWorded: true },
    /** The look-up of an order found nothing, or failed: an empty object. */
    OrderLookupFailed: { type: SdkError, reader: 'caller' },
    /** Orders could not be fetched: an empty list. */
    OrdersFailed: { type: SdkError, reader: 'log' },
    /** The shopper's location is unknown: title, message and link are `geoLocationError*` of the configuration. */
    LocationFailed: { type: SdkError, reader: 'shopper' },
    /** The stores could not be looked up. */
    StoreLookupFailed: { type: SdkError, reader: 'log', text: logMessages.storeLookupFailed },
    /** A picture could not be loaded: a copy that is no WebP, then a placeholder. */
    ImageFailed: { reader: 'caller' },
    /** A file could not be fetched. */
    DownloadFailed: { type: SdkError, reader: 'shopper', key: 'download.failed' },
    /** The stock could not be read: nothing is shown, and nothing cut. */
    StockFailed: { type: SdkError, reader: 'caller' },
    /** A token could not be decoded: it is used for a while as it is. */
    TokenUnreadable: { reader: 'log' },
  });
})();
