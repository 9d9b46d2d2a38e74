import type { Db } from '../store/database.ts';
import { renderEmail, type RenderedEmail } from './render-email.ts';

const TAKEN_FOR_MS = 60_000;

/** How mail leaves the house. */
export interface SendOptions {
  /** Hands one e-mail to a mail service; a rejection leaves it in the outbox for the next time. */
  readonly send: (email: RenderedEmail) => Promise<void>;
  /** Where the shop is reached, which links lead to. */
  readonly shopOrigin: string;
  readonly now?: () => Date;
}

/**
 * Sends what waits in the outbox, the oldest first, and forgets each secret once it is sent. Any number of processes may
 * do so at the same time; an e-mail is sent twice only when a process ends between sending and saying so.
 *
 * @returns how many were sent
 */
export async function sendEmails(db: Db, options: SendOptions): Promise<number> {
  const { send, shopOrigin, now = () => new Date() } = options;
  for (let count = 0; ; count++) {
    const email = await takeNext(db, now());
    if (email === undefined) return count;
    await send(renderEmail(email, shopOrigin));
    await db.updateTable('outbox').set({ sent_at: now(), token: null }).where('id', '=', email.id).execute();
  }
}

/** The oldest that no other process has; it is this one's for a minute. */
function takeNext(db: Db, now: Date) {
  const next = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('taken_until', 'is', null), eb('taken_until', '<', now)]))
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('outbox')
    .set({ taken_until: new Date(now.getTime() + TAKEN_FOR_MS) })
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst();
}
