import { parse, serialize } from 'hono/utils/cookie';
import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { environmentContext } from '../request-context.server.ts';
import {
  consentCookie,
  consentOf,
  eventCookiePrefix,
  type Consent,
  type EventDetails,
  type EventName,
} from './event-names.ts';

type Context = Readonly<RouterContextProvider>;

/** What a visitor answered about being counted, and what the response says of it. */
interface Visit {
  consent: Consent | undefined;
  /** The day of the answer, such as `2026-11-22`. */
  answeredOn: string | undefined;
  readonly setCookies: string[];
}

const visitContext = createContext<Visit | null>(null);
const answerSeconds = 180 * 24 * 60 * 60;
const eventSeconds = 10 * 60;

/** Reads the visitor's answer; appends the cookies of a new one and of events to the response. */
export const analyticsOfRequest: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!context.get(environmentContext).analytics) return next();
  const setCookies: string[] = [];
  context.set(visitContext, { ...readAnswer(request.headers.get('Cookie')), setCookies });
  const response = await next();
  for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie);
  return response;
};

function readAnswer(header: string | null): Pick<Visit, 'consent' | 'answeredOn'> {
  const cookies = parse(header ?? '');
  const [, answeredOn] = /\.(\d{4}-\d\d-\d\d)$/.exec(cookies[consentCookie] ?? '') ?? [];
  return { consent: consentOf(cookies), answeredOn };
}

/** What counts visitors, and what this one said to it; null when nothing does. */
export function analyticsFor(context: Context) {
  const { analytics } = context.get(environmentContext);
  return analytics
    ? { system: analytics.system, url: analytics.url, consent: context.get(visitContext)?.consent }
    : null;
}

/** The day on which the visitor answered, such as `2026-11-22`. */
export const answeredOn = (context: Context): string | undefined => context.get(visitContext)?.answeredOn;

export const hasConsent = (context: Context): boolean => context.get(visitContext)?.consent === 'accepted';

/** Keeps the visitor's answer for half a year. */
export function keepConsent(context: Context, consent: Consent, today: string): void {
  const visit = context.get(visitContext);
  if (!visit) return;
  visit.consent = consent;
  visit.answeredOn = today;
  visit.setCookies.push(readable(context, consentCookie, `${consent}.${today}`, answerSeconds));
}

/** Tells analytics what happened on the server, by way of the page that follows; nothing without consent. */
export function reportEvent(context: Context, name: EventName, details: EventDetails = {}): void {
  if (!hasConsent(context)) return;
  const cookieName = `${eventCookiePrefix}${Date.now().toString(36)}-${crypto.randomUUID().slice(0, 8)}`;
  const value = JSON.stringify({ name, details });
  context.get(visitContext)?.setCookies.push(readable(context, cookieName, value, eventSeconds));
}

/** A cookie that the page's script reads. */
const readable = (context: Context, name: string, value: string, maxAge: number): string =>
  serialize(name, value, {
    ...{ path: '/', sameSite: 'Lax', maxAge },
    secure: context.get(environmentContext).publicOrigin.startsWith('https:'),
  });
