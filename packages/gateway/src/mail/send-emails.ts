import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { EmailKind } from './email.ts';
import { renderEmail, type RenderedEmail } from './render-email.ts';
import { readSkins } from './skins.ts';

const MINUTE_MS = 60_000;

/** A minute, then four times as long after each attempt: the last one is 22 hours after the first. */
const BACKOFF_FACTOR = 4;

/** How often an e-mail is tried before it is given up. */
export const MOST_ATTEMPTS = 7;

/** An attempt that failed. */
export interface FailedAttempt {
  readonly emailId: string;
  readonly kind: EmailKind;
  readonly attempts: number;
  readonly isGivenUp: boolean;
  readonly error: unknown;
}

export interface SendOptions {
  /** Gives one e-mail to a mail service; a rejection leaves it in the outbox for a later attempt. */
  readonly send: (email: RenderedEmail) => Promise<void>;
  /** Where the shop is reached, which links lead to. */
  readonly shopOrigin: string;
  readonly now?: () => Date;
  readonly onFailure?: (failure: FailedAttempt) => void;
  /** Ends the round after the e-mail that is being sent. */
  readonly signal?: AbortSignal;
}

/**
 * Sends what is due in the outbox and forgets each secret once its e-mail is sent or given up. New e-mails go first; one
 * that fails is tried again later, at most seven times, and holds up no other. Any number of processes may send at the
 * same time; an e-mail is sent twice only when a process ends between sending it and recording that.
 *
 * @returns how many were sent
 */
export async function sendEmails(db: Db, options: SendOptions): Promise<number> {
  const { now = () => new Date(), signal } = options;
  let count = 0;
  while (!signal?.aborted) {
    const email = await takeNext(db, now());
    if (email === undefined) break;
    if (await isSent(db, email, { ...options, now })) count++;
  }
  return count;
}

type DueEmail = NonNullable<Awaited<ReturnType<typeof takeNext>>>;

async function isSent(db: Db, email: DueEmail, options: SendOptions & { now: () => Date }): Promise<boolean> {
  const { send, shopOrigin, now, onFailure } = options;
  const { id, kind, attempts } = email;
  try {
    await send(renderEmail(email, { shopOrigin, skins: await readSkins(db) }));
  } catch (error) {
    const isGivenUp = attempts >= MOST_ATTEMPTS;
    if (isGivenUp) await db.updateTable('outbox').set({ token: null }).where('id', '=', id).execute();
    onFailure?.({ emailId: id, kind, attempts, isGivenUp, error });
    return false;
  }
  await db.updateTable('outbox').set({ sent_at: now(), token: null }).where('id', '=', id).execute();
  return true;
}

/** Takes the next e-mail that is due: the attempt counts before it is made, and nobody else makes it meanwhile. */
function takeNext(db: Db, now: Date) {
  const next = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('attempts', '<', MOST_ATTEMPTS)
    .where((eb) => eb.or([eb('due_at', 'is', null), eb('due_at', '<=', now)]))
    .orderBy('attempts')
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const backoffMs = sql<number>`${MINUTE_MS} * power(${BACKOFF_FACTOR}, attempts)`;
  return db
    .updateTable('outbox')
    .set({
      attempts: sql<number>`attempts + 1`,
      due_at: sql<Date>`${now}::timestamptz + ${backoffMs} * interval '1 millisecond'`,
    })
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst();
}
