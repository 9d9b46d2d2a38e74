import type { UserAnalytics } from '@basin/domain';
import { eventCookiePrefix, type EventName, type ShopEvent } from '../../shell/analytics/event-names.ts';

/** Events of which the page that is left would say that a guest did them, while the customer's own is on its way. */
const ofCustomers: ReadonlySet<EventName> = new Set(['signedIn', 'signedUp']);

/** What the server has reported to this page's shopper since the last time, in its order; each event is taken once. */
export function takeServerEvents(user: UserAnalytics | null): ShopEvent[] {
  const isGuest = user?.authStatus === 'anonymous';
  const pairs = document.cookie.split('; ').filter((pair) => pair.startsWith(eventCookiePrefix));
  return pairs.toSorted().flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    const event = JSON.parse(decodeURIComponent(value)) as ShopEvent;
    if (isGuest && ofCustomers.has(event.name)) return [];
    document.cookie = `${name}=; path=/; max-age=0`;
    return event;
  });
}
