import { guestPersona } from './session/persona.ts';

/** The shopper properties that analytics records, spelt as specified. @see catalogue spec §3 */
export interface UserAnalytics {
  readonly profileRole: ProfileRole;
  readonly profileType: string;
  readonly authStatus: 'authenticated' | 'anonymous';
  readonly knownStatus: 'known' | 'unknown';
  readonly returningStatus: 'returning' | 'new';
  readonly customerProspect: 'customer' | 'prospect';
  /** A hash of the e-mail address, never the address itself; absent without consent. */
  readonly emailId?: string | undefined;
}

/** @see catalogue spec §4 */
export type ProfileRole = 'guest' | 'consumer' | 'professional';

/** The known facts about a shopper. */
export interface ShopperFacts {
  readonly isAuthenticated: boolean;
  readonly businessType?: string | undefined;
  readonly persona?: string | undefined;
  /** Has visited before. */
  readonly isReturning?: boolean | undefined;
  /** Has ordered before. */
  readonly isCustomer?: boolean | undefined;
  readonly hashedEmail?: string | undefined;
}

/**
 * Returns the analytics role of a shopper: guest when signed out, consumer for the business type Consumer, otherwise
 * professional.
 *
 * @see catalogue spec §4
 */
export function profileRole({ isAuthenticated, businessType }: ShopperFacts): ProfileRole {
  if (!isAuthenticated) return 'guest';
  return businessType === 'Consumer' ? 'consumer' : 'professional';
}

/** Returns the user analytics object; a signed-out shopper is an anonymous guest. @see catalogue spec §4 */
export function userAnalytics(facts: ShopperFacts): UserAnalytics {
  const { isAuthenticated, persona = guestPersona, isReturning = false, isCustomer = false, hashedEmail } = facts;
  return {
    profileRole: profileRole(facts),
    profileType: isAuthenticated ? persona : guestPersona,
    authStatus: isAuthenticated ? 'authenticated' : 'anonymous',
    knownStatus: isAuthenticated || hashedEmail !== undefined ? 'known' : 'unknown',
    returningStatus: isReturning ? 'returning' : 'new',
    customerProspect: isCustomer ? 'customer' : 'prospect',
    ...(hashedEmail === undefined ? {} : { emailId: hashedEmail }),
  };
}
