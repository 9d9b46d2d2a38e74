import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../context.ts';
import { noticesContext } from '../request-context.server.ts';
import type { SessionNotice } from '../session/shop-session.ts';

/** Queues notices for the next page that shows them. */
export function queueNotice(context: Context, ...notices: SessionNotice[]): void {
  context.get(noticesContext).added.push(...notices);
}

/**
 * Returns the queued notices and removes them. Equal ones are returned once: a form whose response was lost is sent
 * again.
 */
export function takeNotices(context: Context): readonly SessionNotice[] {
  const { earlier, added } = context.get(noticesContext);
  const notices = [...earlier.values(), ...added.splice(0)];
  earlier.clear();
  return notices.filter((notice, index) => notices.findIndex((other) => isDeepStrictEqual(other, notice)) === index);
}
