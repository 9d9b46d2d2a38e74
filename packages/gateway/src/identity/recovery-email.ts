import { queueEmail } from '../mail/index.ts';
import { countAttempt, type AttemptLimit } from '../http/limits/attempts.ts';
import { findAccountByLogin, loginFrom } from './accounts.ts';
import type { IdentityContext } from './identity-context.ts';
import { openTransaction } from './transactions.ts';

const emailLimit: AttemptLimit = { name: 'recovery-mail', max: 5, windowSeconds: 900 };
/** Treats a repeated request, from a double click or a retry, as one request. */
const repeatLimit: AttemptLimit = { name: 'recovery-mail-repeat', max: 1, windowSeconds: 30 };
const responseTimeMs = 100;

/** Sends an e-mail that unlocks an account. The response does not reveal whether the account exists. */
export const requestUnlock = (context: IdentityContext, username: string) =>
  requestEmail(context, username, { kind: 'unlock', recoveryType: 'UNLOCK' });

/** Sends an e-mail to reset the password. The response does not reveal whether the account exists. */
export const requestPasswordReset = (context: IdentityContext, username: string) =>
  requestEmail(context, username, { kind: 'recovery', recoveryType: 'PASSWORD' });

type RecoveryEmailKind = 'unlock' | 'recovery';

async function requestEmail(
  context: IdentityContext,
  username: string,
  { kind, recoveryType }: { kind: RecoveryEmailKind; recoveryType: string },
) {
  // a constant response time does not reveal whether an e-mail was queued
  await Promise.all([context.wait(responseTimeMs), queueRecoveryEmail(context, loginFrom(username), kind)]);
  return { status: 'RECOVERY_CHALLENGE' as const, factorResult: 'WAITING', factorType: 'EMAIL', recoveryType };
}

async function queueRecoveryEmail(
  { db, now, newId, log }: IdentityContext,
  login: string,
  kind: RecoveryEmailKind,
): Promise<void> {
  const { isOver: isRepeated } = await countAttempt(db, repeatLimit, `${kind} ${login}`, now());
  if (isRepeated) return;
  const { isOver } = await countAttempt(db, emailLimit, login, now());
  log.info({ event: `${kind}-asked` }, 'a recovery e-mail was requested');
  const account = await findAccountByLogin(db, login);
  if (!account || isOver) return;
  const { token } = await openTransaction(db, kind, account.uid, now());
  const { email: recipient, locale, firstName } = account;
  await queueEmail(db, { recipient, kind, locale, facts: { firstName }, token }, { now, newId });
}
