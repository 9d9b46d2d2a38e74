import { call, identityTransactionSchema } from '@basin/sdk/contract';
import * as z from 'zod/mini';
import { implement, type Implemented } from '../implement.ts';
import type { IdentityContext } from './identity-context.ts';
import { answerQuestion, changeExpiredPassword, resetPassword, verifyRecoveryToken } from './recovery.ts';
import { requestPassword, requestUnlock } from './recovery-mail.ts';

const text = z.string().check(z.minLength(1), z.maxLength(512));
const request = z.strictObject({
  username: text,
  factorType: z.literal('EMAIL'),
  relayState: z.exactOptional(z.string().check(z.maxLength(512))),
});

const step = <const Path extends `/${string}`, Body extends z.ZodMiniType<object, object>>(
  number: number,
  path: Path,
  body: Body,
) =>
  call({
    number,
    system: 'identity',
    method: 'POST',
    path: `/api/v1/authn${path}`,
    auth: 'none',
    body,
    response: identityTransactionSchema,
  });

const recoveryCalls = {
  changeExpiredPassword: step(
    76,
    '/credentials/change_password',
    z.strictObject({ stateToken: text, oldPassword: text, newPassword: text }),
  ),
  unlock: step(77, '/recovery/unlock', request),
  forgotPassword: step(78, '/recovery/password', request),
  verifyRecoveryToken: step(79, '/recovery/token', z.strictObject({ recoveryToken: text })),
  answerQuestion: step(80, '/recovery/answer', z.strictObject({ stateToken: text, answer: text })),
  resetPassword: step(
    81,
    '/credentials/reset_password',
    z.strictObject({ stateToken: text, newPassword: text, revokeSessions: z.exactOptional(z.boolean()) }),
  ),
};

/** Password recovery, step by step. @see wire reference §76–81 */
export const recoveryHandlers = (context: IdentityContext): Implemented[] =>
  implement(recoveryCalls, {
    changeExpiredPassword: ({ body }) => changeExpiredPassword(context, body),
    unlock: ({ body }) => requestUnlock(context, body.username),
    forgotPassword: ({ body }) => requestPassword(context, body.username),
    verifyRecoveryToken: ({ body }) => verifyRecoveryToken(context, body.recoveryToken),
    answerQuestion: ({ body }) => answerQuestion(context, body),
    resetPassword: ({ body }) => resetPassword(context, body),
  });
