import type { Json } from '../database/json.ts';
import type { CustomerDocument } from './customer.ts';

declare module '../database/tables.ts' {
  /** Tables of the shoppers and the codes that let them into a group. */
  interface Tables {
    customers: CustomerRow;
    invitations: InvitationRow;
  }
}

/** The shopper as commerce knows them. */
export interface CustomerRow {
  id: string;
  version: number;
  email: string;
  /** Memberships as the token carries them, e.g. `KOUS:TVS`. */
  persona: Json<string[]>;
  /** The associate id of a person who orders for customers. */
  koc: string | null;
  document: Json<CustomerDocument>;
  created_at: Date;
  last_modified_at: Date;
}

/** A code that lets customers into a group; without a number of uses it lasts. */
export interface InvitationRow {
  code_hash: string;
  persona: string;
  uses_left: number | null;
}
