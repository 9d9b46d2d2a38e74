import type { MembershipCalls } from '../../calls.ts';
import { ConflictError, hasStatus } from '../../client/errors.ts';
import type { TokenSession } from '../../session/token-session.ts';
import { errorTextOf } from '../../state/request-status.ts';

/** Groups with special prices. After joining one, the next call has a token with the new prices. */
export interface Membership {
  /** Joins a group by its code, such as `FAF` for friends and family. */
  readonly joinGroup: (membership: GroupMembership) => Promise<MembershipResult>;
  /** Joins as an associate of a company, with the code of the invitation. */
  readonly joinCompany: (associate: CompanyAssociate) => Promise<MembershipResult>;
}

/** A group to join. */
export interface GroupMembership {
  /** Code of the price group, such as `FAF`. */
  readonly persona: string;
  /** The code of the invitation, if the group requires one. */
  readonly code?: string | undefined;
}

/** An associate of a company with special prices. */
export interface CompanyAssociate {
  /** The e-mail address at the company. */
  readonly email: string;
  /** The code of the invitation. */
  readonly code: string;
  readonly employeeId?: string | undefined;
  readonly company?: string | undefined;
}

/** The result of joining a group. */
export type MembershipResult =
  | { readonly status: 'joined' }
  /** The customer is already a member. */
  | { readonly status: 'member' }
  /** The code or the group is invalid; `error` is a text for the shopper. */
  | { readonly status: 'rejected'; readonly error: string };

interface MembershipNounCalls {
  readonly membership: MembershipCalls;
  readonly session: Pick<TokenSession, 'renewNext'>;
}

/** Creates membership on the given calls. @see wire reference §39, §40 */
export function createMembership({ membership, session }: MembershipNounCalls): Membership {
  const join = async (
    reply: Promise<{ success: boolean; message?: string | undefined }>,
  ): Promise<MembershipResult> => {
    let status: 'joined' | 'member' = 'joined';
    try {
      const { success, message } = await reply;
      if (!success) return { status: 'rejected', error: message ?? errorTextOf(undefined) };
    } catch (problem) {
      if (hasStatus(problem, 400, 404)) return { status: 'rejected', error: errorTextOf(problem) };
      if (!(problem instanceof ConflictError)) throw problem;
      status = 'member'; // since a lost response, or on another device: the token may be older
    }
    await session.renewNext();
    return { status };
  };
  return {
    joinGroup: ({ persona, code }) => join(membership.assignPersona({ body: { persona, code } })),
    joinCompany: ({ email, code, employeeId, company }) =>
      join(membership.enterAssociate({ body: { email, code, employeeId, company } })),
  };
}
