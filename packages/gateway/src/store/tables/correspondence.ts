import type { CaseDocument } from '../../correspondence/cases.ts';
import type { SubscriptionDocument } from '../../correspondence/subscriptions.ts';
import type { RegistrationDocument } from '../../registration/registrations.ts';
import type { Json } from './json.ts';

/** Tables of what shoppers send to the house; `owner` is the principal who sent it. */
export interface CorrespondenceTables {
  newsletter_subscriptions: SubscriptionRow;
  cases: CaseRow;
  registrations: RegistrationRow;
  uploads: UploadRow;
}

interface SubscriptionRow {
  /** In lower case. */
  email: string;
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

export interface RegistrationRow {
  id: string;
  owner: string;
  email: string;
  document: Json<RegistrationDocument>;
  registered_at: Date;
}

export interface UploadRow {
  id: string;
  owner: string;
  /** The form that the file is for. */
  form: string;
  file_name: string;
  type: string;
  bytes: Uint8Array;
  /** A registration or a case names it: it stays. */
  is_attached: boolean;
  created_at: Date;
}
