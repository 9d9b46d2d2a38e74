import { HttpProblem } from './http-problem.ts';

/** The caller, as identified by the verified token. */
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
  /** The persona, which determines the price list and access, e.g. `TVS`. */
  readonly persona: string;
  /** The associate id of someone who places orders for customers. */
  readonly koc?: string;
  /** The guest id from before signing in. */
  readonly anonymousId?: string;
}

/** Why a token is rejected. */
type TokenProblem = 'JWT not present.' | 'Invalid JWT.';

/** Identifies the caller by the bearer token of a request. */
export type PrincipalResolver = (request: Request) => Promise<Principal | TokenProblem>;

/** Rejects a guest with 403. */
export function expectCustomer(principal: Principal): asserts principal is CustomerPrincipal {
  if (principal.kind === 'guest') {
    throw new HttpProblem(403, { statusCode: 403, message: 'A signed-in customer is required.' });
  }
}

/** Returns the owner key of a principal, for the rows that belong to it. */
export function ownerOf(principal: Principal): string {
  return principal.kind === 'guest' ? `guest:${principal.anonymousId}` : `customer:${principal.customerId}`;
}
