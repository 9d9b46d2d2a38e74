import { usernameFrom } from '@basin/domain';
import type { RecoveryCalls } from '../../calls.ts';
import { hasStatus } from '../../client/errors.ts';
import type { IdentityTransaction } from '../../contract/types.ts';
import { errorTextOf } from '../../state/request-status.ts';
import type { AccountSetting } from './account-setting.ts';

/** Recovery of an account. Each call rejects with a 429 after too many attempts. */
export interface PasswordRecovery {
  /** Sends an e-mail with a link to set a new password; the result does not reveal whether the account exists. */
  readonly forgotPassword: (email: string) => Promise<void>;
  /** Sends an e-mail with a link that unlocks the account; the result does not reveal whether the account exists. */
  readonly unlock: (email: string) => Promise<void>;
  /** Verifies the token of an e-mailed link, which is valid once. */
  readonly verifyRecovery: (token: string) => Promise<RecoveryStep>;
  /** Answers the recovery question of a step. */
  readonly answerRecoveryQuestion: (answer: RecoveryAnswer) => Promise<RecoveryStep>;
  /** Sets a new password with the token of a step. */
  readonly resetPassword: (password: NewPassword) => Promise<RecoveryStep>;
  /** Sets a new password with the token of a sign-in whose password has expired. */
  readonly changeExpiredPassword: (passwords: ExpiredPassword) => Promise<RecoveryStep>;
}

/** The next step of a recovery. The token belongs to this shopper: store it where others cannot read it. */
export type RecoveryStep =
  | { readonly step: 'question'; readonly token: string; readonly question: string }
  | { readonly step: 'newPassword'; readonly token: string }
  /** The shopper can sign in. */
  | { readonly step: 'done' }
  /** The token is used, expired or unknown: the recovery starts again. */
  | { readonly step: 'expired' }
  /** The answer or the password is invalid and can be corrected; `error` is the provider's text. */
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

/** An expired password and its replacement. */
export interface ExpiredPassword extends NewPassword {
  readonly currentPassword: string;
}

/** Creates account recovery on the given calls. @see platform spec §4 and wire reference §76 to §81 */
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
      return next.step === 'rejected' ? { step: 'expired' } : next; // a link is valid only once
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
