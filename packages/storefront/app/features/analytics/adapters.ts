import { analyticsDelayMs, type UserAnalytics } from '@basin/domain';
import { createScriptAdapters, createThirdPartyScripts, type AnalyticsEvent } from '@basin/sdk';
import {
  eventNames,
  scriptPolicyName,
  type AnalyticsSystem,
  type EventItem,
  type ShopEvent,
} from '../../shell/analytics/event-names.ts';

/** An event with the user analytics object, or null when that object could not be loaded. */
export interface ReportedEvent extends ShopEvent {
  readonly user: UserAnalytics | null;
}

type Send = (event: ReportedEvent) => void;

/** Globals that the analytics scripts read from or write to the page. */
interface AnalyticsWindow {
  dataLayer?: unknown[];
  readonly analytics?: { readonly track: (name: string, properties: object) => void };
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(scriptUrl: string): string },
    ): {
      createScriptURL(scriptUrl: string): string;
    };
  };
}

const senders = new Map<string, Send>();

/**
 * Returns the function that sends events to a system. There is one per page, because creating it loads the system's
 * script.
 */
export function senderOf(system: AnalyticsSystem, url: string): Send {
  const key = `${system} ${url}`;
  const send = senders.get(key) ?? adapters[system](url);
  senders.set(key, send);
  return send;
}

/** Creates each system's send function from the configured URL. */
const adapters: Readonly<Record<AnalyticsSystem, (url: string) => Send>> = {
  dataLayer(url) {
    const layer = ((window as AnalyticsWindow).dataLayer ??= []);
    layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
    void loadScript(url).loadAnalyticsLater();
    return (event) => {
      const entry = dataLayerEntry(event);
      // otherwise the data layer merges the items of two events
      if (entry.ecommerce) layer.push({ ecommerce: null });
      layer.push(entry);
    };
  },
  segment(url) {
    const analytics = () => {
      const { analytics: segment } = window as AnalyticsWindow;
      return segment && { track: ({ name, details = {} }: AnalyticsEvent) => segment.track(name, details) };
    };
    const { track } = createScriptAdapters(loadScript(url), { analytics });
    return (event) => track({ name: eventNames[event.name].segment, details: segmentProperties(event) });
  },
  // as text/plain: any other type needs a CORS preflight
  endpoint: (url) => (event) => void navigator.sendBeacon(url, JSON.stringify(event)),
};

/** Loads the system's script five seconds after page load or at the first interaction. @see platform spec §9 */
const loadScript = (url: string) =>
  createThirdPartyScripts({
    page: document,
    urls: { analytics: url },
    analyticsWaitMs: navigator.userActivation.hasBeenActive ? 0 : Math.max(0, analyticsDelayMs - performance.now()),
    trust: (scriptUrl) => policy?.createScriptURL(scriptUrl) ?? scriptUrl,
  });

/** The policy allows the configured URL only. This module loads after consent and passes it no other URL. */
const policy = (window as AnalyticsWindow).trustedTypes?.createPolicy(scriptPolicyName, {
  createScriptURL: (scriptUrl) => scriptUrl,
});

/** @see https://developers.google.com/analytics/devguides/collection/ga4/ecommerce */
function dataLayerEntry({ name, details, user }: ReportedEvent) {
  const { path, keyword, results, items, value, currency, tax, shipping, total: _, orderNumber, ...others } = details;
  const item = ({ sku, name: item_name, ...facts }: EventItem) => ({ item_id: sku, item_name, ...facts });
  const ecommerce = items && { items: items.map(item), value, currency, tax, shipping, transaction_id: orderNumber };
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
function segmentProperties({ details, user }: ReportedEvent): Readonly<Record<string, unknown>> {
  const { keyword: query, items: products, orderNumber: order_id, ...others } = details;
  return { ...others, query, products, order_id, user };
}
