import type { MembershipCalls } from '../../calls.ts';
import { ConflictError, hasStatus } from '../../client/errors.ts';
import type { TokenSession } from '../../session/token-session.ts';
import { errorTextOf } from '../../state/request-status.ts';

/** Groups with prices of their own. The next call then has a token with the new prices. */
export interface Membership {
  /** Joins a group by its code, such as friends and family, `FAF`. */
  readonly joinGroup: (membership: GroupMembership) => Promise<MembershipResult>;
  /** Enters as an associate of a company, by the code of the invitation. */
  readonly joinCompany: (associate: CompanyAssociate) => Promise<MembershipResult>;
}

/** A group to join. */
export interface GroupMembership {
  /** Code of the price group, such as `FAF`. */
  readonly persona: string;
  /** The code of the invitation, where the group asks for one. */
  readonly code?: string | undefined;
}

/** Who works for a company whose associates have prices of their own. */
export interface CompanyAssociate {
  /** The e-mail address at the company. */
  readonly email: string;
  /** The code of the invitation. */
  readonly code: string;
  readonly employeeId?: string | undefined;
  readonly company?: string | undefined;
}

/** What came of it. */
export type MembershipResult =
  | { readonly status: 'joined' }
  /** The customer is a member already. */
  | { readonly status: 'member' }
  /** The code or the group is not accepted; in words for the shopper. */
  | { readonly status: 'rejected'; readonly error: string };

interface MembershipNounCalls {
  readonly membership: MembershipCalls;
  readonly session: Pick<TokenSession, 'renewNext'>;
}

/** Membership over the calls given. @see wire reference §39, §40 */
export function createMembership({ membership, session }: MembershipNounCalls): Membership {
  const join = async (
    reply: Promise<{ success: boolean; message?: string | undefined }>,
  ): Promise<MembershipResult> => {
    try {
      const { success, message } = await reply;
      if (!success) return { status: 'rejected', error: message ?? errorTextOf(undefined) };
    } catch (problem) {
      if (problem instanceof ConflictError) return { status: 'member' };
      if (hasStatus(problem, 400, 404)) return { status: 'rejected', error: errorTextOf(problem) };
      throw problem;
    }
    await session.renewNext();
    return { status: 'joined' };
  };
  return {
    joinGroup: ({ persona, code }) => join(membership.assignPersona({ body: { persona, code } })),
    joinCompany: ({ email, code, employeeId, company }) =>
      join(membership.enterAssociate({ body: { email, code, employeeId, company } })),
  };
}
