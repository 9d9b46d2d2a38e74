import { localeFrom, type Money } from '@basin/domain';
import { canonicalEmail } from './canonical-email.ts';
import { countAttempt, type AttemptLimit } from '../http/limits/attempts.ts';
import type { Db, Tx } from '../database/database.ts';
import type { emailLinks } from './email-links.ts';

/** What the shop writes to people. */
export type EmailKind = keyof typeof emailLinks;

/** What an e-mail says beside the words of its kind: no more than its reader needs. */
export interface EmailFacts {
  readonly firstName?: string | undefined;
  readonly orderNumber?: string;
  readonly purchaseOrderNumber?: string | undefined;
  readonly caseNumber?: string;
  readonly carrier?: string;
  readonly trackingNumber?: string;
  /** An amount of money in the reader's language. */
  readonly amount?: string;
  /** What a cancelled order gives back, in the reader's language; an order for nothing gives nothing back. */
  readonly refund?: string | undefined;
  readonly order?: OrderSummary;
}

/** An order as its receipt lists it, or a parcel of it, which has no sums. */
export interface OrderSummary {
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    readonly quantity: number;
    /** A part that is paid with its set has none. */
    readonly total?: Money | undefined;
    /** What a unit of tile or trim costs, in the reader's language. */
    readonly unitPrice?: string | undefined;
    /** When it leaves, in the reader's language. */
    readonly leaves?: string | undefined;
  }[];
  /** The brand that all of it is of. */
  readonly brand?: string | undefined;
  readonly shipping?: Money | undefined;
  readonly tax?: Money | undefined;
  /** The buyer is exempt from tax, which is why it is nothing. */
  readonly isTaxExempt?: boolean | undefined;
  readonly total?: Money | undefined;
}

/** An e-mail to be written: its secret, if it has one, becomes a part of its link and of nothing else. */
export interface EmailDraft {
  readonly recipient: string;
  readonly kind: EmailKind;
  readonly locale: string | undefined;
  readonly facts?: EmailFacts;
  readonly token?: string;
}

interface Clock {
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Lays an e-mail into the outbox, in the transaction of what it tells of. What is not an address gets none. */
export async function postEmail(
  db: Db | Tx,
  { recipient, kind, locale, facts = {}, token }: EmailDraft,
  { now, newId }: Clock,
): Promise<void> {
  const address = canonicalEmail(recipient);
  if (address === undefined) return;
  await db
    .insertInto('outbox')
    .values({
      id: newId(),
      recipient: address,
      kind,
      locale: localeFrom(locale),
      facts: JSON.stringify(facts),
      token: token ?? null,
      created_at: now(),
    })
    .execute();
}

const unverifiedLimit: AttemptLimit = { name: 'mail-to-unverified', most: 5, windowSeconds: 900 };

/** As `postEmail`, to an address that nobody has shown to be their own: it cannot be flooded by who types it again and again. */
export async function postToUnverified(tx: Tx, draft: EmailDraft, clock: Clock): Promise<void> {
  const { isOver } = await countAttempt(tx, unverifiedLimit, draft.recipient, clock.now());
  if (!isOver) await postEmail(tx, draft, clock);
}
