import { logMessages } from '@basin/domain';
import { HttpError, SdkError } from '../client/errors.ts';
import { catalogueOf } from './catalogued-error.ts';

/** The shop's error catalogue: listings, account, orders, places, files. @see catalogue spec §8 */
export const catalogueErrors = /* @__PURE__ */ (() => {
  return catalogueOf({
    /** The search of a listing failed: the listing counts as loaded, without a change. */
    ListingFailed: { type: SdkError, reader: 'log' },
    /** A product search failed: its state keeps the query. */
    ProductSearchFailed: { type: SdkError, reader: 'shopper', hasResponseText: true },
    /** An inspiration search failed: analytics are notified, and the error is rethrown. */
    InspirationFailed: { type: SdkError, reader: 'caller' },
    /** A favourite could not be added or removed: analytics are notified. */
    FavouriteNotChanged: { type: SdkError, reader: 'shopper', key: 'favourites.error' },
    /** The profile or an address could not be changed: the result is null. */
    ProfileNotChanged: { type: SdkError, reader: 'log' },
    /** A new address was rejected; the error response has the text. */
    AddressRejected: { type: HttpError, status: 400, reader: 'shopper', hasResponseText: true },
    /** The password could not be changed: the caller receives the error response. */
    PasswordNotChanged: { type: SdkError, reader: 'caller' },
    /** The account could not be deleted: nothing is returned. */
    AccountNotDeleted: { type: SdkError, reader: 'log' },
    /** A detail page could not be fetched: the error is returned as a value. */
    ProductDetailFailed: { type: SdkError, reader: 'caller' },
    /** A product could not be registered: the form shows the text of the error response. */
    RegistrationFailed: { type: SdkError, reader: 'shopper', hasResponseText: true },
    /** The look-up of an order found nothing or failed: null is returned. */
    OrderLookupFailed: { type: SdkError, reader: 'caller' },
    /** Orders could not be fetched: an empty list is returned. */
    OrdersFailed: { type: SdkError, reader: 'log' },
    /** The shopper's location is unknown: title, message and link are `geoLocationError*` of the configuration. */
    LocationFailed: { type: SdkError, reader: 'shopper' },
    /** The stores could not be looked up. */
    StoreLookupFailed: { type: SdkError, reader: 'log', text: logMessages.storeLookupFailed },
    /** A picture could not be loaded: a version without WebP is tried, then a placeholder. */
    ImageFailed: { reader: 'caller' },
    /** A file could not be fetched. */
    DownloadFailed: { type: SdkError, reader: 'shopper', key: 'download.failed' },
    /** The stock could not be fetched: no stock is shown, and no quantity is capped. */
    StockFailed: { type: SdkError, reader: 'caller' },
    /** A token could not be decoded: it is used for a limited time. */
    TokenUndecodable: { reader: 'log' },
  });
})();
