import type { Json } from '../database/json.ts';
import type { RegistrationDocument } from './registrations.ts';

declare module '../database/tables.ts' {
  /** Tables of registered products; `owner` is the principal who registered them. */
  interface Tables {
    registrations: RegistrationRow;
  }
}

export interface RegistrationRow {
  id: string;
  owner: string;
  email: string;
  document: Json<RegistrationDocument>;
  registered_at: Date;
}
