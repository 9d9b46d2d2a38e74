import type { Json } from '../database/json.ts';
import type { CustomerDocument } from './customer.ts';

declare module '../database/tables.ts' {
  /** Tables of customers and of the invitation codes of groups. */
  interface Tables {
    customers: CustomerRow;
    invitations: InvitationRow;
  }
}

/** A customer of the commerce system. */
export interface CustomerRow {
  id: string;
  version: number;
  email: string;
  /** Memberships in the format of the token, e.g. `KOUS:TVS`. */
  persona: Json<string[]>;
  /** The associate id of a person who places orders for customers. */
  koc: string | null;
  document: Json<CustomerDocument>;
  created_at: Date;
  last_modified_at: Date;
}

/** An invitation code of a group; unlimited without a number of uses. */
export interface InvitationRow {
  code_hash: string;
  persona: string;
  uses_left: number | null;
}
