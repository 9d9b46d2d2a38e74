import type { Json } from '../database/json.ts';
import type { CaseDocument } from './cases.ts';
import type { SubscriptionDocument } from './subscriptions.ts';

declare module '../database/tables.ts' {
  /** Tables of newsletter subscriptions and service cases; `owner` is the principal that subscribed or opened the case. */
  interface Tables {
    newsletter_subscriptions: SubscriptionRow;
    cases: CaseRow;
  }
}

interface SubscriptionRow {
  /** In lower case. */
  email: string;
  /** The last principal that subscribed the address; null before migration 020. */
  owner: string | null;
  document: Json<SubscriptionDocument>;
  subscribed_at: Date;
  last_modified_at: Date;
}

interface CaseRow {
  case_number: string;
  owner: string;
  email: string;
  document: Json<CaseDocument>;
  created_at: Date;
}
