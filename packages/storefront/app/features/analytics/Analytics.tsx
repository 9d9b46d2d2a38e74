import type { UserAnalytics } from '@basin/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { AnalyticsSystem } from '../../shell/analytics/event-names.ts';
import { useShop } from '../../shell/document/use-shop.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { senderOf, type ReportedEvent } from './adapters.ts';
import EventsView from './EventsView.tsx';
import { takeServerEvents } from './server-events.ts';
import { viewEvents } from './view-events.ts';

interface AnalyticsProps {
  readonly system: AnalyticsSystem;
  readonly url?: string | undefined;
  /** Whether to list the events in the page. */
  readonly isListed: boolean;
}

/** Reports page views and server-side events to the analytics system, and lists them in the page on request. */
export default function Analytics({ system, url, isListed }: AnalyticsProps) {
  const user = useUserAnalytics();
  const matches = useMatches();
  const { key, search } = useLocation();
  const reportedKey = useRef<string>(undefined);
  const [events, setEvents] = useState<readonly ReportedEvent[]>([]);
  useEffect(() => countAgain(reportedKey), []);
  useEffect(() => {
    if (secretLink.test(search)) return;
    const send = senderOf(system, url ?? ''); // the script loads without waiting for the user analytics object
    if (user === undefined) return;
    const views = reportedKey.current === key ? [] : viewEvents(matches, search);
    reportedKey.current = key;
    const reported = [...takeServerEvents(user), ...views].map((event) => ({ ...event, user }));
    for (const event of reported) send(event);
    if (reported.length > 0) setEvents((all) => [...all, ...reported].slice(-maxListedEvents));
  }, [key, search, matches, system, url, user]);
  return isListed ? <EventsView events={events} /> : null;
}

const maxListedEvents = 30;

/** The links of e-mails with which a password or an e-mail address is changed: a loaded script could read and use them. */
const secretLink = /[?&](recovery|email)Token=/;

/** A page to which the shopper goes back and that the browser has kept is viewed again: its data is then loaded anew. */
function countAgain(reportedKey: { current: string | undefined }): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reportedKey.current = undefined;
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

/**
 * Returns the user analytics object: undefined while it loads, null for a page on which the request fails twice. It is
 * loaded again after a sign-in, a sign-out or an order.
 */
function useUserAnalytics(): UserAnalytics | null | undefined {
  const { path } = useLanguage();
  const { isSignedIn } = useShop();
  const { pathname, key } = useLocation();
  const of = `${isSignedIn} ${pathname === path('/order-confirmation')}`;
  const url = path('/shopper-facts');
  const [found, setFound] = useState<Found>();
  const isKnown = found?.of === of && (found.user !== null || found.key === key);
  useEffect(() => {
    if (isKnown) return undefined;
    let isCurrent = true;
    const keep = (user: UserAnalytics | null) => isCurrent && setFound({ of, key, user });
    const load = () => fetchFacts(url);
    void load()
      .catch(load)
      .then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [url, of, key, isKnown]);
  return isKnown ? found.user : undefined;
}

interface Found {
  readonly of: string;
  readonly key: string;
  readonly user: UserAnalytics | null;
}

async function fetchFacts(url: string): Promise<UserAnalytics | null> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as UserAnalytics | null;
}
