import { analyticsDelayMs, type UserAnalytics } from '@basin/domain';
import { createScriptAdapters, createThirdPartyScripts, type AnalyticsEvent } from '@basin/sdk';
import {
  eventNames,
  scriptPolicyName,
  type AnalyticsSystem,
  type EventItem,
  type ShopEvent,
} from '../../shell/analytics/event-names.ts';

/** An event with the user analytics object, null when that could not be had. */
export interface CountedEvent extends ShopEvent {
  readonly user: UserAnalytics | null;
}

type Send = (event: CountedEvent) => void;

/** What the scripts of the systems find on a page, or leave there. */
interface AnalyticsWindow {
  dataLayer?: unknown[];
  readonly analytics?: { readonly track: (name: string, properties: object) => void };
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): {
      createScriptURL(address: string): string;
    };
  };
}

const senders = new Map<string, Send>();

/** How a system hears of events. One for a page, however often it is asked for: making it brings the system's script. */
export function senderOf(system: AnalyticsSystem, url: string): Send {
  const key = `${system} ${url}`;
  const send = senders.get(key) ?? adapters[system](url);
  senders.set(key, send);
  return send;
}

/** How each system hears of an event, given the configured address. */
const adapters: Readonly<Record<AnalyticsSystem, (url: string) => Send>> = {
  dataLayer(url) {
    const layer = ((window as AnalyticsWindow).dataLayer ??= []);
    layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
    void scriptFrom(url).loadAnalyticsLater();
    return (event) => layer.push(dataLayerEntry(event));
  },
  segment(url) {
    const analytics = () => {
      const { analytics: segment } = window as AnalyticsWindow;
      return segment && { track: ({ name, details = {} }: AnalyticsEvent) => segment.track(name, details) };
    };
    const { track } = createScriptAdapters(scriptFrom(url), { analytics });
    return (event) => track({ name: eventNames[event.name].segment, details: segmentProperties(event) });
  },
  endpoint: (url) => (event) => void navigator.sendBeacon(url, JSON.stringify(event)),
};

/** The system's script: five seconds after the page was opened, or at the first interaction. @see platform spec §9 */
const scriptFrom = (url: string) =>
  createThirdPartyScripts({
    page: document,
    addresses: { analytics: url },
    analyticsWaitMs: navigator.userActivation.hasBeenActive ? 0 : Math.max(0, analyticsDelayMs - performance.now()),
    trust: (address) => policy?.createScriptURL(address) ?? address,
  });

/** Passes the address that is configured; this module, fetched with consent alone, gives it no other. */
const policy = (window as AnalyticsWindow).trustedTypes?.createPolicy(scriptPolicyName, {
  createScriptURL: (address) => address,
});

/** @see https://developers.google.com/analytics/devguides/collection/ga4/ecommerce */
function dataLayerEntry({ name, details, user }: CountedEvent): object {
  const { path, keyword, results, items, value, currency, orderNumber, ...others } = details;
  const item = ({ sku, name: item_name, quantity }: EventItem) => ({ item_id: sku, item_name, quantity });
  const ecommerce = items && { items: items.map(item), value, currency, transaction_id: orderNumber };
  return {
    event: eventNames[name].dataLayer,
    page_path: path,
    search_term: keyword,
    results,
    ecommerce,
    user,
    ...others,
  };
}

/** @see https://segment.com/docs/connections/spec/ecommerce/v2/ */
function segmentProperties({ details, user }: CountedEvent): Readonly<Record<string, unknown>> {
  const { keyword: query, items: products, value: total, orderNumber: order_id, ...others } = details;
  return { ...others, query, products, total, order_id, user };
}
