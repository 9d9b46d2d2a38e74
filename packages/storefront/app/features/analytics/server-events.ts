import { eventCookiePrefix, type ShopEvent } from '../../shell/analytics/event-names.ts';

/** What the server has reported since the last time, in its order; each event is taken once. */
export function takeServerEvents(): ShopEvent[] {
  const pairs = document.cookie.split('; ').filter((pair) => pair.startsWith(eventCookiePrefix));
  return pairs.toSorted().map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    document.cookie = `${name}=; path=/; max-age=0`;
    return JSON.parse(decodeURIComponent(value)) as ShopEvent;
  });
}
