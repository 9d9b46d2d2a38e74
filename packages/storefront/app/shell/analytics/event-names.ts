/**
 * The events that the shop reports, with their names in the two systems: Google's e-commerce names in the data layer,
 * and Segment's names in `analytics.track`.
 *
 * @see catalogue spec §8, §9
 */
export const eventNames = {
  pageViewed: { dataLayer: 'page_view', segment: 'Page Viewed' },
  productViewed: { dataLayer: 'view_item', segment: 'Product Viewed' },
  listViewed: { dataLayer: 'view_item_list', segment: 'Product List Viewed' },
  searched: { dataLayer: 'search', segment: 'Products Searched' },
  productAdded: { dataLayer: 'add_to_cart', segment: 'Product Added' },
  productRemoved: { dataLayer: 'remove_from_cart', segment: 'Product Removed' },
  cartViewed: { dataLayer: 'view_cart', segment: 'Cart Viewed' },
  checkoutStarted: { dataLayer: 'begin_checkout', segment: 'Checkout Started' },
  orderPlaced: { dataLayer: 'purchase', segment: 'Order Completed' },
  signedIn: { dataLayer: 'login', segment: 'Signed In' },
  signedUp: { dataLayer: 'sign_up', segment: 'Signed Up' },
  favouriteAdded: { dataLayer: 'add_to_wishlist', segment: 'Product Added to Wishlist' },
  favouriteRemoved: { dataLayer: 'remove_from_wishlist', segment: 'Product Removed from Wishlist' },
  favouriteFailed: { dataLayer: 'wishlist_failed', segment: 'Wishlist Failed' },
  inspirationFailed: { dataLayer: 'inspiration_failed', segment: 'Inspiration Search Failed' },
  subscribed: { dataLayer: 'newsletter_subscribe', segment: 'Newsletter Subscribed' },
} as const;

export type EventName = keyof typeof eventNames;

/** A product in an event. */
export interface EventItem {
  readonly sku: string;
  readonly name?: string | undefined;
  readonly quantity?: number | undefined;
  /** The price of one unit, in major units. */
  readonly price?: number | undefined;
}

/** The properties of an event. None of them identifies the shopper. */
export interface EventDetails {
  /** Without its query, which may identify the shopper. */
  readonly path?: string | undefined;
  readonly items?: readonly EventItem[] | undefined;
  /** The price of all items without tax and shipping, in major units, such as dollars. */
  readonly value?: number | undefined;
  readonly tax?: number | undefined;
  readonly shipping?: number | undefined;
  /** What the shopper pays for an order. */
  readonly total?: number | undefined;
  readonly currency?: string | undefined;
  readonly orderNumber?: string | undefined;
  readonly keyword?: string | undefined;
  /** The number of search results. */
  readonly results?: number | undefined;
  readonly status?: 'succeeded' | 'failed' | undefined;
  readonly message?: string | undefined;
}

export interface ShopEvent {
  readonly name: EventName;
  readonly details: EventDetails;
}

/** The supported analytics systems. `endpoint` posts each event as JSON text and needs no third-party script. */
export const analyticsSystems = ['dataLayer', 'segment', 'endpoint'] as const;
export type AnalyticsSystem = (typeof analyticsSystems)[number];

/** The Trusted Types policy that allows only the configured script URL. */
export const scriptPolicyName = 'analytics';

/** Readable by scripts: the page loads earlier when the visitor has given consent. */
export const consentCookie = 'basin-consent';
/** Each server-side event travels in its own cookie, which the page's script reads and removes. */
export const eventCookiePrefix = 'basin-event-';

export type Consent = 'accepted' | 'declined';

/** Returns the visitor's choice from their cookies. */
export function consentOf(cookies: Readonly<Record<string, string>>): Consent | undefined {
  const [consent] = (cookies[consentCookie] ?? '').split('.', 1);
  return consent === 'accepted' || consent === 'declined' ? consent : undefined;
}
