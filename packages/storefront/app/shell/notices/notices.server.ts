import type { RouterContextProvider } from 'react-router';
import { sessionContext } from '../request-context.server.ts';
import type { SessionNotice } from '../session/shop-session.ts';

type Context = Readonly<RouterContextProvider>;

/** The most that a page says; what no page shows must not fill the cookie. */
const mostNotices = 3;

/** Keeps something to say for the next page that shows notices. */
export function leaveNotice(context: Context, ...notices: SessionNotice[]): void {
  const session = context.get(sessionContext);
  session.set('notices', [...(session.get('notices') ?? []), ...notices].slice(-mostNotices));
}

/** What was left to be said; it is said once. */
export function takeNotices(context: Context): readonly SessionNotice[] {
  const session = context.get(sessionContext);
  const notices = session.get('notices') ?? [];
  if (notices.length > 0) session.unset('notices');
  return notices;
}
