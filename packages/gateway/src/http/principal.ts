import { HttpProblem } from './http-problem.ts';

/** Who calls, as the verified token says. */
export type Principal = GuestPrincipal | CustomerPrincipal;

interface GuestPrincipal {
  readonly kind: 'guest';
  readonly anonymousId: string;
  readonly channel: string;
}

export interface CustomerPrincipal {
  readonly kind: 'customer';
  readonly customerId: string;
  readonly email: string;
  readonly uid: string;
  /** The price list and access that the customer has, e.g. `TVS`. */
  readonly persona: string;
  /** The associate id; whoever has one places orders for customers. */
  readonly koc?: string;
  /** The guest that the customer was before signing in. */
  readonly anonymousId?: string;
}

/** Why a token is not taken. */
type TokenProblem = 'JWT not present.' | 'Invalid JWT.';

/** Reads who calls from the bearer token of a request. */
export type PrincipalResolver = (request: Request) => Promise<Principal | TokenProblem>;

/** Rejects a guest with 403: what follows belongs to an account. */
export function expectCustomer(principal: Principal): asserts principal is CustomerPrincipal {
  if (principal.kind === 'guest') {
    throw new HttpProblem(403, { statusCode: 403, message: 'A signed-in customer is required.' });
  }
}

/** One text per principal, for rows that belong to it. */
export function ownerOf(principal: Principal): string {
  return principal.kind === 'guest' ? `guest:${principal.anonymousId}` : `customer:${principal.customerId}`;
}
