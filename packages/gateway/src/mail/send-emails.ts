import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { digestOf } from '../http/digest.ts';
import type { EmailKind } from './email.ts';
import { emailLinks } from './email-links.ts';
import { renderEmail, type RenderedEmail } from './render-email.ts';
import { readSkins } from './skins.ts';

const minuteMs = 60_000;

/** The delay starts at one minute and grows fourfold per attempt; the last attempt is 1,365 minutes, almost 23 hours, after the first. */
const backoffFactor = 4;

/** The number of attempts before an e-mail is abandoned. */
export const maxAttempts = 7;

/** A failed attempt to send an e-mail. */
export interface FailedAttempt {
  readonly emailId: string;
  readonly kind: EmailKind;
  readonly attempts: number;
  readonly isGivenUp: boolean;
  readonly error: unknown;
}

export interface SendOptions {
  /** Sends an e-mail; when it rejects, the e-mail stays in the outbox for another attempt. */
  readonly send: (email: RenderedEmail) => Promise<void>;
  /** The shop's public origin, for links. */
  readonly shopOrigin: string;
  readonly now?: () => Date;
  readonly onFailure?: (failure: FailedAttempt) => void;
  /** Ends the round after the current e-mail. */
  readonly signal?: AbortSignal;
}

/**
 * Sends all due e-mail in the outbox, and deletes each token once its e-mail is sent or abandoned. New e-mail goes
 * first; a failed one is retried later, up to seven attempts in all, and delays no other. One whose link no longer
 * works is deleted instead. Any number of processes may send at the same time; an e-mail is sent twice only when a
 * process dies between sending it and recording that.
 *
 * @returns the number of e-mails sent
 */
export async function sendEmails(db: Db, options: SendOptions): Promise<number> {
  const { now = () => new Date(), signal } = options;
  let count = 0;
  while (!signal?.aborted) {
    const email = await claimNext(db, now());
    if (email === undefined) break;
    if (await trySend(db, email, { ...options, now })) count++;
  }
  return count;
}

type DueEmail = NonNullable<Awaited<ReturnType<typeof claimNext>>>;

async function trySend(db: Db, email: DueEmail, options: SendOptions & { now: () => Date }): Promise<boolean> {
  const { send, shopOrigin, now, onFailure } = options;
  const { id, kind, attempts } = email;
  if (await isLinkDead(db, email, now())) {
    await db.deleteFrom('outbox').where('id', '=', id).execute();
    return false;
  }
  try {
    await send(renderEmail(email, { shopOrigin, skins: await readSkins(db) }));
  } catch (error) {
    const isGivenUp = attempts >= maxAttempts;
    if (isGivenUp) await db.updateTable('outbox').set({ token: null }).where('id', '=', id).execute();
    onFailure?.({ emailId: id, kind, attempts, isGivenUp, error });
    return false;
  }
  await recordSent(db, email, now());
  return true;
}

/** Whether the link was redeemed or replaced, or its secret deleted before a mail server was configured. */
async function isLinkDead(db: Db, { kind, token }: DueEmail, now: Date): Promise<boolean> {
  if (token === null || !('secret' in emailLinks[kind])) return false;
  const link = kind === 'shared-cart' ? await findSharedCartLink(db, token, now) : await findIdentityLink(db, token);
  return link === undefined;
}

const findSharedCartLink = (db: Db, id: string, now: Date) =>
  db.selectFrom('shared_carts').select('id').where('id', '=', id).where('expires_at', '>', now).executeTakeFirst();

/** An expired one counts, because sending its e-mail renews it. */
const findIdentityLink = (db: Db, token: string) =>
  db.selectFrom('identity_transactions').select('uid').where('token_hash', '=', digestOf(token)).executeTakeFirst();

/** The lifetime of the link begins when its e-mail is sent, however long that waited for the mail server. */
async function recordSent(db: Db, { id, token, created_at: createdAt }: DueEmail, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await tx.updateTable('outbox').set({ sent_at: now, token: null }).where('id', '=', id).execute();
    if (token === null) return;
    await tx
      .updateTable('identity_transactions')
      .set({ expires_at: sql<Date>`expires_at + (${now}::timestamptz - ${createdAt}::timestamptz)` })
      .where('token_hash', '=', digestOf(token))
      .execute();
  });
}

/** Claims the next due e-mail: counts the attempt up front and postpones the next, so that no other sender takes it. */
function claimNext(db: Db, now: Date) {
  const next = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('attempts', '<', maxAttempts)
    .where((eb) => eb.or([eb('due_at', 'is', null), eb('due_at', '<=', now)]))
    .orderBy('attempts')
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const backoffMs = sql<number>`${minuteMs} * power(${backoffFactor}, attempts)`;
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
