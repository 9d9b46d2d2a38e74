import type { CustomerCalls } from '../../calls.ts';
import { retryOnConflict } from '../../client/retry-on-conflict.ts';
import type { Customer as WireCustomer } from '../../contract/types.ts';

/** The customer behind the session, with the version that each change sends along. @see catalogue spec §4 */
export interface CustomerRecord {
  readonly fetch: () => Promise<WireCustomer>;
  /** Changes the customer in the version seen last; when another device was faster, once more in the newer one. */
  readonly change: <Changed extends WireCustomer>(
    send: (customer: WireCustomer) => Promise<Changed>,
  ) => Promise<Changed>;
}

/** Remembers the customer as the last reply had it. */
export function createCustomerRecord(calls: Pick<CustomerCalls, 'me'>): CustomerRecord {
  let seen: WireCustomer | undefined;
  const keep = <Seen extends WireCustomer>(customer: Seen): Seen => {
    seen = customer;
    return customer;
  };
  const fetch = async () => keep(await calls.me());
  return {
    fetch,
    change: (send) =>
      retryOnConflict(
        async () => {
          const customer = seen ?? (await fetch());
          seen = undefined; // what a rejected change was made on is read again
          return customer;
        },
        async (customer) => keep(await send(customer)),
      ),
  };
}
