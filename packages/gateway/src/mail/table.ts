import type { Locale } from '@basin/domain';
import type { Generated } from 'kysely';
import type { Json } from '../database/json.ts';
import type { EmailFacts, EmailKind } from './email.ts';

declare module '../database/tables.ts' {
  /** The outbox of e-mails. */
  interface Tables {
    outbox: OutboxRow;
  }
}

/** An e-mail that is queued or sent. */
export interface OutboxRow {
  id: string;
  recipient: string;
  kind: EmailKind;
  locale: Generated<Locale>;
  facts: Json<EmailFacts>;
  /** The secret of its link; null once it is sent or abandoned. */
  token: string | null;
  created_at: Date;
  sent_at: Generated<Date | null>;
  /** The number of attempts so far. */
  attempts: Generated<number>;
  /** The time of the next attempt; null before the first. */
  due_at: Generated<Date | null>;
}
