import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call } from './call.ts';
import { passwordPolicyCodes } from './error-codes.ts';
import { passwordSchema } from './customer.ts';
import { identityTransactionSchema, usernameSchema } from './identity.ts';
import { identityErrorSchema } from './error-body.ts';
import { optionalFlag, optionalTextOf, someText } from './values.ts';

const stateTokenSchema = someText(512);

const requestSchema = z.strictObject({
  username: usernameSchema,
  factorType: z.literal('EMAIL'),
  relayState: optionalTextOf(512),
});

const errorShapes = { 401: identityErrorSchema, 403: identityErrorSchema, 429: identityErrorSchema } as const;
interface StepErrorsReply extends Named<typeof errorShapes> {}
const stepErrors: StepErrorsReply = errorShapes;

const step = {
  system: 'identity',
  method: 'POST',
  auth: 'none',
  response: identityTransactionSchema,
  errors: stepErrors,
} as const;

/** Account recovery; a new password can be set only in the state `PASSWORD_RESET`. */
export const recoveryCalls = {
  /** Replaces an expired password. */
  changeExpiredPassword: call({
    ...step,
    number: 76,
    codes: { 401: ['E0000004'], 403: passwordPolicyCodes },
    path: '/api/v1/authn/credentials/change_password',
    body: z.strictObject({ stateToken: stateTokenSchema, oldPassword: passwordSchema, newPassword: passwordSchema }),
  }),
  /** Sends an e-mail that unlocks the account; the response is the same for an unknown account. */
  unlock: call({ ...step, number: 77, path: '/api/v1/authn/recovery/unlock', body: requestSchema }),
  /** Sends an e-mail with a recovery token; the response is the same for an unknown account. */
  forgotPassword: call({
    ...step,
    number: 78,
    codes: { 403: ['E0000095'] },
    path: '/api/v1/authn/recovery/password',
    body: requestSchema,
  }),
  /** Verifies the token of a recovery e-mail. */
  verifyRecoveryToken: call({
    ...step,
    number: 79,
    codes: { 403: ['E0000105'] },
    path: '/api/v1/authn/recovery/token',
    body: z.strictObject({ recoveryToken: someText(512) }),
  }),
  /** Answers the recovery question. */
  answerQuestion: call({
    ...step,
    number: 80,
    codes: { 403: ['E0000087'] },
    path: '/api/v1/authn/recovery/answer',
    body: z.strictObject({ stateToken: stateTokenSchema, answer: someText(512) }),
  }),
  /** Sets the new password. */
  resetPassword: call({
    ...step,
    number: 81,
    codes: { 403: passwordPolicyCodes },
    path: '/api/v1/authn/credentials/reset_password',
    body: z.strictObject({
      stateToken: stateTokenSchema,
      newPassword: passwordSchema,
      revokeSessions: optionalFlag,
    }),
  }),
};
