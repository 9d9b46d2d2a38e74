import type { Locale, Money } from '@basin/domain';
import { canonicalEmail } from '../accounts/canonical-email.ts';
import { countAttempt, type AttemptLimit } from '../limits/attempts.ts';
import type { Db, Tx } from '../store/database.ts';
import type { letters } from './letters.ts';

/** What the house writes to people. */
export type EmailKind = keyof typeof letters;

/** What an e-mail says beside the words of its kind: no more than its reader needs. */
export interface EmailFacts {
  readonly firstName?: string | undefined;
  readonly orderNumber?: string;
  readonly caseNumber?: string;
  readonly order?: OrderSummary;
}

/** An order as its receipt lists it. */
export interface OrderSummary {
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    readonly quantity: number;
    readonly total: Money;
  }[];
  readonly shipping: Money;
  readonly tax?: Money | undefined;
  readonly total: Money;
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

/** Lays an e-mail into the outbox, in the transaction of what it tells of. What is no address gets none. */
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
      locale: languageOf(locale),
      facts: JSON.stringify(facts),
      token: token ?? null,
      created_at: now(),
    })
    .execute();
}

const strangerLimit: AttemptLimit = { name: 'mail-to-stranger', most: 5, windowSeconds: 900 };

/** As `postEmail`, to an address that nobody has shown to be his own: it cannot be flooded by who types it again and again. */
export async function postToStranger(tx: Tx, draft: EmailDraft, clock: Clock): Promise<void> {
  const { isOver } = await countAttempt(tx, strangerLimit, draft.recipient, clock.now());
  if (!isOver) await postEmail(tx, draft, clock);
}

/** The language that a locale such as `fr-CA` is written in; English for one that the house does not write. */
export const languageOf = (locale = ''): Locale => (/^fr\b/i.test(locale) ? 'fr' : 'en');
