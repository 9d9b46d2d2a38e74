import { guestPersona } from './session/persona.ts';

/** What analytics records about the shopper, spelt as specified. @see catalogue spec §3 */
export interface UserAnalytics {
  readonly profileRole: ProfileRole;
  readonly profileType: string;
  readonly authStatus: 'authenticated' | 'anonymous';
  readonly knownStatus: 'known' | 'unknown';
  readonly returningStatus: 'returning' | 'new';
  readonly customerProspect: 'customer' | 'prospect';
  /** A hash, never the address; absent without consent. */
  readonly emailId?: string | undefined;
}

/** @see catalogue spec §4 */
export type ProfileRole = 'guest' | 'consumer' | 'professional';

/** What is known about the shopper. */
export interface ShopperFacts {
  readonly isAuthenticated: boolean;
  readonly businessType?: string | undefined;
  readonly persona?: string | undefined;
  /** Has been here before. */
  readonly isReturning?: boolean | undefined;
  /** Has ordered before. */
  readonly isCustomer?: boolean | undefined;
  readonly hashedEmail?: string | undefined;
}

/** The role that analytics gives a shopper: signed in with the business type Consumer a consumer, with any other a professional. @see catalogue spec §4 */
export function profileRole({ isAuthenticated, businessType }: ShopperFacts): ProfileRole {
  if (!isAuthenticated) return 'guest';
  return businessType === 'Consumer' ? 'consumer' : 'professional';
}

/** The user analytics object; who is not signed in is a guest and anonymous. @see catalogue spec §4 */
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
