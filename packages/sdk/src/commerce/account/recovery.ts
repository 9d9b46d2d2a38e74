import { usernameFrom } from '@basin/domain';
import type { RecoveryCalls } from '../../calls.ts';
import { hasStatus } from '../../client/errors.ts';
import type { IdentityTransaction } from '../../contract/types.ts';
import { errorTextOf } from '../../state/request-status.ts';
import type { AccountSetting } from './account-setting.ts';

/** The way back into an account. Each call rejects with a 429 after too many tries. */
export interface PasswordRecovery {
  /** Mails a link that lets a new password be set; nothing says whether there is such an account. */
  readonly forgotPassword: (email: string) => Promise<void>;
  /** Mails a link that unlocks the account; nothing says whether there is such an account. */
  readonly unlock: (email: string) => Promise<void>;
  /** Takes the token of a mailed link, once. */
  readonly verifyRecovery: (token: string) => Promise<RecoveryStep>;
  /** Answers the recovery question of a step. */
  readonly answerRecoveryQuestion: (answer: RecoveryAnswer) => Promise<RecoveryStep>;
  /** Sets a new password with the token of a step. */
  readonly resetPassword: (password: NewPassword) => Promise<RecoveryStep>;
  /** Sets a new password with the token of a sign-in whose password has expired. */
  readonly changeExpiredPassword: (passwords: ExpiredPassword) => Promise<RecoveryStep>;
}

/** What comes next on the way back into an account. The token belongs to this shopper: keep it where others cannot read it. */
export type RecoveryStep =
  | { readonly step: 'question'; readonly token: string; readonly question: string }
  | { readonly step: 'newPassword'; readonly token: string }
  /** The shopper can sign in. */
  | { readonly step: 'done' }
  /** The token is used up, too old or unknown: the way begins again. */
  | { readonly step: 'expired' }
  /** The answer or the password is not accepted and may be tried again; in the provider's words. */
  | { readonly step: 'rejected'; readonly error: string };

/** The answer to a recovery question. */
export interface RecoveryAnswer {
  readonly token: string;
  readonly answer: string;
}

/** A password to set. */
export interface NewPassword {
  readonly token: string;
  readonly newPassword: string;
}

/** A password that has expired, and the one to take its place. */
export interface ExpiredPassword extends NewPassword {
  readonly currentPassword: string;
}

/** The way back into an account over the calls given. @see platform spec §4 and wire reference §76 to §81 */
export function createRecovery(
  { recovery }: { readonly recovery: RecoveryCalls },
  { usernameExtension }: AccountSetting,
): PasswordRecovery {
  const mailTo = async (email: string) =>
    ({ body: { username: usernameFrom(email, await usernameExtension()), factorType: 'EMAIL' } }) as const;
  return {
    async forgotPassword(email) {
      await recovery.forgotPassword(await mailTo(email));
    },
    async unlock(email) {
      await recovery.unlock(await mailTo(email));
    },
    async verifyRecovery(recoveryToken) {
      const next = await step(recovery.verifyRecoveryToken({ body: { recoveryToken } }));
      return next.step === 'rejected' ? { step: 'expired' } : next; // a link is not tried again
    },
    answerRecoveryQuestion: ({ token: stateToken, answer }) =>
      step(recovery.answerQuestion({ body: { stateToken, answer } })),
    resetPassword: ({ token: stateToken, newPassword }) =>
      step(recovery.resetPassword({ body: { stateToken, newPassword } })),
    changeExpiredPassword: ({ token: stateToken, currentPassword: oldPassword, newPassword }) =>
      step(recovery.changeExpiredPassword({ body: { stateToken, oldPassword, newPassword } })),
  };
}

async function step(reply: Promise<IdentityTransaction>): Promise<RecoveryStep> {
  try {
    const { status, stateToken: token, user } = await reply;
    if (token === undefined || status === 'SUCCESS') return { step: 'done' };
    if (status === 'PASSWORD_RESET') return { step: 'newPassword', token };
    return { step: 'question', token, question: user?.recovery_question?.question ?? '' };
  } catch (problem) {
    if (hasStatus(problem, 401)) return { step: 'expired' };
    if (hasStatus(problem, 403)) return { step: 'rejected', error: errorTextOf(problem) };
    throw problem;
  }
}
