/**
 * What the shop reports, and what the two systems call it: the data layer by Google's names for shops, `analytics.track` by Segment's.
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
}

/** What belongs to an event; nothing in it says who the shopper is. */
export interface EventDetails {
  /** Without its query, which may say who the shopper is. */
  readonly path?: string | undefined;
  readonly items?: readonly EventItem[] | undefined;
  /** In major units, such as dollars. */
  readonly value?: number | undefined;
  readonly currency?: string | undefined;
  readonly orderNumber?: string | undefined;
  readonly keyword?: string | undefined;
  /** How many there are of what was looked for. */
  readonly results?: number | undefined;
  readonly status?: 'succeeded' | 'failed' | undefined;
  readonly message?: string | undefined;
}

export interface ShopEvent {
  readonly name: EventName;
  readonly details: EventDetails;
}

/** Which systems there are adapters for; `endpoint` posts each event as JSON and needs no script of others. */
export const analyticsSystems = ['dataLayer', 'segment', 'endpoint'] as const;
export type AnalyticsSystem = (typeof analyticsSystems)[number];

/** The Trusted Types policy that passes the address of the configured script and no other. */
export const scriptPolicyName = 'analytics';

/** Scripts may read it: the page waits for them only while the visitor has agreed. */
export const consentCookie = 'basin-consent';
/** Each event that the server reports travels in a cookie of its own, which the page's script takes. */
export const eventCookiePrefix = 'basin-event-';

export type Consent = 'accepted' | 'declined';

/** What a visitor answered, as the cookies say it. */
export function consentOf(cookies: Readonly<Record<string, string>>): Consent | undefined {
  const [answer] = (cookies[consentCookie] ?? '').split('.', 1);
  return answer === 'accepted' || answer === 'declined' ? answer : undefined;
}
