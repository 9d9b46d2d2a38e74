import { parse } from 'hono/utils/cookie';
import { createContext, type MiddlewareFunction } from 'react-router';
import type { Context } from '../context.ts';
import { environmentContext } from '../request-context.server.ts';
import { plainCookie } from '../session/plain-cookie.server.ts';
import {
  consentCookie,
  consentOf,
  eventCookiePrefix,
  type Consent,
  type EventDetails,
  type EventName,
} from './event-names.ts';

/** The visitor's consent, and the analytics cookies of the response. */
interface Visit {
  consent: Consent | undefined;
  /** The date of the choice, such as `2026-11-22`. */
  consentDate: string | undefined;
  readonly setCookies: string[];
}

const visitContext = createContext<Visit | null>(null);
const consentSeconds = 180 * 24 * 60 * 60;
const eventSeconds = 10 * 60;
/** An event travels in a cookie, which a browser drops when it is longer than 4096 characters with its name. */
const maxItems = 15;
const maxValueLength = 4_000;

/** Reads the visitor's choice, and adds the cookies of a new choice and of events to the response. */
export const analyticsMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!context.get(environmentContext).analytics) return next();
  const setCookies: string[] = [];
  context.set(visitContext, { ...readConsent(request.headers.get('Cookie')), setCookies });
  const response = await next();
  for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie);
  return response;
};

function readConsent(header: string | null): Pick<Visit, 'consent' | 'consentDate'> {
  const cookies = parse(header ?? '');
  const [, consentDate] = /\.(\d{4}-\d\d-\d\d)$/.exec(cookies[consentCookie] ?? '') ?? [];
  return { consent: consentOf(cookies), consentDate };
}

/** Returns the analytics configuration and the visitor's choice. Returns null when analytics is not configured. */
export function analyticsFor(context: Context) {
  const { analytics } = context.get(environmentContext);
  return analytics
    ? { system: analytics.system, url: analytics.url, consent: context.get(visitContext)?.consent }
    : null;
}

/** Returns the date of the visitor's choice, such as `2026-11-22`. */
export const consentDate = (context: Context): string | undefined => context.get(visitContext)?.consentDate;

export const hasConsent = (context: Context): boolean => context.get(visitContext)?.consent === 'accepted';

/** Stores the visitor's choice for 180 days. */
export function storeConsent(context: Context, consent: Consent, today: string): void {
  const visit = context.get(visitContext);
  if (!visit) return;
  visit.consent = consent;
  visit.consentDate = today;
  visit.setCookies.push(readable(context, consentCookie, `${consent}.${today}`, consentSeconds));
}

/** Reports a server-side event to analytics through the next page. Does nothing without consent. */
export function reportEvent(context: Context, name: EventName, details: EventDetails = {}): void {
  if (!hasConsent(context)) return;
  const cookieName = `${eventCookiePrefix}${Date.now().toString(36)}-${crypto.randomUUID().slice(0, 8)}`;
  const value = eventText(name, { ...details, items: details.items?.slice(0, maxItems) });
  context.get(visitContext)?.setCookies.push(readable(context, cookieName, value, eventSeconds));
}

/** Returns an event as text with as many of its items as fit into a cookie. */
function eventText(name: EventName, { items, ...details }: EventDetails): string {
  const text = JSON.stringify({ name, details: { ...details, items } });
  if (!items?.length || encodeURIComponent(text).length <= maxValueLength) return text;
  return eventText(name, { ...details, items: items.slice(0, -1) });
}

/** Returns the header of a cookie that the page's script can read. */
const readable = (context: Context, name: string, value: string, maxAge: number): string =>
  plainCookie(context, { name, value, maxAge, httpOnly: false });
