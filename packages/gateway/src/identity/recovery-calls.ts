import { contract } from '@basin/sdk/contract';
import type { IdentityContext } from './identity-context.ts';
import { requestPasswordReset, requestUnlock } from './recovery-email.ts';
import { answerQuestion, changeExpiredPassword, resetPassword, verifyRecoveryToken } from './recovery.ts';
import { implement } from '../http/implement.ts';

/** Handlers of account recovery. */
export const recoveryHandlers = (context: IdentityContext) =>
  implement(contract.recovery, {
    changeExpiredPassword: ({ body }) => changeExpiredPassword(context, body),
    unlock: ({ body }) => requestUnlock(context, body.username),
    forgotPassword: ({ body }) => requestPasswordReset(context, body.username),
    verifyRecoveryToken: ({ body }) => verifyRecoveryToken(context, body.recoveryToken),
    answerQuestion: ({ body }) => answerQuestion(context, body),
    resetPassword: ({ body }) => resetPassword(context, body),
  });
