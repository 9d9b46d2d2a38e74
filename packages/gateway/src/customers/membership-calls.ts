import { contract } from '@basin/sdk/contract';
import { joinGroup } from './membership.ts';
import { implement } from '../http/implement.ts';

/** Handlers that add a customer to a group with its own prices. */
export const membershipHandlers = implement(contract.membership, {
  async assignPersona({ principal, body: { persona, code = '' }, db, now, log }) {
    const { persona: personas } = await joinGroup({ db, now, log }, principal, { persona, code });
    return { success: true, persona: personas };
  },

  async enterAssociate({ principal, body: { code, ...entry }, db, now, log }) {
    await joinGroup({ db, now, log }, principal, { persona: 'CAS', code, entry });
    return { success: true };
  },
});
