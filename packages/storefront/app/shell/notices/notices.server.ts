import type { RouterContextProvider } from 'react-router';
import { noticesContext } from '../request-context.server.ts';
import type { SessionNotice } from '../session/shop-session.ts';

type Context = Readonly<RouterContextProvider>;

/** Keeps something to say for the next page that shows notices. */
export function leaveNotice(context: Context, ...notices: SessionNotice[]): void {
  context.get(noticesContext).left.push(...notices);
}

/** What was left to be said; it is said once. */
export function takeNotices(context: Context): readonly SessionNotice[] {
  const { kept, left } = context.get(noticesContext);
  const notices = [...kept.values(), ...left.splice(0)];
  kept.clear();
  return notices;
}
