import type { Db } from '../../database/database.ts';
import { countAttempt, tooManyAttempts, type Attempt, type AttemptLimit } from './attempts.ts';
import { networkOf } from './client-address.ts';

const quarterHour = 900;

const perQuarterHour = (name: string, max: number): AttemptLimit => ({ name, max, windowSeconds: quarterHour });
const mail = perQuarterHour('network-recovery', 60);
const orderLookUp = perQuarterHour('network-order-look-up', 60);

/**
 * The limits per network for calls without an account that allow guessing, send e-mail, hash passwords, copy carts, or
 * store or render files. Many shoppers share an address (an office, a mobile carrier), so each limit is many times what
 * a person needs; the handlers define the limits per account. Changes of a cart have none: counting them would be one
 * more write for each.
 */
const limits: Readonly<Record<string, AttemptLimit>> = {
  'POST /oauth/token': perQuarterHour('network-guest-token', 3_000),
  'POST /api/v1/authn': perQuarterHour('network-sign-in', 100),
  'POST /api/v1/authn/recovery/password': mail,
  'POST /api/v1/authn/recovery/unlock': mail,
  'POST /api/v1/authn/recovery/token': mail,
  'POST /api/v1/authn/recovery/answer': mail,
  'POST /api/v1/authn/credentials/change_password': mail,
  'POST /api/v1/authn/credentials/reset_password': mail,
  'POST /customer/signup': perQuarterHour('network-sign-up', 60),
  'POST /customer/lookup': perQuarterHour('network-lookup', 100),
  'POST /checkout/orders/v1/find-my-orders': orderLookUp,
  'POST /checkout/orders/v1/cancel': orderLookUp,
  'GET /checkout/orders/split': orderLookUp,
  'POST /checkout/orders/v1/invoice': perQuarterHour('network-invoice', 300),
  'GET /checkout/orders/query': perQuarterHour('network-orders', 600),
  'POST /cart/v2/discount': perQuarterHour('network-discount', 300),
  'POST /cart/sharedcart': perQuarterHour('network-shared-cart', 300),
  'POST /frame': perQuarterHour('network-card', 120),
  'POST /paypal': perQuarterHour('network-paypal-approval', 120),
  'POST /payment/paypal/getToken': perQuarterHour('network-paypal', 300),
  'POST /membership/assign/persona': perQuarterHour('network-membership', 60),
  'POST /membership/associate/entry': perQuarterHour('network-membership', 60),
  'POST /crm/newsletter/subscription': perQuarterHour('network-newsletter', 60),
  'POST /crm/webtocase': perQuarterHour('network-case', 60),
  'POST /product-registration': perQuarterHour('network-registration', 60),
  'PUT /assets/upload': perQuarterHour('network-upload', 120),
  'POST /assets/zip-download': perQuarterHour('network-archive', 60),
  'GET /catalog/pdf-file-download': perQuarterHour('network-catalogue', 300),
};

/**
 * Counts a call against the limit of its caller's network. Does nothing for a call without a limit or a caller without
 * an address.
 */
export async function countNetwork(
  db: Db,
  { method, path }: { readonly method: string; readonly path: string },
  address: string | undefined,
  now: Date,
): Promise<Attempt | undefined> {
  const limit = limits[`${method} ${path}`];
  if (limit === undefined || address === undefined) return undefined;
  return countAttempt(db, limit, networkOf(address), now);
}

/** @throws {HttpProblem} 429 when the network is over its limit */
export function expectWithinLimit(attempt: Attempt | undefined): void {
  if (attempt?.isOver) throw tooManyAttempts(attempt);
}
