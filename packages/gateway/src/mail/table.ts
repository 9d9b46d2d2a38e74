import type { Locale } from '@basin/domain';
import type { Generated } from 'kysely';
import type { Json } from '../database/json.ts';
import type { EmailFacts, EmailKind } from './email.ts';

declare module '../database/tables.ts' {
  /** Tables of e-mails to send. */
  interface Tables {
    outbox: OutboxRow;
  }
}

/** An e-mail that waits to be sent, or was. */
export interface OutboxRow {
  id: string;
  recipient: string;
  kind: EmailKind;
  locale: Generated<Locale>;
  facts: Json<EmailFacts>;
  /** The secret of its link, until it is sent. */
  token: string | null;
  created_at: Date;
  sent_at: Generated<Date | null>;
  /** How often it was tried. */
  attempts: Generated<number>;
  /** When it may be tried again; null before the first attempt. */
  due_at: Generated<Date | null>;
}
