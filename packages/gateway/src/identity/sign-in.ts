import { defaultLanguage, passwordLengths } from '@basin/domain';
import { countAttempt, clearAttempts } from '../http/limits/attempts.ts';
import { findAccountByLogin, loginFrom, type Account } from './accounts.ts';
import type { IdentityContext } from './identity-context.ts';
import { authenticationFailed } from './identity-problem.ts';
import { recordNetwork, signInLimit, signInSubject } from './known-networks.ts';
import { openTransaction } from './transactions.ts';

const undelayedAttempts = 4;
const firstDelayMs = 250;
const maxDelayMs = 4_000;

/**
 * Signs in by user name and password. Returns the state of the sign-in.
 *
 * Attempts are counted before the password is checked; they are delayed from the fifth on, and after ten in 15 minutes
 * the result is `LOCKED_OUT`. All of that is the same for an unknown login. Each network that the owner has signed in
 * from is counted separately, so that an attacker does not lock out the owner.
 *
 * @param address the caller's IP address
 * @throws {HttpProblem} 401 `E0000004` for an unknown login or a wrong password
 */
export async function signIn(
  context: IdentityContext,
  { username, password }: { username: string; password: string },
  address: string | undefined,
) {
  const { db, now, wait, log, passwords } = context;
  const login = loginFrom(username);
  const subject = await signInSubject(db, login, address);
  const { count, isOver } = await countAttempt(db, signInLimit, subject, now());
  if (isOver) {
    log.warn({ event: 'sign-in-locked' }, 'a login is locked after too many attempts');
    return lockedOut(context);
  }
  if (count > undelayedAttempts) await wait(Math.min(maxDelayMs, firstDelayMs * 2 ** (count - undelayedAttempts - 1)));
  const account = await findAccountByLogin(db, login);
  const isCorrect = await passwords.matches(password, account?.password_hash);
  if (!account || !isCorrect) {
    log.info({ event: 'sign-in-refused', uid: account?.uid }, 'a sign-in failed');
    throw authenticationFailed();
  }
  if (account.status === 'LOCKED_OUT') return lockedOut(context);
  await clearAttempts(db, signInLimit, subject);
  await recordNetwork(db, account.uid, address, now());
  log.info({ event: 'sign-in', uid: account.uid, status: account.status }, 'a sign-in succeeded');
  return account.status === 'PASSWORD_EXPIRED' ? passwordExpired(context, account) : succeeded(context, account);
}

/** Returns the result of a successful sign-in, with a single-use session token. */
export async function succeeded({ db, now }: IdentityContext, account: Account) {
  const { token, expiresAt } = await openTransaction(db, 'session', account.uid, now());
  return {
    status: 'SUCCESS' as const,
    expiresAt: expiresAt.toISOString(),
    sessionToken: token,
    _embedded: { user: userFrom(account) },
  };
}

async function passwordExpired(context: IdentityContext, account: Account) {
  const { token, expiresAt } = await openTransaction(context.db, 'passwordExpired', account.uid, context.now());
  return {
    status: 'PASSWORD_EXPIRED' as const,
    stateToken: token,
    expiresAt: expiresAt.toISOString(),
    _embedded: { user: userFrom(account), policy: { complexity: complexityOf(context) } },
    _links: {
      next: linkTo(context, 'changePassword', '/api/v1/authn/credentials/change_password'),
      cancel: linkTo(context, 'cancel', '/api/v1/authn/cancel'),
    },
  };
}

const lockedOut = (context: IdentityContext) => ({
  status: 'LOCKED_OUT' as const,
  _links: { next: linkTo(context, 'unlock', '/api/v1/authn/recovery/unlock') },
});

/** A link to the client's next step. */
export const linkTo = ({ origin }: IdentityContext, name: string, path: string) => ({
  name,
  href: `${origin}${path}`,
  hints: { allow: ['POST'] },
});

/** The account, as embedded in a transaction. */
export const userFrom = ({ uid, login, password_changed_at, firstName, lastName, locale }: Account) => ({
  id: uid,
  passwordChanged: password_changed_at.toISOString(),
  profile: { login, firstName, lastName, locale: locale ?? defaultLanguage, timeZone: 'America/Chicago' },
});

const complexityOf = ({ passwordPolicy: { pattern } }: IdentityContext) =>
  pattern
    ? { minLength: passwordLengths.configured, minLowerCase: 0, minUpperCase: 0, minNumber: 0, minSymbol: 0 }
    : { minLength: passwordLengths.default, minLowerCase: 1, minUpperCase: 1, minNumber: 1, minSymbol: 1 };
