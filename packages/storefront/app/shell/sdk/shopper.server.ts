import { guestPersona, personaFrom, roleOf } from '@basin/domain';
import type { SdkCalls } from '@basin/sdk';
import type { Shopper } from '../request-context.server.ts';

/** Returns the shopper from the token. The gateway verifies it again on each call. */
export async function shopperOf(sdk: SdkCalls): Promise<Shopper> {
  const { isAuthenticated, token } = await sdk.session.current();
  const claims = isAuthenticated ? await sdk.session.claims() : undefined;
  return {
    isSignedIn: isAuthenticated,
    role: roleOf(claims),
    isKnown: token !== undefined,
    persona: claims ? personaFrom(claims.persona) : guestPersona,
    firstName: claims?.firstName,
    koc: claims?.koc,
  };
}

/** Returns a shopper with only what customers of a persona and role have in common. */
export const genericCustomer = ({ persona, role }: Pick<Shopper, 'persona' | 'role'>): Shopper => ({
  isSignedIn: true,
  isKnown: true,
  persona,
  role,
  firstName: undefined,
  koc: undefined,
});
