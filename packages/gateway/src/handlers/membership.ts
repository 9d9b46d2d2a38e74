import { contract } from '@basin/sdk/contract';
import { joinGroup } from '../accounts/membership.ts';
import { implement } from '../implement.ts';

/** Membership in a group with prices of its own. */
export const membershipHandlers = implement(contract.membership, {
  async assignPersona({ principal, body: { persona, code = '' }, db, now }) {
    const { persona: personas } = await joinGroup({ db, now }, principal.customerId, { persona, code });
    return { success: true, persona: personas };
  },

  async enterAssociate({ principal, body: { code, ...entry }, db, now }) {
    await joinGroup({ db, now }, principal.customerId, { persona: 'CAS', code, entry });
    return { success: true };
  },
});
