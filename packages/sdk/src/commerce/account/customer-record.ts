import type { CustomerCalls } from '../../calls.ts';
import { retryOnConflict } from '../../client/retry-on-conflict.ts';
import type { CustomerDocument } from '../../contract/types.ts';

/** The customer of the session, and the version that each change requires. @see catalogue spec §4 */
export interface CustomerRecord {
  readonly fetch: () => Promise<CustomerDocument>;
  /** Changes the customer in the version read last; retries once in the newer version after a conflict. */
  readonly change: <Changed extends CustomerDocument>(
    send: (customer: CustomerDocument) => Promise<Changed>,
  ) => Promise<Changed>;
}

/** Creates a record that caches the customer of the last response. */
export function createCustomerRecord(calls: Pick<CustomerCalls, 'me'>): CustomerRecord {
  let seen: CustomerDocument | undefined;
  const remember = <Seen extends CustomerDocument>(customer: Seen): Seen => {
    seen = customer;
    return customer;
  };
  const fetch = async () => remember(await calls.me());
  return {
    fetch,
    change: (send) =>
      retryOnConflict(
        async () => {
          const customer = seen ?? (await fetch());
          seen = undefined; // after a conflict, read the customer again
          return customer;
        },
        async (customer) => remember(await send(customer)),
      ),
  };
}
