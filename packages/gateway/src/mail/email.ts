import { localeFrom, type Money } from '@basin/domain';
import { canonicalEmail } from './canonical-email.ts';
import { countAttempt, type AttemptLimit } from '../http/limits/attempts.ts';
import type { Db, Tx } from '../database/database.ts';
import type { emailLinks } from './email-links.ts';

/** The kinds of e-mail that the shop sends. */
export type EmailKind = keyof typeof emailLinks;

/** The values that an e-mail template is filled with: only what the reader needs. */
export interface EmailFacts {
  readonly firstName?: string | undefined;
  /** The requested e-mail address of an account. */
  readonly newEmail?: string;
  readonly orderNumber?: string;
  readonly purchaseOrderNumber?: string | undefined;
  readonly caseNumber?: string;
  readonly carrier?: string;
  readonly trackingNumber?: string;
  /** The carrier's page of a parcel. */
  readonly trackingUrl?: string | undefined;
  /** A formatted amount in the reader's language. */
  readonly amount?: string;
  /** The refunded amount of a cancelled order, in the reader's language; missing for an order that cost nothing. */
  readonly refund?: string | undefined;
  /** The amount owed for returned units, in the reader's language; missing when nothing is owed. */
  readonly owed?: string | undefined;
  readonly order?: OrderSummary;
}

/** An order as its receipt lists it, or units of it without totals. */
export interface OrderSummary {
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    /** The model number with its label. */
    readonly model?: string | undefined;
    readonly quantity: number;
    /** The quantity in the reader's language: tile in boxes, trim in pieces. */
    readonly units?: string | undefined;
    /** Missing for a part whose price is included in its set. */
    readonly total?: Money | undefined;
    /** The unit price of tile or trim, in the reader's language. */
    readonly unitPrice?: string | undefined;
    /** The shipping date, in the reader's language. */
    readonly leaves?: string | undefined;
  }[];
  /** The brand of all line items, if they share one. */
  readonly brand?: string | undefined;
  /** A negative amount. */
  readonly discount?: Money | undefined;
  readonly shipping?: Money | undefined;
  /** Each tax with its label in the reader's language. */
  readonly taxes?: readonly { readonly label: string; readonly amount: Money }[] | undefined;
  readonly total?: Money | undefined;
  /** When each shipment is expected, in the reader's language. */
  readonly arrivals?: readonly string[];
}

/** An e-mail to queue. Its optional token appears in the link only. */
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

/** Queues an e-mail in the outbox, in the transaction of the event that it reports. Ignores an invalid recipient. */
export async function queueEmail(
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

const unverifiedLimit: AttemptLimit = { name: 'mail-to-unverified', max: 5, windowSeconds: 900 };

/** Queues an e-mail to an address whose owner is unverified, rate-limited so that nobody can flood it. */
export async function queueToUnverified(tx: Tx, draft: EmailDraft, clock: Clock): Promise<void> {
  const { recipient } = draft;
  const { isOver } = await countAttempt(tx, unverifiedLimit, canonicalEmail(recipient) ?? recipient, clock.now());
  if (!isOver) await queueEmail(tx, draft, clock);
}
