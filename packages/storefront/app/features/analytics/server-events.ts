import type { UserAnalytics } from '@basin/domain';
import { eventCookiePrefix, type EventName, type ShopEvent } from '../../shell/analytics/event-names.ts';

/** Events that wait for the customer's user analytics object, so that they are not reported as a guest's. */
const customerEvents: ReadonlySet<EventName> = new Set(['signedIn', 'signedUp']);

/** Returns the events that the server has reported since the last call, in order. Each event is returned once. */
export function takeServerEvents(user: UserAnalytics | null): ShopEvent[] {
  const isGuest = user?.authStatus === 'anonymous';
  const pairs = document.cookie.split('; ').filter((pair) => pair.startsWith(eventCookiePrefix));
  return pairs.toSorted().flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    const event = eventIn(value);
    if (isGuest && event && customerEvents.has(event.name)) return [];
    document.cookie = `${name}=; path=/; max-age=0`;
    return event ?? [];
  });
}

/** Returns undefined for a cookie that cannot be read, because a browser or an extension has cut it. */
function eventIn(value: string): ShopEvent | undefined {
  try {
    return JSON.parse(decodeURIComponent(value)) as ShopEvent;
  } catch {
    return undefined;
  }
}
