import { countAttempt, clearAttempts, type AttemptLimit } from '../http/limits/attempts.ts';
import { findAccountByUid, type Account } from './accounts.ts';
import type { IdentityContext } from './identity-context.ts';
import { identityProblem, invalidToken, passwordRejected } from './identity-problem.ts';
import { resetSignInAttempts } from './known-networks.ts';
import { setPassword } from './set-password.ts';
import { linkTo, succeeded, userFrom } from './sign-in.ts';
import { findTransaction, openTransaction, takeTransaction, type TransactionKind } from './transactions.ts';

const answerLimit: AttemptLimit = { name: 'recovery-answer', max: 5, windowSeconds: 900 };

/**
 * Changes a password that has expired.
 *
 * @throws {HttpProblem} 401 `E0000011`, 403 `E0000014`
 */
export async function changeExpiredPassword(
  context: IdentityContext,
  { stateToken, oldPassword, newPassword }: { stateToken: string; oldPassword: string; newPassword: string },
) {
  const account = await accountOf(context, 'passwordExpired', stateToken);
  if (!(await context.passwords.matches(oldPassword, account.password_hash)))
    throw passwordRejected(['Old password is not correct']);
  return reset(context, account, newPassword);
}

/**
 * Redeems the token of a recovery e-mail: unlocks the account, asks its security question, or allows a new password.
 *
 * @throws {HttpProblem} 401 `E0000011` for a malformed token, 403 `E0000105` for a used or expired one
 */
export async function verifyRecoveryToken(context: IdentityContext, recoveryToken: string) {
  if (!/^[\w-]{43}$/.test(recoveryToken)) throw invalidToken();
  const locked = await redeemToken(context, 'unlock', recoveryToken);
  if (locked) return unlock(context, locked);
  const account = await redeemToken(context, 'recovery', recoveryToken);
  if (!account) throw linkExpired();
  const { recovery_question: question } = account;
  return question === null ? allowReset(context, account) : askQuestion(context, account, question);
}

/**
 * Checks the answer to an account's security question.
 *
 * @throws {HttpProblem} 401 `E0000011`, 403 `E0000087`
 */
export async function answerQuestion(
  context: IdentityContext,
  { stateToken, answer }: { stateToken: string; answer: string },
) {
  const { db, now } = context;
  const account = await accountOf(context, 'recoveryQuestion', stateToken);
  const { isOver } = await countAttempt(db, answerLimit, account.uid, now());
  const isCorrect = await context.passwords.matches(
    normalisedAnswer(answer),
    account.recovery_answer_hash ?? undefined,
  );
  if (isOver || !isCorrect) throw wrongAnswer();
  if ((await takeTransaction(db, 'recoveryQuestion', stateToken, now())) === undefined) throw invalidToken();
  await clearAttempts(db, answerLimit, account.uid);
  return allowReset(context, account);
}

/**
 * Sets the new password and signs the account in.
 *
 * @throws {HttpProblem} 401 `E0000011`, 403 `E0000014`
 */
export async function resetPassword(
  context: IdentityContext,
  { stateToken, newPassword }: { stateToken: string; newPassword: string },
) {
  return reset(context, await accountOf(context, 'passwordReset', stateToken), newPassword);
}

/** Normalizes an answer before hashing: case and surrounding spaces are ignored. */
const normalisedAnswer = (answer: string): string => answer.trim().toLowerCase();

async function accountOf({ db, now }: IdentityContext, kind: TransactionKind, stateToken: string): Promise<Account> {
  const uid = await findTransaction(db, kind, stateToken, now());
  const account = uid === undefined ? undefined : await findAccountByUid(db, uid);
  if (!account) throw invalidToken();
  return account;
}

async function redeemToken({ db, now }: IdentityContext, kind: TransactionKind, token: string) {
  const uid = await takeTransaction(db, kind, token, now());
  return uid === undefined ? undefined : findAccountByUid(db, uid);
}

// success ends the state token with all transactions of the account; after a rejected password it can be used again
async function reset(context: IdentityContext, account: Account, newPassword: string) {
  await setPassword(context, account, newPassword);
  return succeeded(context, account);
}

async function unlock({ db, log }: IdentityContext, account: Account) {
  log.info({ event: 'account-unlocked', uid: account.uid }, 'an account was unlocked');
  if (account.status === 'LOCKED_OUT') {
    await db.updateTable('accounts').set({ status: 'ACTIVE' }).where('uid', '=', account.uid).execute();
  }
  await resetSignInAttempts(db, account);
  return { status: 'SUCCESS' as const, recoveryType: 'UNLOCK' };
}

async function askQuestion(context: IdentityContext, account: Account, question: string) {
  const { token, expiresAt } = await openTransaction(context.db, 'recoveryQuestion', account.uid, context.now());
  return {
    stateToken: token,
    expiresAt: expiresAt.toISOString(),
    status: 'RECOVERY' as const,
    recoveryType: 'PASSWORD',
    _embedded: { user: { ...userFrom(account), recovery_question: { question } } },
    _links: { next: linkTo(context, 'answer', '/api/v1/authn/recovery/answer') },
  };
}

async function allowReset(context: IdentityContext, account: Account) {
  const { token, expiresAt } = await openTransaction(context.db, 'passwordReset', account.uid, context.now());
  return {
    stateToken: token,
    expiresAt: expiresAt.toISOString(),
    status: 'PASSWORD_RESET' as const,
    recoveryType: 'PASSWORD',
    _embedded: { user: userFrom(account) },
    _links: { next: linkTo(context, 'resetPassword', '/api/v1/authn/credentials/reset_password') },
  };
}

const linkExpired = () =>
  identityProblem(
    403,
    'E0000105',
    'You have accessed an account recovery link that has expired or been previously used.',
  );

const wrongAnswer = () => identityProblem(403, 'E0000087', 'The recovery question answer did not match our records.');
