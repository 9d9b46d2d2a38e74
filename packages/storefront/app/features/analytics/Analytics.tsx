import type { UserAnalytics } from '@basin/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { AnalyticsSystem } from '../../shell/analytics/event-names.ts';
import { useShop } from '../../shell/document/use-shop.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { senderOf, type CountedEvent } from './adapters.ts';
import { EventsView } from './EventsView.tsx';
import { takeServerEvents } from './server-events.ts';
import { viewEvents } from './view-events.ts';

interface AnalyticsProps {
  readonly system: AnalyticsSystem;
  readonly url?: string | undefined;
}

/** Reports what the visitor looks at and what the server says of their forms, and lists it where that is asked for. */
export default function Analytics({ system, url }: AnalyticsProps) {
  const user = useUserAnalytics();
  const matches = useMatches();
  const { key, search } = useLocation();
  const reportedKey = useRef<string>(undefined);
  const [events, setEvents] = useState<readonly CountedEvent[]>([]);
  useEffect(() => {
    const send = senderOf(system, url ?? ''); // its script need not wait for what is known of the shopper
    if (user === undefined) return;
    const views = reportedKey.current === key ? [] : viewEvents(matches, search);
    reportedKey.current = key;
    const counted = [...takeServerEvents(user), ...views].map((event) => ({ ...event, user }));
    for (const event of counted) send(event);
    if (counted.length > 0) setEvents((all) => [...all, ...counted].slice(-mostListed));
  }, [key, search, matches, system, url, user]);
  return <EventsView events={events} />;
}

const mostListed = 30;

/** The user analytics object; null when it cannot be had, undefined until it is there. Another shopper, or an order, makes another one. */
function useUserAnalytics(): UserAnalytics | null | undefined {
  const { path } = useLanguage();
  const { isSignedIn } = useShop();
  const { pathname } = useLocation();
  const of = `${isSignedIn} ${pathname === path('/order-confirmation')}`;
  const address = path('/shopper-facts');
  const [found, setFound] = useState<{ readonly of: string; readonly user: UserAnalytics | null }>();
  useEffect(() => {
    let isCurrent = true;
    const keep = (user: UserAnalytics | null) => isCurrent && setFound({ of, user });
    void fetch(address)
      .then((answer) => (answer.ok ? (answer.json() as Promise<UserAnalytics | null>) : null))
      .then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [address, of]);
  return found?.of === of ? found.user : undefined;
}
