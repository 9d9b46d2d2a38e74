import { normaliseEmail } from '../validation/normalise-email.ts';

/** What an order is looked up by. @see catalogue spec §3 */
export interface OrderLookup {
  readonly email: string;
  readonly orderId: string;
}

/** A look-up as it is sent: e-mail trimmed and in lower case, order number trimmed and in upper case. @see catalogue spec §5 */
export function orderLookup({ email, orderId }: OrderLookup): OrderLookup {
  return { email: normaliseEmail(email), orderId: orderId.trim().toUpperCase() };
}

/** Addresses of an order that was found. @see catalogue spec §3 */
export interface FoundOrder<Address> {
  readonly addresses: { readonly shipping?: Address | undefined; readonly billing?: Address | undefined };
}

/** The address that a found order went to, else the one that it was billed to; undefined when it has none. */
export function foundAddress<Address>({ addresses }: Partial<FoundOrder<Address>>): Address | undefined {
  return addresses?.shipping ?? addresses?.billing;
}
